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
    seated(262, { build: 'skirt', hair: 'bob', left: ['hip'], right: ['selfie', 'phone'], lean: 4 }),
    seated(322, { hair: 'curly', left: ['hug'], right: ['wave'], wears: ['party-hat'], lean: -6 }),
    seated(742, {
      build: 'dress',
      hair: 'long',
      left: ['chest', 'cocktail'],
      right: ['high', 'flute'],
      wears: ['veil', 'sash'],
    }),
    seated(818, { build: 'skirt', hair: 'ponytail', left: ['hug'], right: ['chest', 'cocktail'], lean: -5 }),
    seated(672, { hair: 'crop', left: ['hip'], right: ['toast', 'pint', 14], lean: 3 }),
    standing(462, 976, { hair: 'short', left: ['hip'], right: ['toast', 'pint', 10], lean: 2 }),
    standing(528, 984, {
      build: 'dress',
      hair: 'bun',
      left: ['toast', 'flute', 22],
      right: ['high', 'flute'],
      wears: ['crown', 'sash'],
    }),
    standing(598, 978, { hair: 'curly', left: ['toast', 'pint', 18], right: ['down'], wears: ['bow-tie'], lean: -3 }),
    standing(930, 982, {
      build: 'dress',
      hair: 'curly',
      left: ['mic', 'microphone'],
      right: ['high'],
      legs: 'step',
      wears: ['flower-crown'],
      lean: 4,
    }),
    standing(1010, 976, { hair: 'crop', left: ['dance'], right: ['high', 'pint'], legs: 'dance', lean: -7 }),
    standing(1090, 984, {
      build: 'skirt',
      hair: 'ponytail',
      left: ['wave'],
      right: ['dance'],
      legs: 'hop',
      lean: 8,
      wears: ['boppers'],
    }),
  ]);
}
