import type { Chance } from '../kit/chance.ts';
import { house } from '../kit/houses.ts';
import { group, many, path, rect } from '../kit/shapes.ts';
import { wood } from './bristol-gorge.ts';

/** The painted houses of Cliftonwood and Hotwells, rows over rows down to the water. */
export function terraces(chance: Chance): string {
  const paint = [
    '#d9577f',
    '#f0a35e',
    '#5a62b5',
    '#3f9a95',
    '#b5478f',
    '#ffcb8a',
    '#7c54b0',
    '#e8776b',
    '#8fb0a8',
  ] as const;
  const rows = [
    { base: 520, from: 1300, height: 34, width: 24, veil: 0.5 },
    { base: 576, from: 1210, height: 40, width: 28, veil: 0.42 },
    { base: 636, from: 1140, height: 46, width: 33, veil: 0.34 },
    { base: 704, from: 1068, height: 54, width: 40, veil: 0.24 },
    { base: 786, from: 980, height: 66, width: 48, veil: 0.12 },
  ] as const;
  return group(
    rows.map(({ base, from, height, width, veil }, row) => {
      const drawn: string[] = [];
      let before = -1;
      for (let x = from; x < 1640; ) {
        let tone = Math.floor(chance() * paint.length);
        if (tone === before) tone = (tone + 1) % paint.length;
        before = tone;
        const wide = width * chance.between(0.95, 1.1);
        drawn.push(
          house(
            {
              x,
              base,
              width: wide,
              height: height + chance.pick([0, 0, 4, 8]) + (row === 4 ? 14 : 0),
              wall: paint[tone] ?? '#d9577f',
              trim: '#f6dcc8',
              roof: row < 3 ? '#7d3369' : '#5b2458',
              gable: 'pitched',
              bays: 2,
              storeys: row > 2 ? 3 : 2,
              windows: 'sash',
              lit: 0.5,
              ground: row === 4 ? 'door' : 'windows',
              light: 'left',
            },
            chance,
          ),
        );
        x += wide;
      }
      return group([
        path(
          `M${from - 60} ${base + 30}Q${from - 30} ${base - 20} ${from + 20} ${base - 30}H1640V${base + 90}H${from - 60}Z`,
          '#5b2470',
        ),
        ...drawn,
        rect(from, base - height, 1640 - from, height, '#6a2a70', { opacity: veil * 0.55 }),
        wood(
          { from: from - 60, to: 1640, y: () => base + 14, depth: 12, size: 22, fills: ['#4b1c63'], rim: '#ff9f83' },
          chance,
        ),
      ]);
    }),
  );
}

/** The long white curve of Royal York Crescent on the height. */
export const crescent = (chance: Chance): string =>
  group([
    path('M1230 452Q1400 420 1620 424V478Q1400 474 1230 496Z', '#d79aa6'),
    path('M1226 452Q1400 416 1620 420V428Q1400 424 1228 460Z', '#8d3a6f'),
    many(34, (index) => {
      const x = 1242 + index * 11.4;
      const y = 462 - Math.sin(((index + 2) / 36) * Math.PI * 0.6) * 30;
      return group([
        rect(x, y, 4, 8, chance.happens(0.5) ? '#ffcf7d' : '#6a2a70'),
        rect(x, y + 14, 4, 8, chance.happens(0.4) ? '#ffe2a8' : '#6a2a70'),
      ]);
    }),
  ]);
