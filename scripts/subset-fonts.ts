import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const WESTERN = '£€©·–—‘’“”…•×°áàâãäåçéèêëíìîïñóòôõöúùûüýÿÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÝßæœøÆŒØ→←★✓';
/** A page that names places in one country takes the letters of that country only; app.css has the same letters as ranges. */
const CZECH = 'čďěňřšťůžČĎĚŇŘŠŤŮŽ';
const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ';
/** The rest of the faces' features (stylistic sets, fractions, case forms) is a tenth of their bytes and used nowhere. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum'];

interface FontJob {
  name: string;
  source: string;
  characters: string;
  weight: number | { min: number; max: number };
}

/** Bump the version when the letters or features change: it names the cached files. */
const VERSION = 'v2';

const JOBS: readonly FontJob[] = [
  {
    name: 'figtree-latin',
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    characters: ASCII + WESTERN,
    weight: { min: 400, max: 700 },
  },
  {
    name: 'figtree-czech',
    source: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
    characters: CZECH,
    weight: { min: 400, max: 700 },
  },
  {
    name: 'figtree-polish',
    source: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
    characters: POLISH,
    weight: { min: 400, max: 700 },
  },
  {
    name: 'bricolage-latin',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    characters: `${ASCII}£€–—‘’“”…éóãöü`,
    weight: 800,
  },
  {
    name: 'bricolage-czech',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
    characters: CZECH,
    weight: 800,
  },
  {
    name: 'bricolage-polish',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
    characters: POLISH,
    weight: 800,
  },
];

/**
 * Cuts the two typefaces down to the letters and weights the pages use (113 KB to about 30 KB) and keeps
 * the result in `.cache/fonts`, where app.css finds it. Does nothing when the files are already there.
 */
export async function subsetFonts(root: string): Promise<void> {
  const folder = path.join(root, '.cache', 'fonts');
  const stamp = path.join(folder, VERSION);
  if (existsSync(stamp)) return;
  await mkdir(folder, { recursive: true });
  for (const job of JOBS) {
    const font = await readFile(path.join(root, 'node_modules/@fontsource-variable', job.source));
    const subset = await subsetFont(font, job.characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: job.weight },
      keepFeatures: FEATURES,
    });
    await writeFile(path.join(folder, `${job.name}.woff2`), subset);
  }
  await writeFile(stamp, '');
}
