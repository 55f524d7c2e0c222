import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { ART_FOLDER, type SceneFormat, sceneFiles } from './scene-files.ts';

/** What a picture may weigh, bytes at 1200 px; other widths nearly in proportion to their area. */
const BUDGET_1200: Readonly<Record<SceneFormat, number>> = { avif: 45_000, webp: 80_000, jpg: 110_000 };

/**
 * What phones load of a scene, before anything else: every KB more is 14 ms until the largest picture is painted
 * (Lighthouse mobile preset, /activities/work-do: 1659 ms with 26 KB, 1470 ms with 13 KB).
 */
const PHONE_AVIF = { width: 800, bytes: 21_500 };

/** Tried from the best to the smallest until one fits. */
const QUALITIES: Readonly<Record<SceneFormat, readonly number[]>> = {
  avif: [58, 52, 47, 42, 37, 32],
  webp: [82, 74, 66, 58, 50],
  jpg: [82, 75, 68, 60, 52],
};

/** SVG units are pixels at 72 dots per inch. */
const SVG_DENSITY = 72;

function encode(picture: Sharp, format: SceneFormat, quality: number): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return picture.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    case 'jpg':
      return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

/** A drawing as an uncompressed picture `width` px wide; `drawn` is the width of the drawing itself. */
async function pixels(
  svg: string,
  width: number,
  drawn: number,
): Promise<{ data: Buffer; width: number; height: number }> {
  const density = (SVG_DENSITY * width) / drawn;
  const { data, info } = await sharp(Buffer.from(svg), { density, unlimited: true })
    .resize({ width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function drawnWidth(svg: string): number {
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  if (!(width > 0)) throw new Error('The drawing has no viewBox');
  return width;
}

/** A PNG of a drawing at `width`, quickly, for looking at. */
export async function renderDrawing(svg: string, width: number): Promise<Buffer> {
  const { data, ...size } = await pixels(svg, width, drawnWidth(svg));
  return sharp(data, { raw: { ...size, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Writes all files of a scene, each at the best quality that fits its budget; returns their sizes in bytes. */
export async function exportScene(scene: string, svg: string): Promise<ReadonlyMap<string, number>> {
  const files = sceneFiles(scene);
  const { data, ...size } = await pixels(svg, Math.max(...files.map(({ width }) => width)), drawnWidth(svg));
  const sizes = new Map<string, number>();
  for (const { name, format, width } of files) {
    const picture = sharp(data, { raw: { ...size, channels: 3 } }).resize({ width, kernel: 'lanczos3' });
    const budget =
      format === 'avif' && width === PHONE_AVIF.width
        ? PHONE_AVIF.bytes
        : BUDGET_1200[format] * (width / 1200) ** (width < 1200 ? 1.3 : 1.7);
    let best: Buffer = Buffer.alloc(0);
    for (const quality of QUALITIES[format]) {
      best = await encode(picture.clone(), format, quality);
      if (best.length <= budget) break;
    }
    await writeFile(`${ART_FOLDER}${name}`, best);
    sizes.set(name, best.length);
  }
  return sizes;
}
