import { type Person, person } from '../kit/people.ts';
import { circle, ellipse, group, path, stroke } from '../kit/shapes.ts';

const stand = (x: number, y: number, more: Partial<Person>): string =>
  group([ellipse(x, y, 42, 6, '#0a0218', { opacity: 0.5 }), person({ x, y, height: 190, light: 'left', ...more })]);

/** A sausage on a long stick, browning over the dragon's fire; x, y is the hand that holds it. */
const sausage = (x: number, y: number): string => {
  const [tx, ty] = [x - 30, y - 112];
  return group([
    stroke(`M${x + 6} ${y + 20}L${tx} ${ty}`, '#3a1450', 4.6),
    stroke(`M${x + 5} ${y + 20}L${tx - 1} ${ty}`, '#e8b98a', 2.2),
    circle(tx, ty, 40, 'url(#lamp-glow)'),
    path(
      `M${tx - 24} ${ty + 10}Q${tx - 26} ${ty + 2} ${tx - 16} ${ty - 1}Q${tx} ${ty - 4} ${tx + 12} ${ty - 16}Q${tx + 22} ${ty - 20} ${tx + 24} ${ty - 10}Q${tx + 12} ${ty + 10} ${tx - 14} ${ty + 15}Q${tx - 22} ${ty + 16} ${tx - 24} ${ty + 10}Z`,
      '#9c3326',
    ),
    stroke(`M${tx - 12} ${ty + 2}l4 8M${tx} ${ty - 2}l5 8M${tx + 10} ${ty - 10}l6 7`, '#ffb765', 2.2),
  ]);
};

/** In the square: the cook at the dragon and his film-maker, the toast round the crowned one, the singer and a dancer. */
export function squareParty(): string {
  return group([
    sausage(334, 816),
    stand(404, 984, { hair: 'short', left: ['point', 'none', 6], right: ['hip'], wears: ['scarf'] }),
    stand(486, 990, { build: 'skirt', hair: 'ponytail', left: ['chest', 'phone'], right: ['down'] }),
    stand(604, 982, { hair: 'curly', left: ['hip'], right: ['toast', 'pint', 4] }),
    stand(692, 990, {
      build: 'dress',
      hair: 'bun',
      left: ['toast', 'flute', 14],
      right: ['toast', 'flute', 14],
      wears: ['crown', 'sash'],
    }),
    stand(780, 984, { hair: 'crop', left: ['toast', 'pint', 6], right: ['down'], wears: ['bow-tie'] }),
    stand(892, 990, {
      build: 'dress',
      hair: 'long',
      left: ['chest', 'microphone'],
      right: ['high'],
      wears: ['flower-crown'],
      legs: 'step',
      lean: 3,
    }),
    stand(972, 984, { hair: 'short', left: ['wave'], right: ['high', 'pint'], legs: 'dance', lean: -5 }),
  ]);
}
