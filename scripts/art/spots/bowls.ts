import { circle, ellipse, path, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { rim, shadow, steam, twoTone } from './light.ts';
import { low, table } from './scenery.ts';
import { plate, spot } from './spot.ts';

const seafood = () =>
  spot(
    'dusk',
    [
      table,
      plate(200, 226, 158, '#dff0ea'),
      path('M62 214q26-28 56-16 26-22 60-8 34-18 66 2 34-14 60 10 22 4 32 20-60 34-140 34T62 214z', HUE.cream, {
        opacity: 0.85,
      }),
      path('M176 210q-20-60 24-110 44 50 24 110-22 22-48 0z', twoTone(HUE.coral, HUE.rust, 0.45)),
      stroke('M182 176q18 8 36 0M180 196q20 8 40 0M186 156q14 6 28 0', HUE.magenta, 4),
      path('M186 214l-22 30 24-6 12 14 12-14 24 6-22-30z', HUE.rust),
      path(
        'M190 110q-52 0-66-44-4-34 18-46-2 20 6 26 12-12 18-24 16 22 2 48 10 20 26 26z',
        twoTone(HUE.coral, HUE.rust, 0.5),
      ),
      path(
        'M210 110q52 0 66-44 4-34-18-46 2 20-6 26-12-12-18-24-16 22-2 48-10 20-26 26z',
        twoTone(HUE.coral, HUE.rust, 0.5),
      ),
      stroke('M194 104q-10-40-40-66M206 104q10-40 40-66', HUE.rust, 3),
      circle(188, 116, 5, HUE.night),
      circle(212, 116, 5, HUE.night),
      path('M78 218a32 32 0 0 1 54-34z', HUE.gold),
      stroke('M90 214l34-26', HUE.cream, 3),
      path('M262 216q-4-30 30-34 34 6 28 34-30 16-58 0z', twoTone(HUE.steel, HUE.iron, 0.45)),
      ellipse(292, 206, 20, 10, HUE.cream),
      circle(296, 204, 6, HUE.glow),
      path('M150 226q10-16 24-10-4 16-24 10z', HUE.leaf),
    ],
    { x: 200, y: 120, r: 100 },
  );

const bowl = (light: string, shade: string): string =>
  ellipse(200, 258, 110, 14, HUE.night, { opacity: 0.4 }) +
  path('M64 166h272q-4 66-82 92H146q-78-26-82-92z', twoTone(light, shade, 0.42)) +
  rim('M330 176q-8 46-66 72', 4);

const curry = () =>
  spot(
    'dusk',
    [
      table,
      ellipse(206, 252, 150, 20, HUE.night, { opacity: 0.4 }),
      path('M36 212q70-50 128-40 30 30 4 62-60 34-108 18-36-16-24-40z', twoTone(HUE.bread, HUE.crust, 0.5)),
      circle(84, 216, 8, HUE.crust),
      circle(120, 198, 6, HUE.crust),
      circle(112, 232, 7, HUE.crust),
      stroke('M108 168q-24 2-24 26M324 168q26 2 26 26', HUE.gold, 8),
      path('M110 158h212q-2 76-60 94h-92q-58-18-60-94z', twoTone(HUE.gold, HUE.crust, 0.42)),
      ellipse(216, 158, 108, 32, HUE.amber),
      ellipse(216, 158, 96, 26, twoTone(HUE.coral, HUE.rust, 0.42)),
      path('M156 154q20-18 44-2t40 2 34 8q-30 12-60 2t-58-10z', HUE.cream),
      path('M218 146q-14-22 4-36 22 12 8 36zM236 148q4-22 28-22 0 18-28 22z', HUE.leaf),
      stroke('M138 180q8 48 44 66', HUE.glow, 4, { opacity: 0.6 }),
      path('M268 150q30-20 46-8', 'none', { stroke: HUE.magenta, 'stroke-width': 11, 'stroke-linecap': 'round' }),
      stroke('M316 140l8-10', HUE.leaf, 5),
      steam(170, 122, 60),
      steam(256, 110, 60),
    ],
    low,
  );

const noodles = () =>
  spot(
    'night',
    [
      table,
      ellipse(200, 168, 136, 40, HUE.glow),
      ellipse(200, 170, 124, 33, HUE.amber),
      stroke('M112 172q30-26 60 0t60-4 56 6M124 182q40-22 70 2t80-6', HUE.glow, 7),
      path('M112 164q10-30 46-26 22 14 12 34-30 14-58-8z', twoTone(HUE.wood, HUE.bark, 0.4)),
      ellipse(232, 152, 32, 20, HUE.cream),
      ellipse(234, 152, 15, 11, HUE.gold),
      path('M276 166l10-50q22-6 30 8l-10 48z', twoTone(HUE.sea, '#123f57', 0.4)),
      circle(182, 184, 14, HUE.cream),
      stroke('M175 184q7-8 12 0t-8 3', HUE.magenta, 4),
      bowl(HUE.coral, HUE.rust),
      path('M70 186h260l-4 12H74z', HUE.cream),
      stroke('M166 160L244 26M186 160L270 34', HUE.bread, 6),
      stroke('M170 96q18 6 30 4M176 100q-6 34 2 62M190 98q2 30 0 60M200 98q10 30 6 60', HUE.glow, 6),
      steam(118, 122, 60),
    ],
    { x: 200, y: 126, r: 108 },
  );

const curryLaksa = () =>
  spot(
    'lagoon',
    [
      table,
      ellipse(200, 168, 136, 40, HUE.glow),
      ellipse(200, 170, 124, 33, HUE.coral),
      path('M120 168q-4-38 32-44 36 8 28 44-30 16-60 0z', HUE.cream),
      ellipse(152, 128, 6, 4, HUE.leaf),
      path('M196 172q2-42 48-40 34 14 18 42z', twoTone(HUE.coral, HUE.rust, 0.4)),
      stroke('M206 156q18 4 24 18M224 142q16 8 20 28', HUE.cream, 4),
      path('M262 170q2-34 34-34 16 24-2 42z', HUE.leaf),
      path('M276 152q28-40 22-66-34 22-30 66z', HUE.mint),
      path('M108 176q30-16 48 4t48 0 60 4', 'none', { stroke: HUE.glow, 'stroke-width': 6 }),
      bowl(HUE.magenta, HUE.rose),
      path('M84 202l20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 20 14 20-14 14 10', 'none', {
        stroke: HUE.gold,
        'stroke-width': 5,
      }),
      steam(196, 116, 62),
      steam(230, 104, 54),
      circle(120, 188, 6, HUE.magenta),
    ],
    { x: 200, y: 122, r: 104 },
  );

const sushi = () =>
  spot(
    'dusk',
    [
      table,
      shadow(200, 256, 166, 12),
      path('M44 206h312q10 0 8 10l-4 20H40l-4-20q-2-10 8-10z', twoTone(HUE.bread, HUE.crust, 0.5, 'down')),
      path('M70 236h30v20H70zM300 236h30v20h-30z', HUE.crust),
      ...[108, 186].map(
        (x, index) =>
          path(`M${x - 40} 206v-26q2-16 20-16h40q18 0 20 16v26z`, twoTone(HUE.cream, HUE.sand, 0.42)) +
          path(
            `M${x - 46} 178q4-34 48-36 38 2 48 34-20 10-48 6t-48-4z`,
            index === 0 ? twoTone(HUE.coral, HUE.rust, 0.42) : twoTone(HUE.magenta, HUE.rose, 0.42),
          ) +
          stroke(`M${x - 26} 158l14 20M${x - 6} 150l16 28M${x + 16} 152l14 22`, HUE.sand, 4),
      ),
      path('M246 206v-56h78v56z', twoTone(HUE.indigo, HUE.ink, 0.42)),
      ellipse(285, 150, 39, 15, HUE.cream),
      circle(274, 145, 7, HUE.coral),
      circle(288, 142, 8, HUE.coral),
      circle(300, 147, 7, HUE.gold),
      circle(286, 152, 7, HUE.coral),
      stroke('M90 74L322 106M96 54L330 92', HUE.gold, 7),
      path('M210 206q6-22 24-18 14 8 8 18z', HUE.leaf),
    ],
    { x: 200, y: 126, r: 104 },
  );

const tacos = () =>
  spot(
    'lagoon',
    [
      table,
      plate(200, 236, 158),
      ...[
        [54, 0],
        [148, 1],
        [112, 2],
      ].map(([x = 0, index = 0]) => {
        const y = index === 2 ? 22 : 0;
        return (
          path(`M${x + 8} ${y + 206}q4-96 76-98 66 4 72 98z`, HUE.crust) +
          path(
            `M${x + 18} ${y + 140}q0-24 24-18 10-24 34-10 22-12 36 8 26-2 26 28 10 18-2 32H${x + 14}q-8-28 4-40z`,
            HUE.leaf,
          ) +
          circle(x + 52, y + 122, 12, HUE.magenta) +
          circle(x + 100, y + 118, 11, HUE.coral) +
          circle(x + 124, y + 142, 9, HUE.cream) +
          path(`M${x} ${y + 216}q0-86 70-90 70 4 76 90z`, twoTone(HUE.gold, HUE.amber, 0.4)) +
          circle(x + 44, y + 176, 4, HUE.crust) +
          circle(x + 96, y + 190, 5, HUE.crust) +
          circle(x + 84, y + 158, 4, HUE.crust)
        );
      }),
      path('M286 232a30 30 0 0 1 50-32z', HUE.leaf),
      stroke('M298 228l30-24', HUE.cream, 3),
      rim('M250 172q10 24 8 56', 4),
    ],
    low,
  );

/** Dishes from the sea, the wok and the pot. */
export const BOWL_SPOTS = {
  seafood,
  curry,
  noodles,
  laksa: curryLaksa,
  sushi,
  tacos,
};
