import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, twoTone } from './light.ts';
import { waves } from './scenery.ts';
import { spot, water } from './spot.ts';

const surf = () =>
  spot(
    'dusk',
    [
      path('M0 190q90-20 200 0t200-10v120H0z', HUE.plum),
      path(
        'M0 300V150Q70 20 190 32q90 14 110 82-44-40-86-16-30 22-20 66 30 62 206 62v74z',
        twoTone(HUE.mint, HUE.sea, 0.42, 'down'),
      ),
      path('M60 110Q110 34 190 32q90 14 110 82-44-40-86-16-14 10-18 26-16-16-6-36-40-18-130 22z', HUE.cream),
      stroke('M30 230q30-110 110-124M66 262q20-90 90-110M118 282q10-50 60-76', HUE.cream, 4, { opacity: 0.5 }),
      `<g transform="rotate(-8 270 220)">${path('M176 226q90-30 192-8-70 34-192 8z', twoTone(HUE.coral, HUE.rust, 0.5))}${stroke('M196 224h150', HUE.cream, 4)}${path('M236 218l22-44-16-34q10-20 30-22l40-12 4 12-34 18 14 30 28 40-14 8-34-36-16 44z', HUE.night)}${path('M262 116l-44-14-2 12 36 22z', HUE.night)}${circle(272, 92, 17, HUE.night)}${rim('M284 82q6 8 3 18M318 106l-34 16', 3)}</g>`,
      crown(256, 80, 0.8),
      path('M0 262q100-30 200-4t200-8v50H0z', HUE.cream, { opacity: 0.3 }),
      circle(316, 96, 5, HUE.cream),
      circle(330, 118, 4, HUE.cream),
      circle(312, 128, 3, HUE.cream),
    ],
    { x: 316, y: 120, r: 72 },
  );

const paddleboard = () =>
  spot(
    'warm',
    [
      path('M0 180q100-30 180-10t220-20v40H0z', HUE.plum),
      water(184, 220),
      stroke('M150 238L252 66', HUE.wood, 7),
      path('M160 214l-24 44q-16 6-14-12l20-42z', HUE.gold),
      circle(212, 70, 20, HUE.night),
      path('M192 98q20-12 42 0l18 40-12 8-14-22 2 46 6 56h-20l-12-46-14 46h-20l12-60 2-40-20 26-12-8z', HUE.night),
      path('M190 118q22 8 40 0l2 34q-22 8-44 0z', HUE.mint),
      crown(212, 54, 0.85),
      rim('M226 60q8 8 4 20M236 102l14 34', 3),
      path('M56 232q140-24 280-6 24 6 30 14-40 16-150 18-110 0-160-26z', twoTone(HUE.coral, HUE.rust, 0.5)),
      stroke('M86 236q120 14 250 4', HUE.cream, 4),
      waves(270),
    ],
    { x: 250, y: 114, r: 84 },
  );

const coasteering = () =>
  spot(
    'dusk',
    [
      water(214, 290),
      path('M0 0h130l20 60-30 30 40 40-20 46 30 60-60 64H0z', twoTone(HUE.wood, HUE.bark, 0.6)),
      path('M130 0l20 60-30 30 40 40-20 46 30 60-40 0-30-60 10-50-30-40 20-40z', HUE.crust),
      path('M20 40l40 20-20 40zM30 150l44 10-30 40z', HUE.bark),
      circle(262, 98, 21, HUE.gold),
      path('M244 96q4-20 22-18 16 4 16 22z', HUE.gold),
      path('M250 118q20-12 36 4l34-38 12 10-34 44 14 32 40 6-2 16-52-6-20-30-40 28-10 34-16-4 8-42 34-24z', HUE.night),
      path('M246 124l-44-20 6-12 42 14z', HUE.night),
      rim('M284 128l36-40M276 86q8 8 5 18', 3),
      path('M180 236q10-40 30-22 10-30 34-8 20-26 40 4 26-22 40 12 20-6 20 16-80 20-164-2z', HUE.cream),
      circle(196, 190, 6, HUE.cream),
      circle(330, 186, 7, HUE.cream),
      circle(352, 206, 5, HUE.cream),
      stroke('M224 66l-16-26M250 58l-4-30M200 84l-22-16', HUE.cream, 4, { opacity: 0.7 }),
      waves(258),
    ],
    { x: 300, y: 130, r: 78 },
  );

const swimming = () =>
  spot(
    'lagoon',
    [
      path('M0 150q33-16 66 0t67 0 67 0 67 0 67 0 66 0v150H0z', twoTone(HUE.teal, HUE.sea, 0.4, 'down')),
      ellipse(196, 176, 118, 58, HUE.night, { opacity: 0.25 }),
      ellipse(196, 164, 118, 56, twoTone(HUE.coral, HUE.rust, 0.45)),
      path(
        'M122 122q20-10 40-13l10 28q-16 4-26 10zM230 108q24 4 44 14l-26 24q-12-8-30-10zM304 146q12 16 8 36l-42-6q2-12-8-20zM88 146q-12 16-8 36l42-6q-2-12 8-20zM116 198l34-20q12 8 26 10l-6 32q-34-4-54-22zM276 198l-34-20q-12 8-26 10l6 32q34-4 54-22z',
        HUE.cream,
      ),
      ellipse(196, 164, 54, 22, HUE.sea),
      circle(196, 96, 30, HUE.night),
      path('M160 162q0-36 36-38 36 2 36 38-36 14-72 0z', HUE.night),
      path('M164 92q4-32 34-30 30 4 28 36-30-16-62-6z', HUE.magenta),
      path('M176 98h20v14h-20zM204 98h18v12h-18z', HUE.mint),
      stroke('M168 102h60', HUE.gold, 4),
      rim('M218 76q10 10 7 26M296 130q22 18 16 40', 3),
      stroke('M20 206q20-12 40 0t40 0M270 246q20-12 40 0t40 0M60 260q20-12 40 0t40 0', HUE.cream, 5, { opacity: 0.6 }),
      path('M310 214q2-20 20-18-2-16 12-16 14 2 12 18l8 6-10 4q4 18-20 20-22 0-22-14z', HUE.gold),
      circle(345, 190, 3, HUE.night),
    ],
    { x: 200, y: 90, r: 88 },
  );

const waterPark = () =>
  spot(
    'warm',
    [
      path('M0 236q33-14 66 0t67 0 67 0 67 0 67 0 66 0v64H0z', HUE.sea),
      path('M44 30h14v240H44zM96 30h14v240H96z', HUE.night),
      stroke('M50 80h54M50 120h54M50 160h54M50 200h54', HUE.night, 6),
      path('M28 40h104v12H28z', HUE.night),
      path('M30 14l50-12 52 12v8H30z', HUE.magenta),
      path(
        'M110 44q120 0 130 56t-70 60q-60 10-30 36t150 20l40 14-6 22q-210 30-230-44-4-54 74-66 40-8 36-30-6-26-94-30z',
        twoTone(HUE.gold, HUE.amber, 0.5),
      ),
      path('M112 58q96 4 106 46 4 34-60 42-44 14-18 54 50 30 190 16', 'none', { stroke: HUE.mint, 'stroke-width': 10 }),
      ellipse(196, 92, 30, 13, HUE.coral, { transform: 'rotate(30 196 92)' }),
      circle(196, 70, 14, HUE.night),
      path('M178 96q-2-20 18-22 18 4 18 24z', HUE.night),
      stroke('M184 84l-20-22M210 82l18-24', HUE.night, 7),
      crown(196, 58, 0.7),
      path('M290 246q6-34 24-18 8-30 28-8 18-22 30 6 16-4 12 20z', HUE.cream),
      circle(300, 204, 6, HUE.cream),
      circle(356, 194, 7, HUE.cream),
      stroke('M20 270q20-10 40 0t40 0M180 282q20-10 40 0t40 0', HUE.cream, 5, { opacity: 0.6 }),
    ],
    { x: 274, y: 110, r: 88 },
  );

const beach = () =>
  spot(
    'dusk',
    [
      path('M0 170h400v60H0z', HUE.plum),
      stroke('M230 182h90M250 196h60M262 210h40', HUE.gold, 4, { opacity: 0.6 }),
      path('M0 222q100-22 200-4t200-10v92H0z', twoTone(HUE.bread, HUE.crust, 0.4)),
      stroke('M0 222q100-22 200-4t200-10', HUE.cream, 5),
      shadow(180, 272, 120),
      stroke('M182 270L156 96', HUE.cream, 7),
      path(
        'M52 138q-2-84 88-104 96-10 122 66-28-10-46 12-30-14-58 8-30-6-54 16-20-14-52 2z',
        twoTone(HUE.magenta, HUE.rose, 0.5),
      ),
      path('M104 136q-8-66 36-102 48 20 68 76-30-10-52 10-28-8-52 16z', HUE.cream),
      path('M204 262l20-50 14 4-14 40h70v12h-90z', HUE.mint),
      path('M282 256l40 20h-14l-30-16z', HUE.wood),
      rect(94, 244, 42, 28, HUE.coral, { rx: 4 }),
      path('M94 252h42v6H94z', HUE.cream),
      path('M104 244q10-20 22 0', 'none', { stroke: HUE.cream, 'stroke-width': 4 }),
      circle(320, 254, 18, HUE.cream),
      path('M320 236q14 6 18 18h-18zM320 254h-18q2 12 10 16z', HUE.magenta),
      path('M46 262l6-14 8 10 14-2-8 12 6 12-14-2-10 8-2-14-12-6z', HUE.coral),
    ],
    { x: 274, y: 144, r: 58 },
  );

/** For everybody who gets wet. */
export const SWIM_SPOTS = {
  surf,
  paddleboard,
  coasteering,
  swimming,
  'water-park': waterPark,
  beach,
};
