import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawAvatar } from './draw-avatar.ts';

/** Left half red, right half blue. */
const twoHalves = (width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#00f' } }, left: width / 2, top: 0 },
  ]);
const drawn = async (bytes: Uint8Array) => {
  const result = await drawAvatar(bytes);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};
const pixel = async (picture: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => (value > 128 ? 'high' : 'low'));
};
const RED = ['high', 'low', 'low'];
const BLUE = ['low', 'low', 'high'];
const text = (content: string) => new TextEncoder().encode(content);

describe('a picture of a person', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('may be %s and becomes a square WebP', async (type) => {
    const picture = await drawn(await twoHalves(300, 200).toFormat(type).toBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(picture.length).toBeLessThan(20_000);
  });

  test('stands upright however the phone was held', async () => {
    // Orientation 6: the camera was turned, so the left of the file is the top of the picture.
    const turned = await twoHalves(400, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const picture = await drawn(turned);
    expect([await pixel(picture, 128, 20), await pixel(picture, 128, 236)]).toEqual([RED, BLUE]);
  });

  test('keeps nothing that was in the file beside its pixels', async () => {
    const told = await twoHalves()
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ana Location', Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withIccProfile('p3')
      .toBuffer();
    const hidden = Buffer.concat([told, text('PK\u0003\u0004<script>alert(1)</script>#!/bin/sh')]);
    const picture = await drawn(hidden);
    const { exif, icc, xmp, iptc } = await sharp(picture).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture.toString('latin1')).not.toMatch(/Ana|secret|script|bin\/sh/);
  });

  test('shows the first scene of an animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await pixel(await drawn(animation), 128, 128)).toEqual(RED);
  });

  test('has the cream of the site where it was transparent', async () => {
    const clear = await sharp({
      create: { width: 80, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await pixel(await drawn(clear), 10, 10)).toEqual(['high', 'high', 'high']);
  });
});

describe('a file that is no usable picture', () => {
  test.each([
    ['nothing at all', new Uint8Array(), 'empty'],
    [
      'a drawing that can hold script',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'no-picture',
    ],
    [
      'a drawing behind a declaration',
      text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'no-picture',
    ],
    ['a page', text('<!doctype html><script>alert(1)</script>'), 'no-picture'],
    ['a document', text('%PDF-1.7'), 'no-picture'],
    ['a TIFF', text('II*\0'), 'no-picture'],
    ['a script that begins like a GIF', text('GIF89a=1;alert(1)//'), 'broken'],
    ['the first bytes of a JPEG and no more', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'broken'],
  ])('%s is refused', async (_, bytes, reason) => {
    expect(await drawAvatar(bytes)).toEqual({ ok: false, reason });
  });

  test('a JPEG and a PNG that were cut off on the way are refused', async () => {
    for (const type of ['jpeg', 'png'] as const) {
      const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251));
      const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
        .toFormat(type)
        .toBuffer();
      expect(await drawAvatar(whole.subarray(0, whole.length / 2)), type).toEqual({ ok: false, reason: 'broken' });
    }
  });

  test('a small file that unfolds to a thousand million pixels is refused before it does', async () => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const bomb = Buffer.from(small);
    // Width and height of the header chunk, whose checksum then has to fit as well.
    bomb.writeUInt32BE(40_000, 16);
    bomb.writeUInt32BE(40_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await drawAvatar(bomb)).toEqual({ ok: false, reason: 'too-many-pixels' });
  });

  test('an AVIF says in 500 bytes that it has 25 million pixels, and is not believed to be worth the memory', async () => {
    const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
      .avif()
      .toBuffer();
    const bomb = Buffer.from(small);
    // ISO/IEC 23008-12: the box of the size, its flags, then width and height.
    const size = bomb.indexOf('ispe') + 8;
    bomb.writeUInt32BE(5_000, size);
    bomb.writeUInt32BE(5_000, size + 4);
    expect(await drawAvatar(bomb)).toEqual({ ok: false, reason: 'too-many-pixels' });
  });

  test('whatever the bytes, there is a picture or a reason', async () => {
    const whole = await twoHalves(120, 80).jpeg().toBuffer();
    const starts = [
      [0xff, 0xd8, 0xff],
      [...text('GIF89a')],
      [...text('RIFF0000WEBPVP8 ')],
      [0, 0, 0, 32, ...text('ftypavif')],
    ];
    const anyFile = fc.oneof(
      fc
        .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }))
        .map(([start, rest]) => Uint8Array.of(...start, ...rest)),
      fc.tuple(fc.nat(whole.length - 1), fc.nat(255)).map(([at, value]) => whole.with(at, value)),
    );
    await fc.assert(
      fc.asyncProperty(anyFile, async (bytes) => {
        const result = await drawAvatar(bytes);
        if (result.ok) expect((await sharp(result.value).metadata()).format).toBe('webp');
        else expect(['no-picture', 'too-many-pixels', 'broken']).toContain(result.reason);
      }),
      { numRuns: 60 },
    );
  });
});

/** PNG, annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
