import type sharp from 'sharp';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type PictureType, pictureType } from '../domain/picture-type.ts';

/** `empty`: no bytes. `no-picture`: none of the types we take. `too-many-pixels`: a picture that unfolds without measure. `broken`: cut off or damaged. */
export type PictureFault = 'empty' | 'no-picture' | 'too-many-pixels' | 'broken';

const SIDE_PX = 256;
/**
 * So that no picture takes more than about 250 MB while it is read: a phone's JPEG is made smaller as it is decoded, an AVIF
 * takes 18 bytes a pixel and can be 2 KB long (measured with 49 million pixels: 0.9 GB).
 */
const PIXELS_MAX: Readonly<Record<PictureType, number>> = {
  jpeg: 50_000_000,
  png: 30_000_000,
  webp: 30_000_000,
  gif: 30_000_000,
  avif: 12_500_000,
};
const SECONDS_MAX = 10;
const QUALITY = 82;
/** Behind a transparent picture, in light as in dark: the cream of the site. */
const BACKGROUND = '#fff8ee';

/** Of libvips, what reads our five types. Every other reader is shut, so no bytes can call for it. */
const READERS: Readonly<Record<PictureType, string>> = {
  jpeg: 'VipsForeignLoadJpeg',
  png: 'VipsForeignLoadPng',
  webp: 'VipsForeignLoadWebp',
  avif: 'VipsForeignLoadHeif',
  gif: 'VipsForeignLoadNsgif',
};

let loading: Promise<typeof sharp> | undefined;

/** Loaded with the first picture: most processes never see one, and it takes its share of memory. */
const openSharp = (): Promise<typeof sharp> => {
  loading ??= import('sharp').then(({ default: loaded }) => {
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: Object.values(READERS) });
    loaded.cache(false);
    loaded.concurrency(1);
    return loaded;
  });
  return loading;
};

/**
 * Draws a person's picture anew: upright, square, 256 px, WebP. Nothing of the file that came survives but its pixels: no
 * place, no camera, no second file hidden behind the first. Decoding happens on a thread of the library and is bounded in
 * pixels and in time.
 */
export async function drawAvatar(bytes: Uint8Array): Promise<Result<Buffer, PictureFault>> {
  if (bytes.length === 0) return fail('empty');
  const type = pictureType(bytes);
  if (type === undefined) return fail('no-picture');
  const open = await openSharp();
  try {
    const input = open(bytes, {
      limitInputPixels: PIXELS_MAX[type],
      failOn: 'error',
      sequentialRead: true,
      animated: false,
    });
    const { format, width, height } = await input.metadata();
    // An AVIF is a kind of HEIF to the library.
    if (format !== (type === 'avif' ? 'heif' : type)) return fail('no-picture');
    if (width * height > PIXELS_MAX[type]) return fail('too-many-pixels');
    const picture = await input
      .autoOrient()
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover', position: open.strategy.attention })
      .flatten({ background: BACKGROUND })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer();
    return ok(picture);
  } catch (error) {
    return fail(faultOf(error));
  }
}

/** The library throws plain errors; whatever it says, the bytes were at fault and not we. */
function faultOf(error: unknown): PictureFault {
  const words = error instanceof Error ? error.message : '';
  return /pixel limit|timeout|too large|exceeds/i.test(words) ? 'too-many-pixels' : 'broken';
}
