import type { Chance } from '../kit/chance.ts';
import { halo } from '../kit/lights.ts';
import { circle, ellipse, group, many, path, rect, round, shape, stroke } from '../kit/shapes.ts';
import { windowPane } from '../kit/windows.ts';

const FRONT = '#a8274a';
const FRONT_DARK = '#74193f';
const GOLD = '#ffc46b';

function flowerBasket(x: number, y: number, size: number, chance: Chance): string {
  return group([
    stroke(`M${x} ${y - size * 1.4}V${y}`, '#1f0833', 1.6),
    path(`M${x - size} ${y}Q${x} ${y + size * 1.3} ${x + size} ${y}z`, '#3b2a4a'),
    many(30, () => {
      const angle = chance.between(0, Math.PI * 2);
      const far = Math.sqrt(chance()) * size * 1.15;
      return circle(
        x + Math.cos(angle) * far,
        y - size * 0.1 + Math.sin(angle) * far * 0.72,
        size * chance.between(0.12, 0.2),
        chance.pick(['#e0405e', '#ff8563', '#ffc46b', '#d4467c', '#2f6f5f', '#2a5a55']),
      );
    }),
  ]);
}

/** A gilded band of interlaced rings along the fascia, where another pub would have its name. */
function knotwork(x: number, y: number, width: number, size: number): string {
  const step = size * 1.15;
  return many(width / step, (index) =>
    group([
      ellipse(x + (index + 0.5) * step, y, size * 0.86, size * 0.46, 'none', { stroke: GOLD, 'stroke-width': 2.6 }),
      circle(x + (index + 0.5) * step, y, 2.2, GOLD),
      index === 0
        ? ''
        : shape(
            [x + index * step - 4, y, x + index * step, y - 5, x + index * step + 4, y, x + index * step, y + 5],
            GOLD,
          ),
    ]),
  );
}

/** A corner pub, all red and lit, its left edge at x, standing on y; 430 px wide. */
export function pub(x: number, y: number, chance: Chance): string {
  const wide = 460;
  const floor = y - 236;
  const brick = group([
    rect(x, floor - 250, wide, 260, '#4a1852'),
    many(90, () =>
      rect(
        x + chance() * (wide - 20),
        floor - 246 + Math.floor(chance() * 31) * 8,
        16,
        3,
        chance.happens(0.5) ? '#5d2260' : '#3a1246',
        { opacity: 0.8 },
      ),
    ),
    rect(x - 8, floor - 262, wide + 8, 14, '#7a3a72'),
    rect(x - 4, floor - 250, wide + 4, 4, '#2d0f45'),
    ...[70, 250, 400].map((left) =>
      group([
        rect(x + left, floor - 318, 40, 58, '#43155a'),
        ...[4, 16, 28].map((pot) => rect(x + left + pot, floor - 334, 8, 18, '#8b3a55')),
      ]),
    ),
  ]);
  const uppers = many(2, (row) =>
    many(4, (column) => {
      const left = x + 34 + column * 110;
      const top = floor - 226 + row * 118;
      return group([
        rect(left - 5, top - 5, 58, 92, '#7a3a72'),
        windowPane(
          {
            x: left,
            y: top,
            width: 48,
            height: 82,
            kind: 'tall',
            isLit: (row + column) % 3 !== 1,
            frame: '#f0c9bd',
            dark: '#1f0833',
          },
          chance,
        ),
        row === 1
          ? many(13, (index) =>
              circle(
                left - 2 + index * 4.4,
                top + 86 - (index % 3) * 3,
                4,
                chance.pick(['#e0405e', '#ffc46b', '#d4467c', '#2f6f5f']),
              ),
            )
          : '',
      ]);
    }),
  );
  const glazing = (left: number, width: number) =>
    group([
      rect(left, floor + 64, width, 112, '#ffcf7d'),
      rect(left, floor + 64, width, 112, '#ff9f63', { opacity: 0.25 }),
      ...[0.2, 0.46, 0.74].map((share, index) =>
        group([
          circle(left + width * share, floor + 124 - index * 3, 10, '#5a1f45'),
          path(`M${round(left + width * share - 17)} ${floor + 176}q2 -40 17 -40t17 40z`, '#5a1f45'),
        ]),
      ),
      rect(left, floor + 84, width, 3, '#74193f'),
      many(5, (index) => rect(left + (index * width) / 4 - 2, floor + 64, 4, 112, FRONT_DARK)),
      many(4, (index) =>
        circle(left + ((index + 0.5) * width) / 4, floor + 74, 5, index % 2 === 0 ? '#45b3a4' : '#e0405e', {
          opacity: 0.85,
        }),
      ),
    ]);
  const ground = group([
    rect(x - 4, floor, wide + 4, 236, FRONT),
    rect(x - 12, floor - 6, wide + 12, 10, FRONT_DARK),
    rect(x - 4, floor + 6, wide + 4, 46, '#2b0a33'),
    knotwork(x + 24, floor + 30, 420, 24),
    rect(x - 12, floor + 52, wide + 12, 7, FRONT_DARK),
    glazing(x + 26, 138),
    glazing(x + 290, 150),
    rect(x + 192, floor + 60, 70, 176, FRONT_DARK),
    rect(x + 198, floor + 66, 58, 170, '#ffb765'),
    path(`M${x + 198} ${floor + 66}h29v170h-29z`, '#8f2347'),
    rect(x + 204, floor + 76, 17, 60, '#ffdf9a'),
    circle(x + 221, floor + 154, 3, GOLD),
    ...[8, 172, 268, 446].map((left) => rect(x + left, floor + 58, 12, 178, FRONT_DARK)),
    rect(x - 4, floor + 180, 196, 56, FRONT_DARK, { opacity: 0.6 }),
    rect(x + 264, floor + 180, 200, 56, FRONT_DARK, { opacity: 0.6 }),
    many(5, (index) =>
      group([
        halo(x + 40 + index * 96, floor - 14, 44, 0.85),
        path(`M${x + 34 + index * 96} ${floor - 12}q6 -14 12 0z`, '#1f0833'),
        circle(x + 40 + index * 96, floor - 11, 4, '#fff3d2'),
      ]),
    ),
    rect(x - 4, floor - 250, 4, 486, '#ff9f83', { opacity: 0.7 }),
  ]);
  return group([
    brick,
    uppers,
    ground,
    ...[28, 180, 276, 440].map((left) => flowerBasket(x + left, floor + 74, 17, chance)),
    // A harp on the hanging sign.
    stroke(`M${x} ${floor - 60}h-62`, '#1f0833', 4),
    rect(x - 62, floor - 54, 52, 62, '#1f4a4a', { rx: 5, stroke: GOLD, 'stroke-width': 2.4 }),
    stroke(
      `M${x - 50} ${floor - 2}V${floor - 36}Q${x - 46} ${floor - 48} ${x - 36} ${floor - 40}T${x - 20} ${floor - 44}L${x - 50} ${floor - 2}M${x - 44} ${floor - 12}V${floor - 40}M${x - 38} ${floor - 20}V${floor - 38}M${x - 31} ${floor - 29}V${floor - 40}`,
      GOLD,
      2.2,
    ),
    halo(x - 36, floor - 62, 50, 0.5),
  ]);
}
