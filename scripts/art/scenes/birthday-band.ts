import { drawGuest, HAIR_COLOUR, SKIN, STANCE } from '../cast/guest.ts';
import { halo } from '../kit/lights.ts';
import { circle, ellipse, group, many, path, placed, rect, stroke } from '../kit/shapes.ts';

const bass = group([
  stroke('M0 -40V-196', '#3a1530', 7),
  path('M-5 -196q-2 -16 5 -18q9 2 6 18z', '#3a1530'),
  path(
    'M0 0C-40 4 -48 -44 -26 -62C-22 -70 -22 -76 -24 -84C-30 -112 -14 -122 0 -122C14 -122 30 -112 24 -84C22 -76 22 -70 26 -62C48 -44 40 4 0 0z',
    '#b5573f',
  ),
  path('M0 0C40 4 48 -44 26 -62C22 -70 22 -76 24 -84C30 -112 14 -122 0 -122z', '#8b3a35', { opacity: 0.6 }),
  stroke('M-4 -30V-190M0 -30V-190M4 -30V-190', '#ffe2a8', 0.9),
  rect(-10, -34, 20, 5, '#3a1530'),
  stroke('M-18 -66q-6 10 2 20M18 -66q6 10 -2 20', '#3a1530', 2.4),
  stroke('M0 0V10', '#3a1530', 4),
]);

const accordion = group([
  rect(-34, -20, 16, 42, '#d4467c', { rx: 3 }),
  many(6, (index) => path(`M${-18 + index * 6} -18l3 3l3 -3v38l-3 3l-3 -3z`, index % 2 === 0 ? '#ffe9cf' : '#c8a0b8')),
  rect(18, -20, 16, 42, '#d4467c', { rx: 3 }),
  many(5, (index) => rect(-31, -15 + index * 7, 9, 4, '#fff8ee')),
  many(4, (index) => circle(26, -12 + index * 8, 2, '#ffe2a8')),
]);

const trumpet = group([
  path('M0 -3H40L58 -15V15L40 3H0z', '#ffc46b'),
  rect(10, -10, 22, 20, '#e0973f', { rx: 8 }),
  rect(13, -7, 16, 14, '#5b2470', { rx: 6 }),
  stroke('M16 -10v-8M21 -10v-8M26 -10v-8', '#ffe2a8', 2.4),
]);

/** Bass, accordion and trumpet on a low stage under one bulb; x, y is the middle of its front edge. */
export function band(x: number, y: number): string {
  const player = { light: 'left', rim: '#ffb98a' } as const;
  return placed(
    group([
      halo(0, -250, 220, 0.55),
      ellipse(0, -6, 190, 18, '#1c0a35', { opacity: 0.6 }),
      placed(bass, 80, -8, 1.02, 1.02, -8),
      drawGuest({
        ...player,
        x: 118,
        y: -10,
        height: 226,
        top: '#4a2a7f',
        hair: 'short',
        hairColour: HAIR_COLOUR.grey,
        skin: SKIN.fair,
        facing: 'left',
        mood: 'smile',
        left: { bend: [70, 160] },
        right: { bend: [-10, -60] },
        onBody: ['bow-tie'],
        legs: STANCE.stand,
      }),
      drawGuest({
        ...player,
        x: 20,
        y: -6,
        height: 210,
        cut: 'dress',
        sleeve: 'short',
        top: '#b8356c',
        hair: 'bun',
        skin: SKIN.tan,
        facing: 'front',
        mood: 'laugh',
        tilt: -8,
        left: { bend: [40, -30], isBehind: true },
        right: { bend: [40, -30], isBehind: true },
        legs: STANCE.cross,
      }),
      placed(accordion, 20, -128, 1.1, 1.1, -4),
      drawGuest({
        ...player,
        x: -86,
        y: -2,
        height: 222,
        top: '#2f6f80',
        sleeve: 'short',
        hair: 'crop',
        skin: SKIN.deep,
        facing: 'left',
        mood: 'still',
        lean: 6,
        left: { bend: [66, 124], holds: placed(trumpet, 6, -2, -0.72, 0.72, 8) },
        right: { bend: [-8, -100] },
        bottom: '#2a124f',
        legs: STANCE.apart,
      }),
    ]),
    x,
    y,
    0.94,
  );
}
