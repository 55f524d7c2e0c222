import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { SPOT_FOLDER } from './spot-folder.ts';
import { SPOTS } from './spots.ts';

/** Draws all spots into the site's files: `npm run art:spots`. Files of spots that are gone go too. */
mkdirSync(SPOT_FOLDER, { recursive: true });
const files = new Set(Object.keys(SPOTS).map((name) => `${name}.svg`));
for (const stale of readdirSync(SPOT_FOLDER).filter((file) => !files.has(file))) rmSync(`${SPOT_FOLDER}${stale}`);

let total = 0;
for (const [name, draw] of Object.entries(SPOTS)) {
  const svg = draw();
  total += svg.length;
  writeFileSync(`${SPOT_FOLDER}${name}.svg`, svg);
}
console.log(`${files.size} spots, ${(total / 1000).toFixed(1)} KB together`);
