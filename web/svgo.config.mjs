// For art drawn for this project: `npx svgo -r -f src/art`. Colours are CSS variables and must stay as they are;
// ids are made unique in a sheet by scripts/art.mjs.
export default {
  multipass: true,
  floatPrecision: 2,
  plugins: [{ name: 'preset-default', params: { overrides: { mergePaths: false, cleanupIds: { minify: true } } } }],
};
