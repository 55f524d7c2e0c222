import { circle, ellipse, group, many, path, placed, shape, stroke } from '../kit/shapes.ts';

const BRONZE = '#1d0a35';
const RIM = '#ff9f6e';

/** The flame: three tongues, one inside another, with sparks, and the light it throws. */
const fire = group([
  circle(96, -288, 120, 'url(#lamp-glow)'),
  circle(60, -284, 60, 'url(#lamp-glow)'),
  path(
    'M0 -284C30 -306 60 -300 84 -322C82 -304 116 -306 148 -330C136 -304 168 -300 190 -306C170 -290 176 -280 196 -272C160 -276 140 -262 118 -258C124 -268 96 -262 70 -262C40 -262 18 -268 0 -284Z',
    '#ff6f4f',
  ),
  path(
    'M4 -284C34 -300 56 -294 78 -308C78 -296 104 -298 128 -312C120 -296 140 -292 156 -292C136 -284 132 -276 110 -270C112 -276 86 -270 66 -270C40 -270 20 -274 4 -284Z',
    '#ffb24f',
  ),
  path(
    'M8 -284C34 -294 54 -290 70 -298C74 -290 92 -292 106 -296C98 -286 92 -280 70 -277C44 -276 24 -278 8 -284Z',
    '#fff0c0',
  ),
  many(9, (index) =>
    circle(
      70 + ((index * 37) % 130),
      -318 - ((index * 23) % 50),
      1.4 + (index % 3) * 0.7,
      index % 2 ? '#ffc46b' : '#ff8563',
    ),
  ),
]);

/** Smok: the gaunt bronze dragon on his boulder, upright, all ribs and claws, breathing fire to the right. */
export function dragon(x: number, base: number, scale: number): string {
  const body =
    'M-60 -66C-96 -70 -128 -46 -150 -60C-168 -72 -166 -96 -152 -104C-160 -88 -150 -78 -138 -80C-116 -84 -104 -108 -74 -114C-58 -150 -40 -176 -34 -212C-30 -236 -34 -256 -22 -276C-14 -292 -2 -300 -8 -318L6 -304L14 -322L20 -302C34 -304 44 -296 52 -290L38 -286L46 -280L26 -278L34 -268C20 -270 8 -268 2 -258C-4 -244 4 -226 2 -204C0 -170 -8 -140 -10 -112C2 -96 2 -80 -8 -64Z';
  const limbs = [
    'M-18 -206C6 -210 22 -196 38 -206L56 -216L48 -202L62 -206L50 -194L60 -190L42 -188C24 -180 2 -188 -14 -188Z',
    'M-24 -178C4 -178 18 -164 34 -172L52 -178L44 -166L56 -166L42 -156C24 -150 0 -158 -20 -158Z',
    'M-52 -110C-20 -118 0 -100 4 -84C6 -70 -4 -64 2 -54L22 -46L6 -46L12 -38H-20C-16 -56 -24 -60 -34 -66Z',
    'M-66 -100C-74 -80 -72 -66 -58 -58L-62 -46L-40 -38H-82L-70 -46C-86 -56 -92 -72 -84 -94Z',
  ];
  const spikes = Array.from({ length: 12 }, (_, index) => {
    const t = index / 11;
    const sx = -78 + t * 46 + Math.sin(t * Math.PI) * 4;
    const sy = -116 - t * 150;
    return shape([sx - 2, sy + 6, sx - 15 + t * 3, sy - 7, sx + 3, sy - 6], BRONZE);
  });
  const draw = (fill: string) => group([path(body, fill), ...limbs.map((limb) => path(limb, fill))]);
  return placed(
    group([
      fire,
      path('M-120 20C-126 -10 -104 -34 -74 -42C-40 -48 10 -48 34 -38C62 -26 70 0 72 20Z', '#2d0f45'),
      path('M-30 20L-10 -44Q20 -46 34 -38C62 -26 70 0 72 20Z', '#43195d'),
      stroke('M-10 -44Q20 -46 34 -38C62 -26 70 0 72 20', RIM, 2.4),
      stroke('M-60 -40L-50 -14L-70 8M10 -44L22 -20L8 0M-24 -42L-30 -20', '#14052a', 3),
      ...spikes,
      placed(draw(RIM), 2.6, -1.4),
      draw(BRONZE),
      many(7, (index) => stroke(`M${-30 + index * 0.6} ${-222 + index * 15}q12 5 26 0`, '#7a3060', 2)),
      path(
        'M-46 -190C-84 -230 -112 -232 -132 -216C-112 -212 -108 -202 -110 -192C-96 -200 -86 -194 -86 -182C-72 -190 -60 -182 -56 -170Z',
        BRONZE,
      ),
      stroke(
        'M-46 -190C-84 -230 -112 -232 -132 -216M-60 -204Q-84 -206 -108 -194M-52 -188Q-70 -186 -84 -182',
        '#7a3060',
        2,
      ),
      circle(16, -292, 3.2, '#ffe2a8'),
      ellipse(0, 20, 110, 6, '#0a0218', { opacity: 0.5 }),
    ]),
    x,
    base,
    scale,
  );
}
