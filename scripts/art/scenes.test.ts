import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest.ts';
import { ART_FOLDER, drawingHash, sceneFiles } from './scene-files.ts';
import { SCENES } from './scenes.ts';

describe.each(Object.entries(SCENES))('the scene %s', (scene, draw) => {
  const svg = draw();

  it('looks on the site as it is drawn today (else run: npm run art)', () => {
    expect(readManifest()[scene]).toBe(drawingHash(svg));
  });

  it('is there in every format and size that pages ask for', () => {
    const missing = sceneFiles(scene).filter(({ name }) => !existsSync(`${ART_FOLDER}${name}`));
    expect(missing).toEqual([]);
  });

  it('draws nothing at a place that is not a number', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is the same picture each time it is drawn', () => {
    expect(draw()).toBe(svg);
  });
});
