import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

// Whoever reads the documents looks for what they name: every command, path, file, setting and function of the code must
// be there under that name.

const ROOT = path.resolve(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const ROOT_PAGES = ['README.md', 'ARCHITECTURE.md', 'SECURITY.md'];
const PAGES = [...ROOT_PAGES, 'src/engine/README.md', ...globSync('docs/**/*.md', { cwd: ROOT })];

const FOLDERS = '{src,tests,scripts,bench,db,docs,tools,public}';
const FILES = globSync([`${FOLDERS}/**/*`, '*', '.*'], { cwd: ROOT, exclude: ['**/node_modules'] }).map((file) =>
  file.split(path.sep).join('/'),
);

/** Every way in which a file or folder may be named: any end of its path, with or without what tells its kind. */
const NAMED = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/');
    const ends = parts.map((_, at) => parts.slice(at).join('/'));
    return [
      ...ends,
      ...ends.map((end) => end.replace(/\.\w+$/, '')),
      ...ends.map((end) => end.replace(/(\.\w+)+$/, '')),
    ];
  }),
);

/** Every word of code, tables and settings: a document may name a function, a type, a column or a variable by it. */
const WORDS = new Set(
  FILES.filter((file) => /\.(?:tsx?|mjs|cjs|sql|css)$|^\.env\.example$|^(?:package|tsconfig)\.json$/.test(file))
    .filter((file) => !file.startsWith('scripts/docs-'))
    .flatMap((file) => textOf(file).split(/[^\w-]+/)),
);

const DECISIONS = readdirSync(path.join(ROOT, 'docs/decisions')).map((file) => file.slice(0, 4));
const { scripts: SCRIPTS } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(textOf('package.json')));
const FAMILIES = new Set(Object.keys(SCRIPTS).flatMap((name) => (name.includes(':') ? [name.split(':')[0]] : [])));

const FENCED = /^```.*?^```$/gms;
const quotedIn = (text: string): string[] =>
  [...text.replaceAll(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted);

const PATH = /^[\w.-]+(?:\/[\w.-]+)+\/?$/;
const FILE = /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|cjs|sql|jsonl?|md|css|grit)$/;
/** `read-act`, `heardWhole`, `SMTP_URL`, `bookings.figures`. */
const NAME = /^[a-z]+(?:-[a-z0-9]+)+$|^[a-z]+(?:[A-Z][a-z0-9]+)+$|^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$|^[a-z_]+\.[a-z_]+$/;
/** What looks like a path and is none of ours: addresses of the protocols, time zones, what only a running site has. */
const ELSEWHERE = /^(?:auth|rest|functions)\/v1\b|^[A-Z]\w+\/[A-Z]|^(?:node_modules|\.cache)\/|^x\.(?:pg\.)?test\.ts$/;
/** Prefixes that the sheet of accounts explains at its head; docs-evidence.test.ts looks these up. */
const SHORT = /^(?:auth|rules|wire|server|e2e|rest)\//;
/** Documents for whoever runs the site name the things of others as well: a mail server's words, a venue of their own. */
const OF_CODE = PAGES.filter((page) => !/^docs\/(?:runbooks|operators)\//.test(page));

const isThere = (name: string): boolean => NAMED.has(name.replace(/\/$/, '')) || ELSEWHERE.test(name);

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);
  const quoted = quotedIn(text);

  test('names commands that are there', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
    const ofFamily = quoted.filter((name) => /^[a-z]+:[a-z]+$/.test(name) && FAMILIES.has(name.split(':')[0]));
    expect([...named, ...ofFamily].filter((name) => !(name in SCRIPTS))).toEqual([]);
  });

  test('names decisions that are there', () => {
    const numbers = [
      ...text.matchAll(/docs\/decisions\/(\d{4})/g),
      ...text.matchAll(/\b(?:decisions?|records?) (\d+)/g),
    ].map(([, number = '']) => number.padStart(4, '0'));
    expect(numbers.filter((number) => !DECISIONS.includes(number))).toEqual([]);
  });

  test('names files and folders that are there', () => {
    const paths = [...text.matchAll(/(?<![\w/.])(?:docs|scripts|db|bench|tests|src)\/[\w./-]*\w/g)]
      .map(([name]) => name)
      .filter((name) => !/\/\d{4}$/.test(name));
    const names = quoted.filter((name) => (PATH.test(name) && !SHORT.test(name)) || FILE.test(name));
    expect([...paths, ...names].filter((name) => !isThere(name))).toEqual([]);
  });
});

test.each(OF_CODE)('%s names functions, settings and modules that are there', (page) => {
  const names = quotedIn(textOf(page))
    .map((name) => name.replace(/\(.*\)$/, ''))
    .filter((name) => NAME.test(name));
  const isKnown = (name: string): boolean => name.split('.').every((part) => WORDS.has(part));
  expect(names.filter((name) => !NAMED.has(name) && !isKnown(name))).toEqual([]);
});

test('what ARCHITECTURE.md draws is there', () => {
  const drawn = (textOf('ARCHITECTURE.md').match(FENCED) ?? []).join('\n');
  const names = [...drawn.matchAll(/(?<![\w/.{])[a-z][\w-]*(?:\/[\w-]+)+/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});
