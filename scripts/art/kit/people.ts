import type { Chance } from './chance.ts';
import { DUSK } from './dusk.ts';
import { arm, armJoints, type Build, head, type Legs, legs, torso } from './figure.ts';
import type { Gesture, Hair, Prop, Worn } from './gestures.ts';
import { prop } from './props.ts';
import { circle, ellipse, group, many, path, placed, rect, round, shape, stroke } from './shapes.ts';

/** One arm: what it does, what it holds, and degrees to raise or lower it by. */
export type Arm = readonly [gesture: Gesture, holds?: Prop, lift?: number];

export interface Person {
  x: number;
  /** Where the feet stand. */
  y: number;
  /** From the feet to the top of the head, px. */
  height: number;
  build?: Build;
  hair?: Hair;
  /** The arm on the viewer's left, and on the right. */
  left?: Arm;
  right?: Arm;
  legs?: Legs;
  wears?: readonly Worn[];
  /** Degrees; positive leans to the right. */
  lean?: number;
  fill?: string;
  /** Colour of the clothes; by default a dark tone that differs from guest to guest. */
  cloth?: string;
  /** Degrees the head is tilted. */
  tilt?: number;
  /** Colour of the light along one edge, and the side it comes from. */
  rim?: string;
  light?: 'left' | 'right';
}

const FIDDLE = placed(
  group([
    path('M-16 0C-24 -9 -10 -14 -4 -7C2 -14 16 -10 14 0C16 10 2 14 -4 7C-10 14 -24 9 -16 0z', '#b5573f'),
    ellipse(-9, 0, 3, 6, '#8b3a35'),
    stroke('M4 0H40', '#4a1a2e', 3.4),
    stroke('M-14 0H36', '#ffe2a8', 0.8),
    circle(41, 0, 3.4, '#4a1a2e'),
  ]),
  0,
  0,
);

function wornBehind(worn: readonly Worn[]): string {
  if (!worn.includes('veil')) return '';
  return path(
    'M-11 -198C-24 -190 -30 -150 -38 -92Q-14 -104 0 -100Q16 -104 36 -94C30 -150 24 -190 11 -198z',
    '#fff0e2',
    { opacity: 0.62 },
  );
}

function wornItem(item: Worn, fill: string): string {
  switch (item) {
    case 'crown':
      return (
        path('M-12 -196l-4 -20l9.5 9l6.500 -14l6.500 14l9.500 -9l-4 20q-12 -4 -24 0z', DUSK.gold) +
        circle(0, -221, 2.4, DUSK.coral)
      );
    case 'veil':
      return (
        path('M-12 -195q12 -9 24 0l1 -5q-13 -9 -26 0z', '#fff8ee') +
        circle(-5, -201, 3, '#ffd0c8') +
        circle(3, -203, 3.4, '#fff8ee') +
        circle(10, -200, 2.6, '#ffd0c8')
      );
    case 'sash':
      return (
        path('M-17 -163L-9 -167L15 -110L10 -102z', '#ff6f86') +
        path('M-14.500 -164L-12.500 -165L13 -106L12 -104z', '#ffe2a8')
      );
    case 'party-hat':
      return (
        shape([-10, -197, 3, -230, 12, -196], DUSK.coral) +
        shape([-6, -207, 7, -213, 9, -205, -9, -199], DUSK.gold) +
        circle(3, -231, 4.4, DUSK.cream)
      );
    case 'flat-cap':
      return path('M-15 -192Q-14 -206 2 -206Q16 -204 22 -193Q8 -196 -15 -192z', '#6d3a56');
    case 'boppers':
      return (
        stroke('M-7 -198Q-12 -212 -13 -220M7 -198Q12 -212 13 -220', '#ffe2a8', 1.5) +
        circle(-13, -223, 5, DUSK.magenta) +
        circle(13, -223, 5, DUSK.gold)
      );
    case 'bow-tie':
      return shape([-9, -171, 0, -166, -9, -160], DUSK.coral) + shape([9, -171, 0, -166, 9, -160], DUSK.coral);
    case 'flower-crown':
      return [-11, -6, 0, 6, 11]
        .map((x, index) => circle(x, -198 - (11 - Math.abs(x)) * 0.3, 4.2, index % 2 === 0 ? '#ff8fa0' : '#ffd892'))
        .join('');
    case 'top-hat':
      return (
        path('M-20 -196Q0 -190 20 -196L19 -200H13L15 -226H-15L-13 -200H-19z', fill) +
        path('M-13 -200H13L13.500 -206H-13.500z', DUSK.magenta)
      );
    case 'helmet':
      return (
        path('M-17 -176Q-20 -206 0 -207Q20 -206 17 -176Q8 -170 -8 -171z', DUSK.magenta) +
        path('M-12 -190H16V-180H-8Q-13 -182 -12 -190z', '#ffe2a8') +
        rect(-2, -207, 5, 15, DUSK.cream)
      );
    case 'scarf':
      return (
        path('M-12 -174Q0 -168 12 -174L13 -165Q0 -159 -13 -165z', DUSK.magenta) +
        path('M4 -166l9 -2l4 34l-9 2z', DUSK.magenta) +
        rect(8, -146, 9, 4, DUSK.gold)
      );
  }
}

function held([gesture, holds = 'none', lift = 0]: Arm, side: -1 | 1, isSlim: boolean): string {
  const { hand } = armJoints(gesture, side, isSlim, lift);
  if (holds === 'fiddle') return placed(FIDDLE, 8 * side, -161, side, 1, 8);
  if (holds === 'fiddle-bow') return stroke(`M${round(hand.x)} ${round(hand.y)}l${-62 * side} -14`, '#ffe2a8', 2);
  return placed(prop(holds), hand.x, hand.y, side === -1 ? 0.95 : -0.95, 0.95, gesture === 'mic' ? -30 : -6);
}

const ON_BODY: readonly Worn[] = ['sash', 'bow-tie', 'scarf'];

/** Turns a head, and what it wears, about the neck. */
function tilted(drawing: string, degrees = 0): string {
  return degrees === 0 ? drawing : group([drawing], { transform: `rotate(${round(degrees)} 0 -168)` });
}

const CLOTHS = ['#2b0f45', '#3a1247', '#210b4a', '#471650', '#1b0738'];

/** A dark cloth that depends on where the guest stands, so that neighbours are told apart. */
function clothFor(x: number): string {
  return CLOTHS[Math.abs(Math.round(x / 7)) % CLOTHS.length] ?? DUSK.night;
}

/** One guest in silhouette with a rim of light; glasses, hats and sashes keep their colours. */
export function person(guest: Person): string {
  const { build = 'trousers', hair = 'short', left = ['down'], right = ['down'], wears = [], light = 'right' } = guest;
  const { fill = DUSK.night, rim = '#ff9f83', lean = 0 } = guest;
  const isSlim = build !== 'trousers';
  const cloth = guest.cloth ?? (guest.fill === undefined ? clothFor(guest.x) : fill);
  const silhouette = (skin: string, garment: string) =>
    group([
      build === 'gown' ? '' : legs(guest.legs ?? 'stand', skin, isSlim),
      torso(build, garment),
      tilted(head(hair, skin), guest.tilt),
      arm(left[0], -1, isSlim, build === 'trousers' ? garment : skin, left[2]),
      arm(right[0], 1, isSlim, build === 'trousers' ? garment : skin, right[2]),
    ]);
  const edge = light === 'right' ? 1.9 : -1.9;
  const body = group([
    wornBehind(wears),
    placed(silhouette(rim, rim), edge, -1.3),
    silhouette(fill, cloth),
    ...wears.map((item) => (ON_BODY.includes(item) ? wornItem(item, fill) : tilted(wornItem(item, fill), guest.tilt))),
    held(left, -1, isSlim),
    held(right, 1, isSlim),
  ]);
  return placed(body, guest.x, guest.y, guest.height / 200, guest.height / 200, lean);
}

const DRINKS: readonly [Prop, ...Prop[]] = ['pint', 'flute', 'cocktail', 'flute', 'pint'];
const HATS: readonly [Worn, ...Worn[]] = ['crown', 'party-hat', 'veil', 'sash', 'boppers', 'flower-crown', 'bow-tie'];

/** A guest by chance: toasting, dancing, hugging; `merry` is the share that wears something silly. */
export function reveller(
  x: number,
  y: number,
  height: number,
  chance: Chance,
  merry = 0.4,
  more: Partial<Person> = {},
): string {
  const isDress = chance.happens(0.5);
  const arms: readonly [Gesture, ...Gesture[]] = ['toast', 'high', 'dance', 'chest', 'wave', 'hip', 'down'];
  const drinking: readonly [Gesture, ...Gesture[]] = ['toast', 'high', 'chest', 'toast'];
  const side = chance.happens(0.5);
  const drink: Arm = [chance.pick(drinking), chance.pick(DRINKS), chance.between(-12, 10)];
  const other: Arm = [chance.pick(arms), 'none', chance.between(-10, 10)];
  return person({
    x,
    y,
    height: height * chance.between(0.93, 1.05),
    build: isDress ? chance.pick(['dress', 'skirt', 'gown']) : 'trousers',
    hair: isDress
      ? chance.pick(['long', 'bob', 'bun', 'curly', 'ponytail'])
      : chance.pick(['short', 'crop', 'curly', 'none']),
    legs: chance.pick(['stand', 'step', 'dance', 'cross']),
    left: side ? drink : other,
    right: side ? other : drink,
    wears: chance.happens(merry) ? [chance.pick(HATS)] : [],
    lean: chance.between(-4, 4),
    tilt: chance.between(-11, 11),
    ...more,
  });
}

/** People far off on a bridge or a quay, walking, talking, now and then a raised glass. `ground` gives y at x. */
export function passers(
  from: number,
  to: number,
  count: number,
  height: number,
  ground: (x: number) => number,
  chance: Chance,
  fill = '#230a37',
): string {
  const arms: readonly [Gesture, ...Gesture[]] = ['down', 'down', 'hip', 'chest', 'phone', 'toast'];
  return many(count, () => {
    const x = chance.between(from, to);
    const isDress = chance.happens(0.45);
    return person({
      x,
      y: ground(x),
      height: height * chance.between(0.86, 1.08),
      build: isDress ? chance.pick(['dress', 'skirt']) : 'trousers',
      hair: isDress ? chance.pick(['long', 'bob', 'bun']) : chance.pick(['short', 'crop', 'none']),
      legs: chance.pick(['stand', 'step', 'step', 'cross']),
      left: [chance.pick(arms)],
      right: [chance.pick(arms)],
      tilt: chance.between(-8, 8),
      fill,
    });
  });
}
