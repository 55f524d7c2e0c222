import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CITIES } from '../../src/catalogue/cities.ts';
import { checkCity } from '../../src/features/cities/domain/check-city.ts';
import { cityJsonSchema } from '../../src/features/cities/domain/city-json-schema.ts';
import { nameFaults } from '../../src/features/cities/domain/city-sense.ts';
import {
  exportCity,
  type ImportOutcome,
  importCity,
  importedCities,
  listImports,
  removeCity,
} from '../../src/features/cities/server/operate-cities.ts';
import { type Config, readConfig } from '../../src/platform/node/config.ts';
import type { Database } from '../../src/platform/node/db/database.ts';
import { type CommandOutcome, done, refused } from '../operator/command.ts';
import { openSiteDatabase } from '../operator/open-site-database.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';
import { reportLines } from './report-lines.ts';

const USAGE = [
  'npm run catalogue -- check FILE              look for faults in the file of a city',
  'npm run catalogue -- import FILE [--replace] check it, and plan with it from now on',
  'npm run catalogue -- list                    the cities there are',
  'npm run catalogue -- remove CITY             plan nothing new with an imported city',
  'npm run catalogue -- export CITY [FILE]      the file of a city, to print or to write',
  'npm run catalogue -- schema                  the JSON Schema of these files, for editors',
  'docs/operators/catalogue.md explains the file.',
];

/** Runs `npm run catalogue` with the words after its `--`. Throws only what `sayError` knows how to say. */
export async function runCatalogue(words: readonly string[], env: NodeJS.ProcessEnv): Promise<CommandOutcome> {
  const [command, ...rest] = words.filter((word) => !word.startsWith('--'));
  const flags = words.filter((word) => word.startsWith('--'));
  const unknown = flags.find((flag) => command !== 'import' || flag !== '--replace');
  const [first, second, ...more] = rest;
  // npm runs us in the project's folder, wherever the operator stands.
  const at = (file: string) => path.resolve(env.INIT_CWD ?? '', file);
  const isTooMany = more.length > 0 || (second !== undefined && command !== 'export');
  if (unknown !== undefined || isTooMany) return refused(...USAGE);
  switch (command ?? '') {
    case 'check':
      return first === undefined ? refused(...USAGE) : checkFile(at(first)).outcome;
    case 'import':
      return first === undefined
        ? refused(...USAGE)
        : importFile(at(first), flags.includes('--replace'), readConfig(env));
    case 'remove':
      return first === undefined ? refused(...USAGE) : withDatabase(readConfig(env), false, (db) => remove(db, first));
    case 'export':
      return first === undefined ? refused(...USAGE) : exportTo(first, second && at(second), readConfig(env));
    case 'list':
      return first === undefined ? withDatabase(readConfig(env), false, list) : refused(...USAGE);
    case 'schema':
      return first === undefined ? done(JSON.stringify(cityJsonSchema(), null, 2)) : refused(...USAGE);
    default:
      return refused(...USAGE);
  }
}

function checkFile(file: string) {
  const text = readCatalogueFile(file);
  if (!text.ok) return { city: null, outcome: refused(`${file}: ${text.reason}.`) };
  const report = checkCity(text.value);
  return { city: report.city, outcome: { isDone: report.city !== null, lines: reportLines(file, report) } };
}

async function importFile(file: string, mayReplaceRelease: boolean, config: Config): Promise<CommandOutcome> {
  const { city, outcome } = checkFile(file);
  if (city === null) return outcome;
  return withDatabase(config, true, async (db, where) => {
    const others = [...CITIES, ...(await importedCities(db))].filter(({ id }) => id !== city.id);
    const clashes = nameFaults(city, others);
    if (clashes.length > 0) return refused(...outcome.lines, ...clashes.map(({ text }) => `${text}.`));
    const stored = await importCity(db, city, mayReplaceRelease);
    if (stored.ok) return done(...outcome.lines, importedLine(city.name, stored.value), `Database: ${where}`);
    return refused(
      ...outcome.lines,
      `${city.name} comes with the release. To plan with this file instead, say so: npm run catalogue -- import ${file} --replace`,
    );
  });
}

function importedLine(name: string, { version, before }: ImportOutcome): string {
  switch (before) {
    case 'nothing':
      return `Imported ${name}, version ${version}. New plans are made with it from now on.`;
    case 'the-same':
      return `Nothing to do: this very version of ${name} (${version}) is the one that plans are made with.`;
    case 'another-version':
      return `Imported ${name}, version ${version}, in place of the one before. Plans that exist keep theirs.`;
    case 'the-release':
      return `Imported ${name}, version ${version}, in place of the release's own. “remove” puts that back.`;
  }
}

async function remove(db: Database, cityId: string): Promise<CommandOutcome> {
  const now = await removeCity(db, cityId);
  if (now === null) return refused(`No city “${cityId}” has been imported. “list” shows those that have.`);
  const then =
    now === 'the-release' ? 'New plans are made with the release’s own again.' : 'Nothing new is planned there.';
  return done(`Removed ${cityId}. ${then} Plans that exist keep their places.`);
}

async function exportTo(cityId: string, file: string | undefined, config: Config): Promise<CommandOutcome> {
  if (file !== undefined && existsSync(file)) return refused(`${file} exists already, and is not overwritten.`);
  const city = await withDatabase(config, false, (db) => exportCity(db, cityId));
  if (city === null) return refused(`There is no city “${cityId}”. “list” shows those there are.`);
  const text = JSON.stringify(city, null, 2);
  if (file === undefined) return done(text);
  writeFileSync(file, `${text}\n`);
  return done(`Wrote ${file}.`);
}

async function list(db: Database, where: string): Promise<CommandOutcome> {
  const imports = await listImports(db);
  const current = new Map(imports.filter(({ isCurrent }) => isCurrent).map((city) => [city.cityId, city]));
  const line = (id: string, text: string) => `${id.padEnd(20)} ${text}`;
  const ofRelease = CITIES.map(({ id }) => line(id, current.has(id) ? 'release, replaced below' : 'release'));
  const imported = imports.map(({ cityId, version, isCurrent, importedAt }) =>
    line(
      cityId,
      `${version}  ${importedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${isCurrent ? 'planned with' : 'kept for older plans'}`,
    ),
  );
  return done(...ofRelease, ...imported, `Database: ${where}`);
}

async function withDatabase<Value>(
  config: Config,
  mayCreate: boolean,
  work: (db: Database, where: string) => Promise<Value>,
): Promise<Value> {
  const database = await openSiteDatabase(config, mayCreate);
  try {
    return await work(database.db, database.where);
  } finally {
    await database.close();
  }
}
