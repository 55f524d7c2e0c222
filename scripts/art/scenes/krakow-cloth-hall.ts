import type { Chance } from '../kit/chance.ts';
import { person } from '../kit/people.ts';
import { circle, group, many, path, rect, shape, stroke } from '../kit/shapes.ts';

const WALL = { lit: '#eba893', body: '#9c4d7a', mid: '#7d3c76', shade: '#582668', deep: '#3a1452' } as const;

/** A pointed arch of the arcade with the warm market behind it. */
function arch(x: number, base: number, width: number, height: number, index: number, chance: Chance): string {
  const half = width / 2 - 5;
  const hole = `M${x - half} ${base}V${base - height * 0.5}Q${x - half} ${base - height * 0.86} ${x} ${base - height}Q${x + half} ${base - height * 0.86} ${x + half} ${base - height * 0.5}V${base}Z`;
  return group([
    path(hole, '#ffb765'),
    path(hole, 'url(#arcade-light)'),
    index % 3 === 0
      ? group([
          rect(x - half + 3, base - 26, half * 2 - 6, 26, '#8a3a5a'),
          many(5, (item) =>
            circle(
              x - half + 8 + item * ((half * 2 - 14) / 4),
              base - 30,
              3.4,
              chance.pick(['#ffe2a8', '#d4467c', '#45b3a4', '#fff0d2']),
            ),
          ),
          path(
            `M${x - half + 1} ${base - 48}h${half * 2 - 2}l-4 9h${-(half * 2 - 10)}z`,
            index % 2 ? '#d4467c' : '#45b3a4',
          ),
        ])
      : index % 3 === 1
        ? person({
            x: x + chance.between(-6, 6),
            y: base,
            height: 44,
            fill: '#4a1c4f',
            rim: '#ffcf7d',
            light: 'left',
            build: chance.pick(['dress', 'trousers']),
            hair: chance.pick(['short', 'bob']),
          })
        : '',
    circle(x, base - height * 0.66, 3.6, '#fff6dc'),
    circle(x, base - height * 0.66, 20, 'url(#lamp-glow)'),
    stroke(`M${x} ${base - height}V${base - height * 0.7}`, WALL.deep, 1),
    stroke(
      `M${x - half} ${base}V${base - height * 0.5}Q${x - half} ${base - height * 0.86} ${x} ${base - height}Q${x + half} ${base - height * 0.86} ${x + half} ${base - height * 0.5}V${base}`,
      WALL.lit,
      2.6,
      { opacity: 0.75 },
    ),
  ]);
}

/** The Polish parapet: a blind arcade that hides the roof, and over it scrolls, pinnacles and grinning masks. */
function attic(from: number, to: number, foot: number): string {
  const width = 26;
  const count = Math.floor((to - from) / width);
  const step = (to - from) / count;
  return group([
    rect(from - 4, foot - 58, to - from + 8, 58, WALL.body),
    rect(from - 6, foot - 4, to - from + 12, 6, WALL.lit),
    rect(from - 6, foot - 60, to - from + 12, 5, WALL.lit),
    many(count, (index) => {
      const x = from + step * (index + 0.5);
      return group([
        path(
          `M${x - step * 0.36} ${foot - 6}V${foot - 36}Q${x} ${foot - 60} ${x + step * 0.36} ${foot - 36}V${foot - 6}Z`,
          WALL.shade,
        ),
        path(
          `M${x - step * 0.36} ${foot - 6}V${foot - 36}Q${x - step * 0.2} ${foot - 47} ${x} ${foot - 48}V${foot - 44}Q${x - step * 0.22} ${foot - 40} ${x - step * 0.24} ${foot - 6}Z`,
          WALL.mid,
        ),
        rect(x + step * 0.4, foot - 56, step * 0.2, 52, WALL.lit, { opacity: 0.55 }),
      ]);
    }),
    many(Math.floor(count / 2), (index) => {
      const x = from + step * (index * 2 + 1);
      return group([
        path(
          `M${x - step * 0.94} ${foot - 60}C${x - step * 0.9} ${foot - 76} ${x - step * 0.5} ${foot - 66} ${x - step * 0.34} ${foot - 78}Q${x} ${foot - 92} ${x + step * 0.34} ${foot - 78}C${x + step * 0.5} ${foot - 66} ${x + step * 0.9} ${foot - 76} ${x + step * 0.94} ${foot - 60}Z`,
          WALL.mid,
        ),
        stroke(
          `M${x - step * 0.94} ${foot - 61}C${x - step * 0.9} ${foot - 76} ${x - step * 0.5} ${foot - 66} ${x - step * 0.34} ${foot - 78}Q${x - step * 0.1} ${foot - 86} ${x} ${foot - 85}`,
          '#ffb08f',
          2,
        ),
        circle(x, foot - 74, 4.6, WALL.lit),
        circle(x - 1.6, foot - 75, 0.9, WALL.deep),
        circle(x + 1.6, foot - 75, 0.9, WALL.deep),
        stroke(`M${x - 1.8} ${foot - 72}q1.800 1.600 3.600 0`, WALL.deep, 0.9),
        shape([x + step - 2.4, foot - 60, x + step, foot - 82, x + step + 2.4, foot - 60], WALL.body),
        circle(x + step, foot - 83, 2.6, WALL.lit),
      ]);
    }),
  ]);
}

/** A gabled pavilion standing out of the long front. */
function pavilion(x: number, base: number, half: number, chance: Chance): string {
  const eaves = base - 156;
  return group([
    rect(x - half, eaves, half * 2, 156, WALL.body),
    rect(x + half * 0.4, eaves, half * 0.6, 156, WALL.mid),
    rect(x - half, eaves, 3.4, 156, '#ffb08f'),
    path(
      `M${x - half - 5} ${eaves}H${x + half + 5}V${eaves - 16}H${x + half * 0.78}C${x + half * 0.76} ${eaves - 40} ${x + half * 0.5} ${eaves - 34} ${x + half * 0.46} ${eaves - 60}H${x + half * 0.3}C${x + half * 0.3} ${eaves - 80} ${x + half * 0.14} ${eaves - 78} ${x} ${eaves - 96}C${x - half * 0.14} ${eaves - 78} ${x - half * 0.3} ${eaves - 80} ${x - half * 0.3} ${eaves - 60}H${x - half * 0.46}C${x - half * 0.5} ${eaves - 34} ${x - half * 0.76} ${eaves - 40} ${x - half * 0.78} ${eaves - 16}H${x - half - 5}Z`,
      WALL.body,
    ),
    stroke(
      `M${x - half - 5} ${eaves - 16}H${x - half * 0.78}C${x - half * 0.76} ${eaves - 40} ${x - half * 0.5} ${eaves - 34} ${x - half * 0.46} ${eaves - 60}H${x - half * 0.3}C${x - half * 0.3} ${eaves - 80} ${x - half * 0.14} ${eaves - 78} ${x} ${eaves - 96}`,
      '#ffc4a0',
      2.6,
    ),
    rect(x - half - 6, eaves - 3, half * 2 + 12, 6, WALL.lit),
    rect(x - half * 0.5, eaves - 62, half, 4, WALL.lit, { opacity: 0.7 }),
    circle(x, eaves - 36, 10, WALL.deep),
    circle(x, eaves - 36, 7, '#ffcf7d'),
    stroke(`M${x} ${eaves - 43}v14M${x - 7} ${eaves - 36}h14`, WALL.shade, 1.6),
    circle(x, eaves - 100, 4, WALL.lit),
    ...[-0.5, 0, 0.5].map((share) =>
      path(`M${x + share * half - 8} ${base - 88}v-36q8 -12 16 0v36z`, share === 0 ? '#ffe2a8' : '#ffcf7d'),
    ),
    ...[-0.5, 0, 0.5].map((share) =>
      stroke(`M${x + share * half} ${base - 88}v-42M${x + share * half - 8} ${base - 106}h16`, WALL.shade, 1.6),
    ),
    rect(x - half, base - 82, half * 2, 5, WALL.lit, { opacity: 0.8 }),
    ...[-0.52, 0.52].map((share, index) => arch(x + share * half, base, half * 0.9, 72, index, chance)),
  ]);
}

/** The Cloth Hall: a lit arcade below, windows above it, the parapet with its masks, three pavilions. */
export function clothHall(from: number, to: number, base: number, chance: Chance): string {
  const count = Math.round((to - from) / 48);
  const bay = (to - from) / count;
  const middle = (from + to) / 2;
  return group([
    path(`M${from + 16} ${base - 130}L${from + 60} ${base - 204}H${to - 60}L${to - 16} ${base - 130}Z`, '#7d2c52'),
    rect(from, base - 148, to - from, 148, WALL.mid),
    rect(from, base - 148, to - from, 62, WALL.shade, { opacity: 0.4 }),
    many(count, (index) => {
      const x = from + bay * (index + 0.5);
      return group([
        path(`M${x - 9} ${base - 92}v-30q9 -11 18 0v30z`, index % 4 === 2 ? WALL.deep : '#ffcf7d'),
        stroke(`M${x} ${base - 92}v-36M${x - 9} ${base - 108}h18`, WALL.shade, 1.6),
        rect(x - 12, base - 92, 24, 3, WALL.lit, { opacity: 0.8 }),
      ]);
    }),
    attic(from, to, base - 142),
    rect(from - 4, base - 84, to - from + 8, 84, WALL.body),
    rect(from - 6, base - 88, to - from + 12, 6, WALL.lit),
    many(Math.floor((to - from) / 9), (index) => rect(from + index * 9, base - 98, 3, 10, WALL.mid)),
    rect(from - 4, base - 100, to - from + 8, 3, WALL.lit, { opacity: 0.7 }),
    many(count, (index) => arch(from + bay * (index + 0.5), base, bay, 74, index, chance)),
    many(count + 1, (index) =>
      group([
        rect(from + index * bay - 5, base - 36, 10, 36, WALL.body),
        rect(from + index * bay - 7, base - 38, 14, 5, WALL.lit),
        rect(from + index * bay + 1, base - 33, 4, 33, WALL.shade, { opacity: 0.6 }),
      ]),
    ),
    pavilion(from + 44, base, 50, chance),
    pavilion(middle, base, 62, chance),
    pavilion(to - 44, base, 50, chance),
  ]);
}
