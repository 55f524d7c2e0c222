import type { Chance } from '../kit/chance.ts';
import { circle, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

const STONE = { lit: '#ffb593', body: '#b5648a', shade: '#7d3a7a', deep: '#43195d' } as const;
const IRON = { body: '#8a427c', lit: '#ff9f83', glow: '#ffcf7d' } as const;

/** The cathedral: two square towers with battlements, the rose between them, the deep round portal. */
export function cathedral(x: number, base: number, chance: Chance): string {
  const tower = (left: number) =>
    group([
      rect(left, base - 164, 48, 164, STONE.body),
      rect(left, base - 164, 20, 164, STONE.shade, { opacity: 0.6 }),
      many(40, () =>
        rect(left + chance() * 38, base - 160 + Math.floor(chance() * 26) * 6, 9, 2.4, STONE.shade, { opacity: 0.5 }),
      ),
      rect(left - 3, base - 168, 54, 6, STONE.body),
      many(5, (index) =>
        shape(
          [
            left - 3 + index * 11.4,
            base - 167,
            left - 3 + index * 11.4,
            base - 178,
            left + 1 + index * 11.4,
            base - 182,
            left + 5 + index * 11.4,
            base - 178,
            left + 5 + index * 11.4,
            base - 167,
          ],
          STONE.body,
        ),
      ),
      ...[14, 34].map((dx) =>
        path(`M${left + dx - 6} ${base - 122}v-20q6 -10 12 0v20z`, dx === 14 ? STONE.deep : '#ffcf7d'),
      ),
      rect(left, base - 112, 48, 4, STONE.lit, { opacity: 0.5 }),
      path(`M${left + 19} ${base - 76}v-18q5 -8 10 0v18z`, STONE.deep),
      rect(left + 45, base - 164, 3, 164, STONE.lit, { opacity: 0.9 }),
    ]);
  return group([
    rect(x - 36, base - 120, 72, 120, STONE.body),
    rect(x - 36, base - 124, 72, 5, STONE.lit, { opacity: 0.7 }),
    many(6, (index) => rect(x - 34 + index * 12, base - 132, 7, 10, STONE.body)),
    circle(x, base - 92, 18, STONE.lit),
    circle(x, base - 92, 15, STONE.deep),
    many(8, (index) => {
      const angle = (index / 8) * Math.PI * 2;
      return circle(x + Math.cos(angle) * 9.4, base - 92 + Math.sin(angle) * 9.4, 3.6, '#ffcf7d');
    }),
    circle(x, base - 92, 4, '#ffe2a8'),
    path(`M${x - 22} ${base}v-44q22 -32 44 0v44z`, STONE.shade),
    path(`M${x - 14} ${base}v-40q14 -22 28 0v40z`, '#ffb765'),
    tower(x - 84),
    tower(x + 36),
  ]);
}

/** The Santa Justa lift: an iron tower of pointed arches, tier over tier, with a gallery of people on top. */
export function santaJusta(x: number, base: number, height: number): string {
  const tiers = 5;
  const tier = (height - 46) / tiers;
  const half = 21;
  return group([
    many(tiers, (index) => {
      const foot = base - index * tier;
      return group([
        rect(x - half, foot - tier, half * 2, tier, IRON.body),
        ...[-10.5, 10.5].map((dx) =>
          path(
            `M${x + dx - 7} ${foot - 5}v${-tier * 0.5}q0 ${-tier * 0.22} 7 ${-tier * 0.34}q7 ${tier * 0.12} 7 ${tier * 0.34}v${tier * 0.5}z`,
            index % 2 ? '#e0708a' : IRON.glow,
            { opacity: index % 2 ? 0.8 : 0.9 },
          ),
        ),
        stroke(`M${x - 10.5} ${foot - 5}v${-tier * 0.66}M${x + 10.5} ${foot - 5}v${-tier * 0.66}`, IRON.body, 1.6),
        stroke(`M${x - 17} ${foot - tier * 0.34}h13M${x + 4} ${foot - tier * 0.34}h13`, IRON.body, 1.4),
        rect(x - half - 3, foot - tier - 2, half * 2 + 6, 4, IRON.body),
        stroke(`M${x - half - 3} ${foot - tier - 2}h${half * 2 + 6}`, IRON.lit, 1.2, { opacity: 0.7 }),
      ]);
    }),
    path(
      `M${x - half} ${base - height + 46}L${x - half - 16} ${base - height + 32}H${x + half + 16}L${x + half} ${base - height + 46}Z`,
      IRON.body,
    ),
    rect(x - half - 18, base - height + 28, half * 2 + 36, 5, IRON.body),
    stroke(`M${x - half - 17} ${base - height + 16}h${half * 2 + 34}`, IRON.body, 2.2),
    many(16, (index) => stroke(`M${x - half - 16 + index * 4.9} ${base - height + 16}v13`, IRON.body, 1.1)),
    ...[-28, -19, 17, 29].map((dx, index) =>
      group([
        path(`M${x + dx - 4} ${base - height + 28}q0 -17 4 -17t4 17z`, IRON.body),
        circle(x + dx, base - height + 7, 3.4, IRON.body),
        index === 2 ? stroke(`M${x + dx + 3} ${base - height + 15}l6 -12`, IRON.body, 2.4) : '',
      ]),
    ),
    rect(x - 12, base - height, 24, 28, IRON.body),
    path(`M${x - 8} ${base - height + 26}v-14q8 -12 16 0v14z`, IRON.glow),
    rect(x - 15, base - height - 4, 30, 5, IRON.body),
    path(`M${x - 12} ${base - height - 4}q12 -14 24 0z`, IRON.body),
    stroke(`M${x} ${base - height - 10}v-16`, IRON.body, 1.8),
    circle(x, base - height - 27, 2.2, '#ffe2a8'),
    stroke(`M${x + half} ${base}V${base - height + 46}`, IRON.lit, 2),
  ]);
}
