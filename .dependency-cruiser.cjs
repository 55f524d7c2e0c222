// Who may import whom (ARCHITECTURE.md). Each message says what to do instead.
const PURE = '^src/(shared|catalogue|engine|features/[^/]+/domain)/';
const TEST = '[.](test|spec)[.]tsx?$';
const SOLVER = '^src/engine/(?!check-plan[.]ts$|check/|trip-plan[.]ts$|trip-request[.]ts$|places[.]ts$)';
const UNDERSTANDING = '^src/features/chat/domain/understanding/';
/** How a chat message is understood, the first stage first; `intent` and `reading` are what the later ones pass on. */
const STAGES = [
  'typing/',
  'finding/',
  '(intent|reading)[.]ts$',
  'cues/',
  'wishes/',
  'questions/',
  'ear/',
  'message/',
  'conversation/',
];
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'pure-core',
      'Rules and the engine run anywhere: no React, no Node, no HTTP, no SQL. Only zod, in domain/ and the catalogue schema.',
      { path: PURE, pathNot: TEST },
      {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'],
        pathNot: 'node_modules/zod/',
      },
    ),
    rule(
      'engine-has-no-dependencies',
      'Not even zod: the engine takes typed values in and gives typed values out.',
      { path: '^src/(shared|catalogue|engine)/', pathNot: [TEST, '^src/catalogue/city(-guide)?-schema[.]ts$'] },
      { path: 'node_modules/' },
    ),
    rule(
      'pure-core-imports-pure',
      'Pure code imports only pure code.',
      { path: PURE, pathNot: TEST },
      { path: '^src/', pathNot: PURE },
    ),
    rule(
      'checker-shares-no-code-with-solver',
      'The checker is independent: types, catalogue data and its own arithmetic only.',
      { path: '^src/engine/(check-plan[.]ts$|check/)', pathNot: TEST },
      { path: SOLVER },
    ),
    rule(
      'checker-has-its-own-arithmetic',
      'What the solver reads hours or seeds with, the checker must not trust.',
      { path: '^src/engine/(check-plan[.]ts$|check/)', pathNot: TEST },
      { path: '^src/(shared/rng|catalogue/(parse-hours|weekly-hours|pounds-each))[.]ts$' },
    ),
    rule(
      'bottom-layers',
      'shared < catalogue < engine; none of them knows a feature.',
      { path: '^src/(shared|catalogue|engine)/', pathNot: TEST },
      { path: '^src/features/' },
    ),
    rule('shared-is-bottom', 'shared imports nothing of ours.', { path: '^src/shared/' }, { path: '^src/(?!shared/)' }),
    rule(
      'catalogue-below-engine',
      'The catalogue is data; it does not call the engine.',
      { path: '^src/catalogue/', pathNot: TEST },
      { path: '^src/engine/' },
    ),
    rule(
      'kit-knows-no-domain',
      'ui/ and platform/ could ship in another product: pass what they need as arguments.',
      { path: '^src/(ui|platform)/', pathNot: TEST },
      { path: '^src/(features|engine|catalogue|app|server)/' },
    ),
    rule(
      'browser-never-reaches-server',
      'The two halves meet on the wire and in domain/, nowhere else.',
      { path: '^src/(ui|app|platform/browser|features/[^/]+/web)/' },
      { path: '^src/(server|platform/node|features/[^/]+/server)/' },
    ),
    rule(
      'server-never-reaches-browser',
      'The same wall from the other side.',
      { path: '^src/(server|platform/node|features/[^/]+/server)/' },
      { path: '^src/(ui|app|platform/browser|features/[^/]+/web)/' },
    ),
    rule(
      'server-has-no-react',
      'Mail is plain templates; nothing on the server renders React.',
      { path: '^src/(server|platform/node|features/[^/]+/server)/' },
      { path: 'node_modules/react(-dom)?/' },
    ),
    rule(
      'features-stand-alone',
      'From another feature take its domain/, or its server/public.ts; compose screens in app/.',
      { path: '^src/features/([^/]+)/', pathNot: TEST },
      {
        path: '^src/features/([^/]+)/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/domain/', '^src/features/[^/]+/server/public[.]ts$'],
      },
    ),
    rule(
      'nobody-imports-the-top',
      'app/ and server/ compose; nothing below them may know them.',
      { path: '^src/', pathNot: ['^src/(app|server)/', TEST] },
      { path: '^src/(app|server)/' },
    ),
    rule(
      'sql-only-in-sql-files',
      'SQL text lives in *.sql.ts, the generic rest/ layer and the db adapter.',
      { path: '^src/', pathNot: '([.]sql[.]ts|[.]pg[.]test[.]ts)$|^src/(platform/node/db|server/rest)/' },
      { path: 'node_modules/(pg|kysely)/' },
    ),
    ...STAGES.slice(0, -1).map((stage, at) =>
      rule(
        `understanding-goes-one-way-${at + 1}`,
        'A stage of understanding knows the stages before it, never a later one.',
        { path: `${UNDERSTANDING}${stage}`, pathNot: TEST },
        { path: `${UNDERSTANDING}(${STAGES.slice(at + 1).join('|')})` },
      ),
    ),
    rule('no-cycles', 'A cycle is two files pretending to be separate.', {}, { circular: true }),
    rule(
      'no-unresolvable',
      'An import the checker cannot follow would slip past every rule above.',
      {},
      { couldNotResolve: true },
    ),
    rule('no-barrels', 'Import the file that defines the thing.', { path: '^src/' }, { path: '^src/.*/index[.]tsx?$' }),
    rule(
      'no-test-code-in-src',
      'Shared test helpers live in tests/support.',
      { path: '^src/', pathNot: TEST },
      { path: `^tests/|${TEST}` },
    ),
    rule(
      'no-orphans',
      'Dead file, or an entry point missing from this list.',
      { orphan: true, path: '^src/', pathNot: `${TEST}|^src/(app/|server/main|server/worker)|[.]d[.]ts$` },
      {},
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
