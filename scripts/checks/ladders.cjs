/**
 * The rooms of each layer, lowest rung first. A room may import rooms of lower rungs; rooms of one rung do not know
 * each other; `.` is the layer's own folder. A room that is not listed is refused. Read by `.dependency-cruiser.cjs`.
 */
const LADDERS = {
  engine: [
    ['.', 'regex', 'api'],
    ['plan', 'permissions', 'routes', 'markup'],
    ['values', 'reportSql'],
    ['cron', 'expressions', 'queries', 'charts'],
    ['rules', 'queryBuilder', 'measures'],
    ['lists', 'session', 'boards'],
    ['rows', 'compile', 'pickers'],
    ['clipboard', 'live', 'authoring'],
    ['notices'],
  ],
  server: [
    ['config'],
    ['db', 'papers'],
    ['http'],
    ['access', 'facts'],
    ['auth'],
    ['dictionaries'],
    ['records'],
    ['valueRules', 'reports', 'files', 'live', 'logs'],
    ['screens', 'organization', 'announcements', 'agreements', 'boards', 'prints', 'transfer'],
    ['demo', 'maintenance', 'gateway', 'jobs', 'messages', 'monitor', 'scaffold', 'schedules', 'transitions'],
    ['.'],
  ],
  renderers: [
    ['ui'],
    ['services'],
    ['cells'],
    ['grid', 'charts'],
    ['query'],
    ['pickers'],
    ['forms'],
    ['lists'],
    ['notices', 'pages', 'playground'],
    ['shell'],
    ['.'],
  ],
};

/** Folders whose inner folders must not know each other: `renderers/cells/types/select` and its neighbours. */
const SIBLINGS = ['renderers/cells/types', 'renderers/lists/types'];

const TEST = '\\.test\\.tsx?$';

const folderOf = (layer, room) => (room === '.' ? `^${layer}/[^/]+$` : `^${layer}/${room}/`);

function ladderRules(layer, rungs) {
  return rungs.flatMap((rung, at) =>
    rung.map((room) => {
      const lower = rungs.slice(0, at).flat();
      const allowed = [room, ...lower].map((name) => folderOf(layer, name));
      return {
        name: `ladder-${layer}-${room === '.' ? 'root' : room}`,
        comment: 'A room imports lower rooms only.',
        severity: 'error',
        from: { path: folderOf(layer, room), pathNot: [TEST, '^server/testing/'] },
        to: { path: `^${layer}/`, pathNot: allowed },
      };
    }),
  );
}

function roomRules(layer, rungs) {
  const known = rungs.flat().map((room) => folderOf(layer, room));
  return {
    name: `ladder-${layer}-unknown`,
    comment: 'A new room is given its rung in scripts/checks/ladders.cjs first.',
    severity: 'error',
    from: { path: `^${layer}/`, pathNot: [...known, TEST, '^server/testing/'] },
    to: {},
  };
}

const siblingRules = SIBLINGS.map((folder) => ({
  name: `siblings-${folder.replaceAll('/', '-')}`,
  comment: 'Types of one set do not know each other: what two need stands above them.',
  severity: 'error',
  from: { path: `^${folder}/([^/]+)/`, pathNot: TEST },
  to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/$1/` },
}));

/** For `forbidden` of dependency-cruiser. */
const RULES = [
  ...Object.entries(LADDERS).flatMap(([layer, rungs]) => [...ladderRules(layer, rungs), roomRules(layer, rungs)]),
  ...siblingRules,
  {
    name: 'nothing-imports-testing',
    comment: 'What tests stand on is no part of the product.',
    severity: 'error',
    from: { pathNot: [TEST, '^server/testing/', '^tests/'] },
    to: { path: '^server/testing/' },
  },
];

module.exports = { LADDERS, SIBLINGS, RULES };
