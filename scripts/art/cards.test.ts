import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_GUIDES } from '../../src/catalogue/activity-guides.ts';
import { CITIES } from '../../src/catalogue/cities.ts';
import { cardHash } from './card-page.ts';
import { CARDS } from './cards.ts';
import { readManifest } from './manifest.ts';
import { CARD_FOLDER } from './scene-files.ts';
import { SCENES } from './scenes.ts';

describe('social cards', () => {
  const drawings = new Map(Object.entries(SCENES).map(([scene, draw]) => [scene, draw()]));

  it.each(Object.entries(CARDS))(
    '%s shows its scene and words as they are today (else run: npm run art:cards)',
    (name, card) => {
      const svg = drawings.get(card.scene) ?? '';
      expect(existsSync(`${CARD_FOLDER}${name}.jpg`)).toBe(true);
      expect(readManifest()[`cards/${name}`]).toBe(cardHash(card, svg));
    },
  );

  it('exist for every city and every kind of do', () => {
    const guides = [...CITIES, ...ACTIVITY_GUIDES].map(({ id }) => id);
    expect(guides.filter((id) => CARDS[id] === undefined)).toEqual([]);
  });
});
