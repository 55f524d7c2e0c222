import { GESTURES, type Gesture, type Hair } from './gestures.ts';
import { circle, ellipse, group, path, round } from './shapes.ts';

/** A figure is 200 units tall and stands on 0, 0, facing us or away; silhouettes do not tell. */
export type Build = 'trousers' | 'dress' | 'skirt' | 'gown';
export type Legs = 'stand' | 'step' | 'dance' | 'hop' | 'sit' | 'cross';

interface Joint {
  x: number;
  y: number;
  r: number;
}

/** A tapered limb through joints with their half widths. */
function limb(joints: readonly Joint[], fill: string): string {
  const parts: string[] = [];
  for (const [index, joint] of joints.entries()) {
    parts.push(circle(joint.x, joint.y, joint.r, fill));
    const next = joints[index + 1];
    if (next === undefined) continue;
    const long = Math.hypot(next.x - joint.x, next.y - joint.y) || 1;
    const nx = -(next.y - joint.y) / long;
    const ny = (next.x - joint.x) / long;
    parts.push(
      path(
        `M${round(joint.x + nx * joint.r)} ${round(joint.y + ny * joint.r)}L${round(next.x + nx * next.r)} ${round(next.y + ny * next.r)}L${round(next.x - nx * next.r)} ${round(next.y - ny * next.r)}L${round(joint.x - nx * joint.r)} ${round(joint.y - ny * joint.r)}z`,
        fill,
      ),
    );
  }
  return group(parts);
}

const turned = (from: { x: number; y: number }, degrees: number, long: number, side: number) => ({
  x: from.x + Math.sin((degrees * Math.PI) / 180) * long * side,
  y: from.y + Math.cos((degrees * Math.PI) / 180) * long,
});

/** Shoulder, elbow and hand of an arm; `side` -1 is the viewer's left. */
export function armJoints(gesture: Gesture, side: -1 | 1, isSlim: boolean, lift = 0) {
  const [upper, fore] = GESTURES[gesture];
  const shoulder = { x: (isSlim ? 15 : 18) * side, y: -157 };
  const elbow = turned(shoulder, upper + lift, 33, side);
  return { shoulder, elbow, hand: turned(elbow, fore + lift, 32, side) };
}

/** An arm with its hand; `side` as for its joints, `lift` in degrees. */
export function arm(gesture: Gesture, side: -1 | 1, isSlim: boolean, fill: string, lift = 0): string {
  const { shoulder, elbow, hand } = armJoints(gesture, side, isSlim, lift);
  const w = isSlim ? 0.84 : 1;
  return (
    limb(
      [
        { ...shoulder, r: 6.6 * w },
        { ...elbow, r: 5 * w },
        { ...hand, r: 4 * w },
      ],
      fill,
    ) + circle(hand.x, hand.y, 4.8, fill)
  );
}

const STANCE: Readonly<
  Record<Legs, readonly (readonly [knee: readonly [number, number], foot: readonly [number, number]])[]>
> = {
  stand: [
    [
      [-8, -50],
      [-9, -4],
    ],
    [
      [8, -50],
      [9, -4],
    ],
  ],
  step: [
    [
      [-14, -50],
      [-24, -5],
    ],
    [
      [12, -50],
      [16, -4],
    ],
  ],
  dance: [
    [
      [-20, -54],
      [-12, -6],
    ],
    [
      [20, -54],
      [26, -8],
    ],
  ],
  hop: [
    [
      [-12, -56],
      [-26, -22],
    ],
    [
      [16, -58],
      [8, -14],
    ],
  ],
  sit: [
    [
      [-16, -88],
      [-18, -44],
    ],
    [
      [16, -88],
      [14, -44],
    ],
  ],
  cross: [
    [
      [-3, -50],
      [4, -4],
    ],
    [
      [6, -50],
      [-4, -4],
    ],
  ],
};

/** Both legs with their feet. */
export function legs(kind: Legs, fill: string, isSlim: boolean): string {
  const w = isSlim ? 0.8 : 1;
  return STANCE[kind]
    .map(([knee, foot], index) => {
      const side = index === 0 ? -1 : 1;
      return (
        limb(
          [
            { x: 7 * side, y: -96, r: 9 * w },
            { x: knee[0], y: knee[1], r: 6.6 * w },
            { x: foot[0], y: foot[1], r: 4.4 * w },
          ],
          fill,
        ) + ellipse(foot[0] + 4 * side, foot[1] + 1.6, 8.5, 3.4, fill)
      );
    })
    .join('');
}

/** What is between neck and legs, cut as it is dressed. */
export function torso(build: Build, fill: string): string {
  switch (build) {
    case 'trousers':
      return path(
        'M-16 -90L-14.5 -118C-16 -136 -24 -148 -22 -157Q-19 -165 -8 -167L-5.5 -176H5.5L8 -167Q19 -165 22 -157C24 -148 16 -136 14.5 -118L16 -90z',
        fill,
      );
    case 'dress':
      return path(
        'M-26 -60Q-15 -92 -10.5 -118C-12 -136 -19 -148 -17.5 -157Q-15 -165 -6 -167L-4.5 -176H4.5L6 -167Q15 -165 17.5 -157C19 -148 12 -136 10.5 -118Q15 -92 26 -60Q0 -52 -26 -60z',
        fill,
      );
    case 'skirt':
      return path(
        'M-19 -66L-15 -96L-11 -118C-12 -136 -19 -148 -17.5 -157Q-15 -165 -6 -167L-4.5 -176H4.5L6 -167Q15 -165 17.5 -157C19 -148 12 -136 11 -118L15 -96L19 -66z',
        fill,
      );
    case 'gown':
      return path(
        'M-36 -2Q-18 -80 -10.5 -118C-12 -136 -19 -148 -17.5 -157Q-15 -165 -6 -167L-4.5 -176H4.5L6 -167Q15 -165 17.5 -157C19 -148 12 -136 10.5 -118Q18 -80 36 -2Q0 6 -36 -2z',
        fill,
      );
  }
}

/** A head with its hair. */
export function head(hair: Hair, fill: string): string {
  const skull = ellipse(0, -185, 12.4, 14.4, fill);
  switch (hair) {
    case 'none':
      return skull;
    case 'crop':
      return skull + path('M-13.6 -184C-15 -204 15 -204 13.6 -184L11 -190H-11z', fill);
    case 'short':
      return skull + path('M-14 -182C-18 -206 4 -209 10 -202C18 -200 16 -188 13.6 -182L10 -192L-10 -191z', fill);
    case 'bob':
      return skull + path('M-17 -172C-20 -206 20 -206 17 -172Q12 -168 8 -172V-186H-8V-172Q-12 -168 -17 -172z', fill);
    case 'long':
      return (
        skull +
        path(
          'M-15 -186C-15 -206 15 -206 15 -186C19 -166 16 -150 21 -138Q12 -138 8 -148V-184H-8V-148Q-12 -138 -21 -138C-16 -150 -19 -166 -15 -186z',
          fill,
        )
      );
    case 'bun':
      return skull + circle(3, -205, 7, fill) + path('M-14 -184C-15 -205 15 -205 14 -184L11 -191H-11z', fill);
    case 'curly':
      return (
        skull +
        [
          [-12, -188],
          [-14, -178],
          [-8, -198],
          [2, -202],
          [11, -196],
          [14, -186],
          [14, -176],
          [-13, -170],
          [13, -168],
        ]
          .map(([x, y]) => circle(x ?? 0, y ?? 0, 7.4, fill))
          .join('')
      );
    case 'ponytail':
      return skull + path('M-14 -184C-15 -206 15 -206 14 -186C28 -190 30 -168 24 -152C22 -166 20 -174 12 -178z', fill);
  }
}
