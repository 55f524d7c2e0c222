import { expect, test } from 'vitest';
import { wallsBrokenBy } from './browser-walls.ts';

test.each([
  'src/server/app.ts',
  'src/platform/node/db/database.ts',
  'src/features/planner/server/create-plan.ts',
  'src/engine/plan-trip.ts',
  'src/catalogue/cities.ts',
  'src/catalogue/cities/london-hotels.ts',
  'src/catalogue/generic.ts',
  'node_modules/pg/lib/client.js',
  'node_modules/kysely/dist/esm/index.js',
])('a browser is never sent %s', (name) => {
  expect(wallsBrokenBy([name])).toEqual([expect.stringContaining(name)]);
});

test('what pages are made of passes', () => {
  const modules = [
    'src/features/planner/web/planner-screen.tsx',
    'src/features/planner/domain/trip-brief.ts',
    'src/catalogue/vocabulary.ts',
    'src/platform/browser/backend.ts',
    'node_modules/react-router/dist/index.js',
  ];
  expect(wallsBrokenBy(modules)).toEqual([]);
});
