import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPOT_FOLDER } from './spot-folder.ts';
import { SPOTS } from './spots.ts';

const MOST_BYTES = 6144;

describe.each(Object.entries(SPOTS))('the picture of %s', (name, draw) => {
  const svg = draw();

  it('looks on the site as it is drawn today (else run: npm run art:spots)', () => {
    const file = `${SPOT_FOLDER}${name}.svg`;
    expect(existsSync(file) ? readFileSync(file, 'utf8') : 'no file').toBe(svg);
  });

  it('is light enough for a page of thirty', () => {
    expect(svg.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('has every number and every tone that it names', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|two-/);
  });
});
