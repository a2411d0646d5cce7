// Makes src/lib/protocol.ts from the server's JSON schema of the websocket's messages, src/lib/api.ts from its OpenAPI
// description, and from each game's declarations src/games/<game>/model/events.gen.ts, view.gen.ts, decisions.gen.ts and
// telling.gen.ts.
// `npm run types` writes them, `npm run types -- --check` only says whether they are up to date.
// PYTHON names an interpreter that has tumbleweed installed; otherwise `uv run python` is used.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { python } from './python.mjs';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');
const ASK = `
import json, pathlib
from tumbleweed import declared, games, telling
from tumbleweed.server import protocol
from tumbleweed.server.app import make_app
from tumbleweed.server.settings import Settings
print(json.dumps({
    "protocol": protocol.schema(),
    "api": make_app(Settings(data=pathlib.Path("unused"))).openapi(),
    "games": {
        spec.name: {**declared.schema(spec.name), "telling": telling.telling(spec.name)} for spec in games.GAMES
    },
}))
`;

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

/** A named schema as a declaration. A `type` fits where any further fields are allowed; an interface does not. */
function declaration(name, schema, word = 'interface') {
  const about = schema.description ? `/** ${schema.description.replace(/\s+/g, ' ').trim()} */\n` : '';
  if (!schema.properties) return `${about}export type ${name} =\n  | ${type(schema).split(' | ').join('\n  | ')};\n`;
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(([field, value]) => {
    const note = value.description ? `  /** ${value.description} */\n` : '';
    return `${note}  ${field}${required.has(field) ? '' : '?'}: ${type(value)};`;
  });
  const head = word === 'type' ? `type ${name} =` : `interface ${name}`;
  return `${about}export ${head} {\n${fields.join('\n')}\n}\n`;
}

function protocolTypes(schema) {
  const parts = Object.entries(schema.$defs).map(([name, each]) => declaration(name, each));
  return `// Made by \`npm run types\` from the server's schema: ${schema.title}.\n\n${parts.join('\n')}`;
}

async function apiTypes(openapi) {
  const text = astToString(await openapiTS(openapi));
  return `// Made by \`npm run types\` from the server's OpenAPI description.\n\n${text}`;
}

/** A game's events, told apart by `event` and `form`. They are types, since interfaces would not fit `GameEvent`. */
function eventTypes({ title, anyOf, $defs }) {
  const parts = Object.entries($defs).map(([name, each]) => declaration(name, each, 'type'));
  const all = anyOf.map((each) => `  | ${type(each)}`).join('\n');
  return `// Made by \`npm run types\` from what the game declares: ${title}.\n\n${parts.join('\n')}\nexport type Event =\n${all};\n`;
}

function viewTypes({ title, $defs }) {
  const parts = Object.entries($defs).map(([name, each]) => declaration(name, each, 'type'));
  return `// Made by \`npm run types\` from what the game declares: ${title}.\n\n${parts.join('\n')}`;
}

/** A game's decisions: their ids by their names. */
function decisionTypes({ title, oneOf }) {
  const ids = oneOf.map((each) => `export const ${each.title} = ${JSON.stringify(each.const)};`).join('\n');
  const all = oneOf.map((each) => `  | typeof ${each.title}`).join('\n');
  return `// Made by \`npm run types\` from what the game declares: ${title}.\n\n${ids}\n\nexport type Decision =\n${all};\n`;
}

/** How long each event of a game is told. */
function tellingTimes(game, lengths) {
  const rows = Object.entries(lengths).map(
    ([event, length]) => `  ${/\W/.test(event) ? `'${event}'` : event}: ${length},`,
  );
  return `// Made by \`npm run types\`: how many milliseconds an event of ${game} is told.\n\nexport const TELLING = {\n${rows.join('\n')}\n} as const;\n`;
}

const asked = JSON.parse(python('-c', ASK));
const files = { 'lib/protocol.ts': protocolTypes(asked.protocol), 'lib/api.ts': await apiTypes(asked.api) };
for (const [game, { events, views, decisions, telling }] of Object.entries(asked.games)) {
  files[`games/${game}/model/events.gen.ts`] = eventTypes(events);
  files[`games/${game}/model/view.gen.ts`] = viewTypes(views);
  files[`games/${game}/model/decisions.gen.ts`] = decisionTypes(decisions);
  files[`games/${game}/model/telling.gen.ts`] = tellingTimes(game, telling);
}
const check = process.argv.includes('--check');
for (const [name, text] of Object.entries(files)) {
  const path = join(SRC, name);
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`src/${name} does not fit the server any more: npm run types`);
    process.exitCode = 1;
  }
}
