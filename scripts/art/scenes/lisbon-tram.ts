import { DUSK } from '../kit/dusk.ts';
import { circle, ellipse, group, many, path, placed, rect, shape, stroke } from '../kit/shapes.ts';

const YELLOW = { lit: '#ffd75e', body: '#f5b93a', shade: '#c98234', deep: '#8e5238' } as const;
const CREAM = { lit: '#fff3dc', body: '#efd5bd', shade: '#b98fa0' } as const;
const NIGHT = '#1a0830';

const passenger = (x: number, y: number, k: number): string =>
  group([
    circle(x, y - 15 * k, 6 * k, '#4a1c4f'),
    path(
      `M${x - 10 * k} ${y + 6 * k}Q${x - 9 * k} ${y - 8 * k} ${x} ${y - 8 * k}T${x + 10 * k} ${y + 6 * k}Z`,
      '#4a1c4f',
    ),
  ]);

function windowOf(x: number, guest: 'none' | 'plain' | 'crowned' | 'hatted', isOpen: boolean): string {
  return group([
    path(`M${x} -92V-142Q${x} -150 ${x + 8} -150H${x + 36}Q${x + 44} -150 ${x + 44} -142V-92Z`, CREAM.shade),
    path(`M${x + 3} -94V-140Q${x + 3} -147 ${x + 10} -147H${x + 34}Q${x + 41} -147 ${x + 41} -140V-94Z`, '#ffdf93'),
    path(`M${x + 3} -94V-140Q${x + 3} -147 ${x + 10} -147H${x + 22}L${x + 8} -94Z`, '#fff2c4', { opacity: 0.6 }),
    guest === 'none' ? '' : passenger(x + 22, -100, 1.05),
    guest === 'crowned' ? path(`M${x + 15} -121l-2 -11l5 4.500l4 -7l4 7l5 -4.500l-2 11z`, '#ff7a5c') : '',
    guest === 'hatted' ? path(`M${x + 15} -121L${x + 24} -142L${x + 29} -120Z`, '#d4467c') : '',
    isOpen ? rect(x + 3, -124, 38, 3, CREAM.body) : rect(x + 3, -131, 38, 3, CREAM.body),
    rect(x - 1, -93, 46, 3, CREAM.lit),
  ]);
}

/** The nose, turned a little towards the viewer: three panes, the one big headlamp, the lit roller blind. */
const nose = group([
  path('M0 -26V-92H-4L-58 -88Q-66 -58 -60 -22Q-30 -20 0 -26Z', YELLOW.lit),
  path('M0 -26V-92H-8Q-6 -58 -10 -24Z', YELLOW.shade, { opacity: 0.5 }),
  path('M-63 -66Q-30 -70 0 -70V-64Q-30 -64 -63.500 -60Z', CREAM.lit),
  path('M0 -90L-58 -86L-54 -146Q-30 -156 0 -158Z', CREAM.lit),
  path('M-54 -90L-50 -140Q-46 -144 -42 -145L-44 -91Z', '#ffdf93'),
  path('M-39 -92L-37 -146Q-26 -150 -18 -150L-18 -93Z', '#ffe7ab'),
  path('M-13 -94V-151L-3 -152V-94Z', '#ffd27f'),
  passenger(-29, -98, 0.9),
  path('M-36 -92L-34 -146L-28 -148L-33 -92Z', '#fff8e0', { opacity: 0.7 }),
  path('M-46 -150Q-26 -160 -8 -160V-178Q-28 -178 -44 -168Z', NIGHT),
  path('M-42 -153Q-26 -161 -12 -162V-174Q-28 -174 -41 -165Z', '#ffe9b0'),
  many(4, (index) => rect(-38 + index * 6.5, -167 - index * 0.6, 3.6, 6, '#7a3a3a', { opacity: 0.8 })),
  circle(-33, -46, 30, 'url(#lamp-glow)'),
  circle(-33, -46, 12, CREAM.shade),
  circle(-33, -46, 9, '#fffbe6'),
  path('M-62 -22Q-30 -16 4 -24V-14Q-30 -6 -58 -12Z', YELLOW.deep),
  path('M-60 -12L-52 4H-4L2 -14Q-30 -6 -60 -12Z', NIGHT),
  stroke('M-50 -8L-44 3M-36 -6L-33 4M-22 -6L-20 4M-8 -10L-6 3', YELLOW.deep, 2),
]);

/**
 * A Remodelado, the yellow tram of line 28, about 440 px long at scale 1, nose to the left; stands on 0, 0 of its
 * front axle side. `turn` in degrees tips it with the street.
 */
export function tram(x: number, y: number, scale: number, turn: number): string {
  const truck = (left: number) =>
    group([circle(left, -10, 14, NIGHT), circle(left, -10, 8, '#6d4a70'), circle(left, -10, 3, NIGHT)]);
  return placed(
    group([
      ellipse(170, 6, 260, 10, '#0a0218', { opacity: 0.6 }),
      rect(10, -26, 340, 16, NIGHT),
      ...[96, 150, 236, 290].map(truck),
      rect(80, -18, 86, 9, '#3a1740'),
      rect(220, -18, 86, 9, '#3a1740'),
      path('M0 -26V-94H372V-38Q372 -26 360 -26Z', YELLOW.body),
      path('M0 -26V-40H372V-38Q372 -26 360 -26Z', YELLOW.shade),
      rect(0, -70, 372, 5, CREAM.lit),
      rect(0, -65, 372, 1.6, '#c2416f'),
      many(13, (index) => rect(20 + index * 27, -62, 1.4, 34, YELLOW.shade, { opacity: 0.8 })),
      rect(0, -160, 372, 68, CREAM.body),
      rect(322, -160, 50, 68, CREAM.shade, { opacity: 0.4 }),
      ...[54, 102, 150, 198, 246].map((left, index) =>
        windowOf(left, (['hatted', 'none', 'crowned', 'plain', 'plain'] as const)[index] ?? 'plain', index === 3),
      ),
      rect(8, -150, 38, 124, '#5b2c58', { rx: 4 }),
      rect(11, -147, 15, 118, '#ffd27f', { rx: 3 }),
      rect(28, -147, 15, 118, '#ffdf93', { rx: 3 }),
      stroke('M27 -146V-30', '#5b2c58', 2.4),
      rect(302, -150, 58, 124, '#3f1a4a', { rx: 4 }),
      rect(306, -146, 50, 118, '#e2a868', { rx: 3 }),
      path('M318 -28V-76Q318 -98 330 -100T343 -76V-28Z', NIGHT),
      circle(331, -110, 9, NIGHT),
      stroke('M320 -88L300 -108L296 -126', NIGHT, 6.4),
      stroke('M296 -126l-1 -14', '#ffe2a8', 2),
      path('M290 -150h10l-3 12h-4z', '#ffc46b'),
      stroke('M352 -140V-34', '#ffe2a8', 2.6),
      path('M-56 -146Q-30 -158 0 -159H376V-164Q376 -176 352 -180H20Q-40 -180 -56 -146Z', '#7d5a80'),
      path('M-56 -146Q-30 -158 0 -159H376V-163H2Q-30 -163 -56 -146Z', CREAM.lit),
      path(
        'M-40 -160Q-20 -180 20 -180H352Q370 -178 375 -168L371 -168Q364 -175 350 -176H20Q-16 -176 -40 -160Z',
        '#ffb98f',
      ),
      rect(60, -190, 236, 11, '#5b3a68', { rx: 4 }),
      many(9, (index) => rect(70 + index * 25, -188, 17, 6, '#ffcf7d', { opacity: 0.8, rx: 1 })),
      nose,
      stroke('M180 -190L208 -216L182 -240', NIGHT, 3.4),
      stroke('M150 -240H214', NIGHT, 4),
      circle(182, -243, 14, 'url(#lamp-glow)'),
      shape([360, -34, 376, -34, 382, -12, 356, -12], NIGHT),
      stroke('M0 -92H372', CREAM.lit, 2),
      stroke('M372 -158V-40', '#5b2c58', 3, { opacity: 0.6 }),
    ]),
    x,
    y,
    scale,
    scale,
    turn,
  );
}

/** Light of the one headlamp on the stones in front of the tram. */
export const headlight = (x: number, y: number, turn: number): string =>
  placed(
    group([
      path('M-40 -44L-250 14Q-150 34 -30 20Z', '#ffe2a8', { opacity: 0.16 }),
      path('M-40 -44L-190 14Q-120 26 -34 16Z', '#fff0c8', { opacity: 0.2 }),
      ellipse(-120, 16, 110, 9, DUSK.glow, { opacity: 0.3 }),
    ]),
    x,
    y,
    1,
    1,
    turn,
  );
