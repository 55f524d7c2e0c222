import { type Person, person } from '../kit/people.ts';
import { group } from '../kit/shapes.ts';

const stand = (x: number, y: number, more: Partial<Person>): string =>
  person({ x, y, height: 200, light: 'right', ...more });

/** On the quay: a pair with a phone, the toast of the hens, and the crowned singer with the dancers. */
export function quayParty(): string {
  return group([
    stand(74, 992, { build: 'skirt', hair: 'ponytail', left: ['down'], right: ['selfie', 'phone'], lean: 3 }),
    stand(138, 994, { hair: 'crop', left: ['wave'], right: ['down'], wears: ['flat-cap'], lean: -4 }),
    stand(648, 990, { hair: 'short', left: ['hip'], right: ['toast', 'pint', 4] }),
    stand(738, 996, {
      build: 'dress',
      hair: 'long',
      left: ['toast', 'flute', 14],
      right: ['toast', 'flute', 14],
      wears: ['veil', 'sash'],
    }),
    stand(828, 990, { hair: 'curly', left: ['toast', 'pint', 6], right: ['down'], wears: ['bow-tie'] }),
    stand(912, 994, { build: 'skirt', hair: 'bob', left: ['hip'], right: ['high', 'sparkler'], wears: ['boppers'] }),
    stand(1316, 992, {
      hair: 'short',
      left: ['chest', 'microphone'],
      right: ['high'],
      legs: 'step',
      wears: ['crown'],
      lean: 4,
    }),
    stand(1404, 990, {
      build: 'dress',
      hair: 'curly',
      left: ['wave'],
      right: ['high', 'cocktail'],
      legs: 'dance',
      lean: -5,
    }),
    stand(1494, 994, { hair: 'crop', left: ['high', 'pint'], right: ['dance'], legs: 'hop', lean: 7 }),
  ]);
}
