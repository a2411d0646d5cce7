// Makes src/lib/protocol.ts from the server's JSON schema of the websocket's messages, and src/lib/api.ts from its
// OpenAPI description. `npm run types` writes them, `npm run types -- --check` only says whether they are up to date.
// PYTHON names an interpreter that has tumbleweed installed; otherwise `uv run python` is asked.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const LIB = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'lib');
const ASK = `
import json, pathlib
from tumbleweed.server import protocol
from tumbleweed.server.app import make_app
from tumbleweed.server.settings import Settings
print(json.dumps({"protocol": protocol.schema(), "api": make_app(Settings(data=pathlib.Path("unused"))).openapi()}))
`;

function ask() {
  const [command, ...words] = process.env.PYTHON ? [process.env.PYTHON] : ['uv', 'run', 'python'];
  return JSON.parse(execFileSync(command, [...words, '-c', ASK], { encoding: 'utf8', maxBuffer: 1 << 26 }));
}

/** A JSON schema as a TypeScript type. */
function type(schema) {
  if (schema.$ref) return schema.$ref.split('/').pop();
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(type).join(' | ');
  switch (schema.type) {
    case 'null':
      return 'null';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'string':
      return schema.type;
    case 'array': {
      const items = type(schema.items ?? {});
      return /[ |]/.test(items) ? `(${items})[]` : `${items}[]`;
    }
    case 'object': {
      if (schema.properties) throw new Error('an object inside another one has no name');
      return `Record<string, ${type(schema.additionalProperties || {})}>`;
    }
    case undefined:
      return 'unknown';
    default:
      throw new Error(`no TypeScript type is known for ${JSON.stringify(schema)}`);
  }
}

/** A named schema as a declaration. */
function declaration(name, schema) {
  const about = schema.description ? `/** ${schema.description.replace(/\s+/g, ' ').trim()} */\n` : '';
  if (!schema.properties) return `${about}export type ${name} =\n  | ${type(schema).split(' | ').join('\n  | ')};\n`;
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(
    ([field, value]) => `  ${field}${required.has(field) ? '' : '?'}: ${type(value)};`,
  );
  return `${about}export interface ${name} {\n${fields.join('\n')}\n}\n`;
}

function protocolTypes(schema) {
  const parts = Object.entries(schema.$defs).map(([name, each]) => declaration(name, each));
  return `// Made by \`npm run types\` from the server's schema: ${schema.title}.\n\n${parts.join('\n')}`;
}

async function apiTypes(openapi) {
  const text = astToString(await openapiTS(openapi));
  return `// Made by \`npm run types\` from the server's OpenAPI description.\n\n${text}`;
}

const asked = ask();
const files = { 'protocol.ts': protocolTypes(asked.protocol), 'api.ts': await apiTypes(asked.api) };
const check = process.argv.includes('--check');
for (const [name, text] of Object.entries(files)) {
  const path = join(LIB, name);
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`src/lib/${name} does not fit the server any more: npm run types`);
    process.exitCode = 1;
  }
}
