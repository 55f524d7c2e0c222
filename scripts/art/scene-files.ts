import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

export type SceneFormat = 'avif' | 'webp' | 'jpg';

export interface SceneFile {
  name: string;
  format: SceneFormat;
  width: number;
}

export const ART_FOLDER = fileURLToPath(new URL('../../public/art/', import.meta.url));
export const CARD_FOLDER = `${ART_FOLDER}cards/`;
export const MANIFEST_FILE = fileURLToPath(new URL('./manifest.json', import.meta.url));

/** Only phones are shown the tall crop. */
const PHONE_ONLY: ReadonlySet<string> = new Set(['home-tall']);

const FORMATS: readonly SceneFormat[] = ['avif', 'webp', 'jpg'];

/** The files that a scene is exported to. Browsers that need a JPEG get none of 1800 px: it would be too heavy. */
export function sceneFiles(scene: string): readonly SceneFile[] {
  const widths = PHONE_ONLY.has(scene) ? [400, 800] : [400, 800, 1200, 1800];
  return widths.flatMap((width) =>
    FORMATS.filter((format) => format !== 'jpg' || width < 1800).map((format) => ({
      name: `${scene}-${width}.${format}`,
      format,
      width,
    })),
  );
}

/** Fingerprint of a drawing, by which the manifest knows whether the exported files are of today's drawing. */
export function drawingHash(svg: string): string {
  return createHash('sha256').update(svg).digest('hex');
}
