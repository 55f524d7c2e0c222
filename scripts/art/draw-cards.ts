import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserLaunchOptions } from '../../tests/support/browser.ts';
import { subsetFonts } from '../subset-fonts.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardHash, cardPage } from './card-page.ts';
import { CARDS } from './cards.ts';
import { renderDrawing } from './export-scene.ts';
import { readManifest, recordExport } from './manifest.ts';
import { CARD_FOLDER } from './scene-files.ts';
import { SCENES } from './scenes.ts';

/**
 * Makes the social cards in public/art/cards: the scene, the wordmark and the title of the page, set in the site's own
 * typefaces by a browser. `node scripts/art/draw-cards.ts [names…]`, by default those that have changed.
 */
const CARD_BYTES = 62_000;
const wanted = process.argv.slice(2);
const manifest = readManifest();
const pictures = new Map<string, Promise<string>>();

const stale = Object.entries(CARDS).flatMap(([name, card]) => {
  const draw = SCENES[card.scene];
  if (draw === undefined) throw new Error(`The card ${name} wants the scene ${card.scene}, which nobody drew`);
  const svg = draw();
  const hash = cardHash(card, svg);
  const isWanted = wanted.length === 0 ? manifest[`cards/${name}`] !== hash : wanted.includes(name);
  return isWanted ? [{ name, card, svg, hash }] : [];
});

async function pictureOf(svg: string): Promise<string> {
  const png = await renderDrawing(svg, CARD_WIDTH);
  return `data:image/png;base64,${png.toString('base64')}`;
}

await subsetFonts(fileURLToPath(new URL('../../', import.meta.url)));
mkdirSync(CARD_FOLDER, { recursive: true });
const browser = stale.length === 0 ? undefined : await chromium.launch(await browserLaunchOptions());
const page = await browser?.newPage({ viewport: { width: CARD_WIDTH, height: CARD_HEIGHT } });
for (const { name, card, svg, hash } of page === undefined ? [] : stale) {
  const picture = pictures.get(card.scene) ?? pictureOf(svg);
  pictures.set(card.scene, picture);
  await page?.setContent(cardPage(card, await picture), { waitUntil: 'load' });
  await page?.evaluate(() => document.fonts.ready.then(() => undefined));
  const shot = await page?.screenshot({ type: 'png' });
  let jpeg: Buffer = Buffer.alloc(0);
  for (const quality of [82, 76, 70, 64, 58, 52]) {
    jpeg = await sharp(shot).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= CARD_BYTES) break;
  }
  await writeFile(`${CARD_FOLDER}${name}.jpg`, jpeg);
  recordExport(`cards/${name}`, hash);
  console.log(`cards/${name}.jpg ${(jpeg.length / 1000).toFixed(1)} KB`);
}
await browser?.close();
