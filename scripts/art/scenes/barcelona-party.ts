import { type Person, person } from '../kit/people.ts';
import { ellipse, group } from '../kit/shapes.ts';
import { benchSeat } from './barcelona-park.ts';

const TALL = 186;

/** Somebody on the bench: the seat carries the hips, the feet hang in front. */
const seated = (x: number, more: Partial<Person>): string =>
  person({ x, y: benchSeat(x) + TALL * 0.45, height: TALL, legs: 'sit', light: 'left', ...more });

const standing = (x: number, y: number, more: Partial<Person>): string =>
  group([
    ellipse(x, y, 40, 6, '#0a0218', { opacity: 0.55 }),
    person({ x, y, height: TALL * 1.08, light: 'left', ...more }),
  ]);

/** Stories from left to right: a selfie, a toast round the crowned one, the hen with her court, the singer and her dancers. */
export function terraceParty(): string {
  return group([
    seated(206, { build: 'skirt', hair: 'bob', left: ['hip'], right: ['selfie', 'phone'], lean: 4 }),
    seated(262, { hair: 'curly', left: ['hip'], right: ['wave'], wears: ['party-hat'], lean: -5 }),
    seated(668, { hair: 'crop', left: ['hip'], right: ['toast', 'pint', 14] }),
    seated(752, {
      build: 'dress',
      hair: 'long',
      left: ['chest', 'cocktail'],
      right: ['high', 'flute'],
      wears: ['veil', 'sash'],
    }),
    seated(834, { build: 'skirt', hair: 'bun', left: ['chest', 'cocktail'], right: ['down'], lean: -5 }),
    standing(416, 972, { hair: 'short', left: ['hip'], right: ['toast', 'pint', 4] }),
    standing(506, 982, {
      build: 'dress',
      hair: 'bun',
      left: ['toast', 'flute', 14],
      right: ['toast', 'flute', 14],
      wears: ['crown', 'sash'],
    }),
    standing(594, 974, { hair: 'curly', left: ['toast', 'pint', 6], right: ['down'], wears: ['bow-tie'] }),
    standing(948, 980, {
      build: 'dress',
      hair: 'long',
      left: ['chest', 'microphone'],
      right: ['high'],
      legs: 'step',
      wears: ['flower-crown'],
      lean: 3,
    }),
    standing(1038, 972, { hair: 'crop', left: ['wave'], right: ['high', 'pint'], legs: 'dance', lean: -5 }),
    standing(1124, 982, {
      build: 'skirt',
      hair: 'ponytail',
      left: ['dance'],
      right: ['dance'],
      legs: 'hop',
      lean: 7,
      wears: ['boppers'],
    }),
  ]);
}
