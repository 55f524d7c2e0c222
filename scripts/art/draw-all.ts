import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportScene, renderDrawing } from './export-scene.ts';
import { readManifest, recordExport } from './manifest.ts';
import { ART_FOLDER, drawingHash } from './scene-files.ts';
import { SCENES } from './scenes.ts';

/**
 * Draws scenes and exports their pictures: `node scripts/art/draw-all.ts [names…]`, by default those whose drawing has
 * changed since its last export. `--preview` only writes /tmp/{scene}.png, 1600 px wide, for looking at.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { preview: { type: 'boolean' } } });

for (const name of positionals) {
  if (!(name in SCENES)) throw new Error(`No scene is called ${name}; there are ${Object.keys(SCENES).join(', ')}`);
}

mkdirSync(ART_FOLDER, { recursive: true });
const manifest = readManifest();
for (const [scene, draw] of Object.entries(SCENES)) {
  if (positionals.length > 0 && !positionals.includes(scene)) continue;
  const svg = draw();
  if (values.preview) {
    writeFileSync(`/tmp/${scene}.png`, await renderDrawing(svg, 1600));
    console.log(`/tmp/${scene}.png (drawing ${Math.round(svg.length / 1000)} KB)`);
    continue;
  }
  const hash = drawingHash(svg);
  if (positionals.length === 0 && manifest[scene] === hash) continue;
  const sizes = await exportScene(scene, svg);
  recordExport(scene, hash);
  console.log(scene, [...sizes].map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} KB`).join(', '));
}
