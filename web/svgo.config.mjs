// For art drawn for this project: `npx svgo -f src/art/FOLDER`. Colours are CSS variables and must stay as they are;
// ids are made unique in a sheet by scripts/art.mjs. A tenth of a unit is fine enough: pictures are 24 to 160 units wide.
export default {
  multipass: true,
  floatPrecision: 1,
  plugins: [{ name: 'preset-default', params: { overrides: { mergePaths: false, cleanupIds: { minify: true } } } }],
};
