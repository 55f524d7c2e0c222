import { DUSK } from '../kit/dusk.ts';
import { person } from '../kit/people.ts';
import { circle, ellipse, group, many, path, placed, rect, stroke } from '../kit/shapes.ts';

const COAT = { lit: '#fff0e2', body: '#eec9c0', shade: '#a8708f', hoof: '#3a1450' } as const;

function leg(points: readonly (readonly [number, number])[], fill: string): string {
  const [hip, knee, fetlock, hoof] = points;
  if (hip === undefined || knee === undefined || fetlock === undefined || hoof === undefined) return '';
  return group([
    path(
      `M${hip[0] - 9} ${hip[1]}L${knee[0] - 5} ${knee[1]}L${knee[0] + 5} ${knee[1]}L${hip[0] + 10} ${hip[1]}Z`,
      fill,
    ),
    stroke(`M${knee[0]} ${knee[1]}L${fetlock[0]} ${fetlock[1]}`, fill, 7.4),
    stroke(`M${fetlock[0]} ${fetlock[1]}L${hoof[0]} ${hoof[1]}`, fill, 6),
    path(`M${hoof[0] - 6} ${hoof[1] + 4}l3 -7h8l3 7z`, COAT.hoof),
  ]);
}

/** A white horse at a trot to the left, plumed and in red harness, hooves on y = 0. */
function horse(isFar: boolean): string {
  const coat = isFar ? '#c48f9f' : COAT.body;
  const far = isFar ? '#96607f' : COAT.shade;
  return group([
    leg(
      [
        [92, -76],
        [98, -42],
        [88, -16],
        [86, -4],
      ],
      far,
    ),
    leg(
      [
        [186, -76],
        [198, -46],
        [192, -18],
        [196, -4],
      ],
      far,
    ),
    path('M204 -118C222 -114 226 -86 218 -48C214 -60 206 -66 206 -80C202 -92 198 -100 198 -108Z', COAT.lit, {
      opacity: isFar ? 0.5 : 1,
    }),
    path(
      'M6 -134C10 -146 22 -158 34 -164L36 -176L44 -166C66 -164 84 -142 98 -128C122 -120 148 -116 168 -124C190 -130 206 -116 208 -98C210 -80 200 -68 186 -64C160 -58 128 -58 104 -64C88 -66 76 -78 72 -94C66 -106 60 -116 52 -122C42 -122 30 -118 20 -112C8 -110 2 -122 6 -134Z',
      coat,
    ),
    path(
      'M104 -64C88 -66 76 -78 72 -94C92 -84 130 -76 170 -80C190 -82 204 -90 208 -98C210 -80 200 -68 186 -64C160 -58 128 -58 104 -64Z',
      far,
      { opacity: 0.8 },
    ),
    path('M44 -166C66 -164 84 -142 98 -128C86 -122 74 -130 66 -142C58 -152 50 -160 40 -160Z', COAT.lit, {
      opacity: isFar ? 0.4 : 1,
    }),
    leg(
      [
        [84, -78],
        [66, -52],
        [70, -28],
        [60, -20],
      ],
      coat,
    ),
    leg(
      [
        [180, -78],
        [174, -44],
        [164, -18],
        [158, -4],
      ],
      coat,
    ),
    circle(26, -148, 2.6, '#2a0d42'),
    stroke('M16 -140L40 -154M12 -126L34 -122M36 -158L32 -122', '#c23f5e', 2.6),
    stroke('M96 -130Q84 -104 76 -88M130 -119Q126 -90 130 -62M76 -96Q130 -78 206 -92', '#c23f5e', 3.4),
    stroke('M32 -128Q90 -150 180 -126', '#7a2a4a', 1.6),
    path('M38 -172C28 -192 44 -206 54 -196C48 -192 50 -184 46 -172Z', isFar ? '#c2416f' : '#ff6f86'),
    path('M42 -174C44 -196 58 -198 62 -190C54 -188 52 -180 48 -172Z', '#ffc46b'),
    ...[100, 112, 124].map((left, index) => circle(left, -122 + index * 2, 2, '#ffd77f')),
    isFar ? '' : stroke('M6 -134C10 -146 22 -158 34 -164M98 -128C122 -120 148 -116 168 -124', '#fff8ee', 2),
  ]);
}

const wheel = (x: number, y: number, r: number): string =>
  group([
    circle(x, y, r, 'none', { stroke: '#1a0830', 'stroke-width': 5 }),
    circle(x, y, r, 'none', { stroke: '#e0617d', 'stroke-width': 1.8 }),
    many(12, (index) => {
      const angle = (index / 12) * Math.PI * 2;
      return stroke(`M${x} ${y}L${x + Math.cos(angle) * (r - 2)} ${y + Math.sin(angle) * (r - 2)}`, '#5a1f48', 2);
    }),
    circle(x, y, 5, '#ffd77f'),
  ]);

/** A dorożka: two plumed greys, the coachman in his bowler, a hen and her friend toasting under the folded hood. */
export function carriage(x: number, ground: number, scale: number): string {
  const guest = { height: 118, legs: 'sit', light: 'left', fill: '#2a0d42' } as const;
  return placed(
    group([
      ellipse(110, 4, 130, 8, '#0a0218', { opacity: 0.55 }),
      ellipse(340, 4, 130, 8, '#0a0218', { opacity: 0.55 }),
      placed(horse(true), 16, -8),
      placed(horse(false), 0, 0),
      stroke('M150 -84L270 -70', '#1a0830', 4),
      wheel(282, -36, 36),
      wheel(420, -46, 46),
      path(
        'M230 -132H272C272 -108 280 -98 296 -96H320C328 -114 338 -120 352 -120H444Q466 -118 468 -94C466 -66 448 -54 420 -52H332C286 -52 236 -66 230 -132Z',
        '#f4dcd0',
      ),
      path(
        'M322 -92C326 -112 336 -118 350 -118H440Q462 -118 464 -92C462 -66 446 -56 420 -54H400C430 -70 440 -90 436 -106H350Z',
        '#b87f98',
        { opacity: 0.7 },
      ),
      stroke('M230 -130C236 -66 286 -52 332 -52H420C448 -54 466 -66 468 -94', '#c23f5e', 3),
      stroke('M272 -130C272 -108 280 -98 296 -96H320C328 -114 338 -120 352 -120H444', '#ffd77f', 2.4),
      stroke('M332 -92V-60Q332 -56 338 -56H386Q392 -56 392 -62V-92', '#b87f98', 2),
      circle(384, -74, 2.4, '#ffd77f'),
      stroke('M262 -46Q282 -66 306 -54M396 -54Q420 -72 446 -56', '#5a1f48', 3.4),
      path('M432 -118C470 -126 486 -152 480 -176C462 -172 446 -160 438 -140Z', '#3a1450'),
      stroke('M440 -134Q458 -150 480 -174M446 -122Q468 -138 484 -160', '#7a3060', 2),
      rect(232, -140, 40, 10, '#7a2a4a', { rx: 3 }),
      person({
        x: 254,
        y: -62,
        height: 128,
        legs: 'sit',
        left: ['rail'],
        right: ['hip'],
        light: 'left',
        fill: '#2a0d42',
      }),
      path('M243 -185Q242 -202 254 -202T265 -185Z', '#14052a'),
      rect(237, -187, 34, 4.6, '#14052a', { rx: 2 }),
      stroke('M238 -186Q244 -202 254 -202', '#ff9f83', 1.6),
      path('M230 -134H272C272 -110 280 -98 296 -96H326V-58C290 -58 252 -70 238 -104Q232 -118 230 -134Z', '#f4dcd0'),
      stroke('M229 -134H271C272 -112 278 -100 294 -96', '#ffd77f', 2.4),
      stroke('M228 -134Q196 -176 160 -186', '#14052a', 1.8),
      stroke('M230 -136L180 -126', '#7a2a4a', 1.6),
      person({
        x: 362,
        y: -74,
        build: 'dress',
        hair: 'long',
        left: ['high', 'flute'],
        right: ['hug'],
        wears: ['veil'],
        ...guest,
      }),
      person({
        x: 412,
        y: -74,
        build: 'skirt',
        hair: 'bun',
        left: ['chest', 'cocktail'],
        right: ['wave'],
        wears: ['boppers'],
        ...guest,
      }),
      path('M336 -110H442V-84H332Z', '#f4dcd0'),
      path('M336 -110H442V-106H335Z', '#ffd77f'),
      many(8, (index) => circle(342 + index * 13, -98, 3.6, ['#d4467c', '#ffc46b', '#fff0d2'][index % 3] ?? '#d4467c')),
      circle(316, -104, 40, 'url(#lamp-glow)'),
      rect(311, -112, 10, 15, '#fff0c4', { rx: 2 }),
      path('M308 -112h16l-8 -8z', '#14052a'),
      circle(316, -96, 2.2, DUSK.gold),
    ]),
    x,
    ground,
    scale,
  );
}
