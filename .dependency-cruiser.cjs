/** Who may know whom. What `allowed` does not name is refused. */

const { RULES } = require('./scripts/checks/ladders.cjs');

const TEST = '\\.test\\.tsx?$';
/** Libraries with one home in the renderers. */
const HOMES = {
  grid: '^node_modules/(ag-grid-community|ag-grid-react|@ag-grid-community)/',
  forms: '^node_modules/@rjsf/',
  playground: '^node_modules/monaco-editor/',
  charts: '^node_modules/echarts/',
};
const SCREEN_LIBRARIES = '^node_modules/(react|react-dom|react-router-dom|antd|@ant-design|jotai|@tanstack)/';
const SERVER_LIBRARIES = '^node_modules/(fastify|@fastify|pg|kysely|@electric-sql|libpg-query|pino|csv-parse)/';
const ENGINE_LIBRARIES = '^node_modules/(jsonc-parser|@marcbachmann/cel-js|@noble/hashes|ajv|ajv-formats|libpg-query)/';
const ours = (layer) => ({ path: `^${layer}/`, pathNot: TEST });

module.exports = {
  allowedSeverity: 'error',
  allowed: [
    { from: { path: TEST }, to: {} },
    { from: { path: '^tests/' }, to: {} },
    { from: { path: '^scripts/' }, to: {} },
    {
      from: { path: '^schemas/generated/' },
      to: { path: ['^schemas/generated/', '^node_modules/(ajv|ajv-formats)/'] },
    },
    { from: ours('engine'), to: { path: ['^engine/', '^schemas/generated/', ENGINE_LIBRARIES] } },
    { from: ours('renderers'), to: { path: ['^renderers/', '^engine/', '^schemas/generated/'] } },
    {
      from: ours('renderers'),
      to: { path: '^node_modules/', pathNot: [SERVER_LIBRARIES, ...Object.values(HOMES)] },
    },
    ...Object.entries(HOMES).map(([home, library]) => ({ from: ours(`renderers/${home}`), to: { path: library } })),
    // The code cell shows the playground's editor.
    { from: ours('renderers/cells/types/code'), to: { path: HOMES.playground } },
    { from: ours('server'), to: { path: ['^server/', '^engine/', '^schemas/generated/'] } },
    { from: ours('server'), to: { dependencyTypes: ['core'] } },
    {
      from: ours('server'),
      to: { path: '^node_modules/', pathNot: [SCREEN_LIBRARIES, ...Object.values(HOMES)] },
    },
    // The same charts, drawn where there is no browser.
    { from: ours('server/papers'), to: { path: HOMES.charts } },
    // Forms with a schema of their own: what the browser runs is written where the screens are compiled.
    { from: { path: '^server/screens/schemaModule\\.ts$' }, to: { path: '^node_modules/@rjsf/validator-ajv8/' } },
  ],
  forbidden: [
    ...RULES,
    {
      name: 'no-whole-echarts',
      comment: 'The whole of it weighs twice as much and runs code made of text; parts come from its core.',
      severity: 'error',
      from: {},
      to: { path: '^node_modules/echarts/(index|dist/|lib/|types/dist/(all|echarts)\\.)' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphans',
      comment: 'Workers are started by address, declarations of types are found by name.',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '[wW]orker\\.ts$', TEST, '^scripts/', '^tests/'] },
      to: {},
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(engine|server|renderers|schemas|scripts)/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { path: '^(engine|server|renderers|schemas)/', pathNot: TEST },
      to: { path: '^scripts/' },
    },
    {
      name: 'no-development-package',
      severity: 'error',
      from: { path: '^(engine|server|renderers)/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|docs|screens)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
