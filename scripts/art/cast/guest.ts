import { DUSK } from '../kit/dusk.ts';
import { group, path, placed, round } from '../kit/shapes.ts';
import { type Cut, garment, SLIM, type Sleeve } from './clothes.ts';
import { type Facing, type Hair, type Head, headBehind, headFront, type Mood } from './heads.ts';
import { type Bend, between, boneEnd, type Joint, limbOutline } from './limbs.ts';
import { type OnBody, type OnHead, onBody, onHead } from './worn.ts';

/** Skin as the dusk shows it. */
export const SKIN = { fair: '#eaa98a', rose: '#dc9080', tan: '#c47a63', brown: '#91504d', deep: '#633044' } as const;
export const HAIR_COLOUR = {
  black: '#1d0a2c',
  brown: '#4b2034',
  chestnut: '#7c3338',
  ginger: '#c25a3c',
  blonde: '#e5b06b',
  grey: '#c9b4c9',
} as const;

/**
 * One arm. Angles of upper arm and forearm in degrees, outwards: 0 hangs down, 90 points away from the body, 180 up,
 * above 180 or below 0 reaches across. What it holds is drawn around the hand at 0, 0.
 */
export interface Reach {
  bend: Bend;
  holds?: string;
  /** Degrees that what it holds is turned by. */
  turn?: number;
  isBehind?: boolean;
}

export interface Guest {
  x: number;
  /** Where the feet stand. */
  y: number;
  /** Feet to crown when standing, px. */
  height: number;
  cut?: Cut;
  isSlim?: boolean;
  skin?: string;
  hair?: Hair;
  hairColour?: string;
  facing?: Facing;
  mood?: Mood;
  hasBeard?: boolean;
  hasGlasses?: boolean;
  top: string;
  sleeve?: Sleeve;
  /** Trousers or skirt. */
  bottom?: string;
  shoes?: string;
  left?: Reach;
  right?: Reach;
  /** Thigh and shin of the leg on the viewer's left, then of the other; positive points right. Undefined draws none. */
  legs?: readonly [Bend, Bend] | 'none';
  /** Where the hips are; 0, -98 when standing. */
  hips?: readonly [number, number];
  lean?: number;
  tilt?: number;
  headSize?: number;
  onHead?: readonly OnHead[];
  onBody?: readonly OnBody[];
  /** A helmet, a mask, a hood: drawn over the head, whose middle is 0, -187. */
  gear?: string;
  /** Drawn behind everything, in the same units: a veil, a cape. */
  cape?: string;
  /** Drawn on the torso, below the arms: the ends of a blanket. */
  over?: string;
  rim?: string;
  light?: 'left' | 'right';
}

export const STANCE = {
  stand: [
    [-4, -3],
    [4, 3],
  ],
  apart: [
    [-12, -8],
    [12, 8],
  ],
  step: [
    [-16, -12],
    [12, 2],
  ],
  stride: [
    [-30, -14],
    [26, 10],
  ],
  dance: [
    [-24, 12],
    [20, -8],
  ],
  cross: [
    [7, 9],
    [-4, -14],
  ],
  lunge: [
    [-40, -10],
    [24, 44],
  ],
} as const satisfies Record<string, readonly [Bend, Bend]>;

type Paint = (d: string, colour: string) => string;

function arm(guest: Guest, reach: Reach, side: -1 | 1, shoulder: { x: number; y: number }, paint: Paint): string {
  const slim = guest.isSlim === true ? 0.84 : 1;
  const skin = guest.skin ?? SKIN.fair;
  const [upper, fore] = reach.bend;
  const top: Joint = { ...shoulder, r: 7.6 * slim };
  const elbow: Joint = { ...boneEnd(shoulder, upper * side, 33), r: 5.8 * slim };
  const wrist: Joint = { ...boneEnd(elbow, fore * side, 28), r: 4.2 * slim };
  const hand: Joint = { ...boneEnd(elbow, fore * side, 33), r: 4.9 };
  const sleeve = guest.sleeve ?? 'long';
  const bare = limbOutline([...(sleeve === 'long' ? [] : [top, elbow]), wrist, hand]);
  const cuff =
    sleeve === 'short'
      ? limbOutline([
          { ...top, r: top.r + 1 },
          { ...between(top, elbow, 0.62), r: 7.4 * slim },
        ])
      : '';
  const cloth =
    sleeve === 'long'
      ? limbOutline([
          { ...top, r: top.r + 0.6 },
          { ...elbow, r: elbow.r + 1 },
          { ...wrist, r: wrist.r + 1.2 },
        ])
      : cuff;
  const held = reach.holds === undefined ? '' : placed(reach.holds, hand.x, hand.y, 1, 1, reach.turn ?? 0);
  return group([held, paint(bare, skin), cloth === '' ? '' : paint(cloth, guest.top)]);
}

function leg(guest: Guest, bend: Bend, side: -1 | 1, hips: readonly [number, number], paint: Paint): string {
  const isBare = guest.cut === 'dress' || guest.cut === 'skirt';
  const slim = guest.isSlim === true ? 0.84 : 1;
  const hip: Joint = { x: hips[0] + 7.5 * side, y: hips[1] + 2, r: 9.6 * slim };
  const knee: Joint = { ...boneEnd(hip, bend[0], 46), r: 7.4 * slim };
  const ankle: Joint = { ...boneEnd(knee, bend[1], 44), r: (isBare ? 4.2 : 5.4) * slim };
  const toe = guest.facing === 'left' ? -1 : guest.facing === 'right' ? 1 : side;
  const shoe = `M${round(ankle.x - 5 * toe)} ${round(ankle.y - 3)}h${5 * toe}q${8 * toe} 2 ${12 * toe} 6q0 4 ${-3 * toe} 4h${-14 * toe}z`;
  const outline = limbOutline([hip, knee, ankle]);
  return group([
    paint(outline, isBare ? (guest.skin ?? SKIN.fair) : (guest.bottom ?? '#24104a')),
    side === (guest.light === 'right' ? -1 : 1) ? path(outline, '#170b3f', { opacity: 0.24 }) : '',
    path(shoe, guest.shoes ?? DUSK.night),
  ]);
}

/** One guest with clothes, face and a rim of the evening's light; stands at x, y. */
export function drawGuest(guest: Guest): string {
  return placed(figure(guest), guest.x, guest.y, guest.height / 200);
}

function figure(guest: Guest): string {
  const {
    cut = 'shirt',
    isSlim = cut !== 'shirt' && cut !== 'jumper',
    skin = SKIN.fair,
    light = 'left',
    rim = '#ffb98a',
    lean = 0,
  } = guest;
  const dressed: Guest = { ...guest, cut, isSlim };
  const edge = light === 'right' ? 1.7 : -1.7;
  const paint: Paint = (d, colour) => placed(path(d, rim), edge, -0.9) + path(d, colour);
  const hips = guest.hips ?? [0, -98];
  const turn = (lean * Math.PI) / 180;
  const shoulder = (side: -1 | 1) => {
    const dx = (isSlim ? 14.5 : 18.5) * side;
    const dy = -58;
    return {
      x: hips[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
      y: hips[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
    };
  };
  const face: Head = {
    hair: guest.hair ?? 'short',
    facing: guest.facing ?? 'front',
    mood: guest.mood ?? 'smile',
    skin,
    hairColour: guest.hairColour ?? HAIR_COLOUR.black,
    hasBeard: guest.hasBeard ?? false,
    hasGlasses: guest.hasGlasses ?? false,
  };
  const arms = (
    [
      ['left', -1],
      ['right', 1],
    ] as const
  ).map(([name, side]) => {
    const reach = guest[name] ?? { bend: [9, 5] as const };
    return { isBehind: reach.isBehind === true, drawn: arm(dressed, reach, side, shoulder(side), paint) };
  });
  const size = guest.headSize ?? 1;
  const headTurn = `rotate(${round(guest.tilt ?? 0)} 0 -168) translate(0 ${round(-168 * (1 - size))}) scale(${round(size)})`;
  const upright = (content: readonly string[]) =>
    group(content, { transform: `translate(${round(hips[0])} ${round(hips[1] + 98)}) rotate(${round(lean)} 0 -98)` });
  const worn = garment(cut, isSlim, guest.sleeve ?? 'long', skin);
  const legs = guest.legs ?? STANCE.stand;
  return group([
    upright([guest.cape ?? '', group([headBehind(face)], { transform: headTurn })]),
    ...arms.filter(({ isBehind }) => isBehind).map(({ drawn }) => drawn),
    ...(legs === 'none' || cut === 'gown'
      ? []
      : [leg(dressed, legs[0], -1, hips, paint), leg(dressed, legs[1], 1, hips, paint)]),
    upright([
      worn.isStrappy ? path(SLIM, skin) : '',
      path('M-5 -182H5V-165Q0 -161 -5 -165z', skin),
      path('M-5 -172Q0 -167 6 -172V-168Q0 -164 -5 -167z', '#2a0d33', { opacity: 0.22 }),
      ...worn.pieces.map(({ d, isBottom }) => paint(d, isBottom ? (guest.bottom ?? guest.top) : guest.top)),
      placed(path(worn.shade, '#170b3f', { opacity: 0.2 }), 0, 0, light === 'right' ? -1 : 1, 1),
      worn.detail,
      ...(guest.onBody ?? []).map((item) => onBody(item, isSlim ? 12 : 16)),
      guest.over ?? '',
      group(
        [
          placed(headFront({ ...face, skin: rim, hairColour: rim, mood: 'still' }), edge, -0.9),
          headFront(face),
          ...(guest.onHead ?? []).map((item) => onHead(item, face.facing)),
          guest.gear ?? '',
        ],
        { transform: headTurn },
      ),
    ]),
    ...arms.filter(({ isBehind }) => !isBehind).map(({ drawn }) => drawn),
  ]);
}
