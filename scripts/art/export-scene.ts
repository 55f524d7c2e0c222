import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ART_FOLDER, type SceneFormat, sceneFiles } from './scene-files.ts';

/** What a picture may weigh, bytes at 1200 px; other widths in proportion to their area, smaller ones a little more. */
const BUDGET_1200: Readonly<Record<SceneFormat, number>> = { avif: 45_000, webp: 80_000, jpg: 110_000 };
const QUALITIES: Readonly<Record<SceneFormat, readonly number[]>> = {
  avif: [62, 54, 47, 41, 36],
  webp: [84, 76, 68, 58, 48],
  jpg: [82, 74, 66, 58, 50],
};

async function encode(pixels: Buffer, width: number, format: SceneFormat, quality: number): Promise<Buffer> {
  const picture = sharp(pixels).resize({ width, kernel: 'lanczos3' });
  switch (format) {
    case 'avif':
      return picture.avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return picture.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    case 'jpg':
      return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

/** Pixels of a drawing at `width`, rendered at twice the resolution first so that thin lines stay clean. */
export async function renderDrawing(svg: string, width: number): Promise<Buffer> {
  const large = await sharp(Buffer.from(svg), { density: 144, unlimited: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(large).resize({ width, kernel: 'lanczos3' }).png({ compressionLevel: 1 }).toBuffer();
}

/** Writes all files of a scene, each at the best quality that fits its budget; returns their sizes in bytes. */
export async function exportScene(scene: string, svg: string): Promise<ReadonlyMap<string, number>> {
  const pixels = await sharp(Buffer.from(svg), { density: 144, unlimited: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const sizes = new Map<string, number>();
  for (const { name, format, width } of sceneFiles(scene)) {
    const budget = BUDGET_1200[format] * (width / 1200) ** (width < 1200 ? 1.3 : 1.7);
    let best: Buffer = Buffer.alloc(0);
    for (const quality of QUALITIES[format]) {
      best = await encode(pixels, width, format, quality);
      if (best.length <= budget) break;
    }
    await writeFile(`${ART_FOLDER}${name}`, best);
    sizes.set(name, best.length);
  }
  return sizes;
}
