import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const headphones = () =>
  spot('night', [
    circle(200, 160, 60, HUE.night),
    path('M104 300q4-72 96-74 92 2 96 74z', HUE.night),
    rim('M240 118q24 24 18 60', 4),
    path('M116 166q-4-112 84-114 88 2 84 114', 'none', { stroke: HUE.cream, 'stroke-width': 17 }),
    path('M128 120q10-50 72-52', 'none', { stroke: HUE.steel, 'stroke-width': 6 }),
    rect(96, 138, 46, 74, twoTone(HUE.mint, HUE.sea, 0.5), { rx: 20 }),
    rect(258, 138, 46, 74, twoTone(HUE.magenta, HUE.rose, 0.5), { rx: 20 }),
    circle(119, 175, 9, HUE.glow),
    circle(281, 175, 9, HUE.glow),
    stroke('M74 146q-16 28 0 58M52 130q-26 44 0 90', HUE.mint, 6),
    stroke('M326 146q16 28 0 58M348 130q26 44 0 90', HUE.magenta, 6),
    path('M186 176q-8-4 0-8M168 158q10-8 18 0M214 158q10-8 18 0', 'none', { stroke: HUE.gold, 'stroke-width': 4 }),
    path('M180 186q20 16 40 0', 'none', { stroke: HUE.gold, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    crown(200, 46, 1.1),
  ]);

const magician = () =>
  spot('night', [
    ground(250),
    shadow(196, 262, 120),
    path('M128 102q72 20 144 0l-14 120q-58 14-116 0z', twoTone(HUE.indigo, HUE.ink, 0.42)),
    path('M134 190q62 16 130 0l-3 24q-62 14-124 0z', HUE.magenta),
    path('M92 226q108 34 216 0 16 16-6 28-102 24-204 0-22-12-6-28z', twoTone(HUE.indigo, HUE.ink, 0.42)),
    ellipse(200, 102, 72, 15, HUE.night),
    path('M166 100q-20-70-4-92 20 6 24 62h20q0-60 22-64 20 24 2 94-30 16-64 0z', HUE.cream),
    path('M172 70q-10-36-4-48 8 10 12 46zM214 66q2-38 10-46 8 14-4 48z', HUE.coral),
    circle(182, 84, 4, HUE.night),
    circle(210, 84, 4, HUE.night),
    path('M192 94l8 5-8 3z', HUE.magenta),
    rim('M270 112l-10 84M306 236q4 8-8 14', 3),
    stroke('M290 180L366 84', HUE.night, 9),
    stroke('M354 100l12-16', HUE.cream, 9),
    sparkle(366, 62, 18),
    sparkle(328, 60, 9),
    sparkle(384, 108, 8),
    path('M60 160l28-10 14 36-28 10z', HUE.cream),
    path('M78 176q-8-4-6-10 6-2 6 4 2-6 8-4 0 8-8 10z', HUE.magenta),
    path('M60 96l12-8 8 14-12 8z', HUE.gold),
  ]);

const recording = () =>
  spot('dusk', [
    ground(250),
    stroke('M200 252V214', HUE.night, 8),
    path('M150 250h100v12H150z', HUE.night),
    rect(158, 56, 84, 136, twoTone(HUE.steel, HUE.iron, 0.42), { rx: 40 }),
    path('M158 124h84v12h-84z', HUE.gold),
    stroke('M166 78h68M162 92h76M160 106h80M170 66h60', HUE.mauve, 3),
    path('M136 112q-6 108 64 110 70-2 64-110', 'none', { stroke: HUE.night, 'stroke-width': 8 }),
    rim('M234 78q6 20 6 60-2 30-18 44', 3),
    circle(82, 132, 54, HUE.night),
    circle(82, 132, 54, 'none', { stroke: HUE.coral, 'stroke-width': 6 }),
    stroke('M52 114h60M50 130h64M52 146h60M80 88v90', HUE.iron, 2),
    stroke('M130 150l34-10', HUE.night, 5),
    path(
      'M292 92v92q-14-6-22 8-4 18 16 20 16-4 18-22v-62l44-12v48q-14-6-22 8-4 18 16 20 16-4 18-22V74z',
      twoTone(HUE.coral, HUE.rust, 0.4),
    ),
    rect(24, 26, 70, 26, HUE.magenta, { rx: 13 }),
    circle(42, 39, 7, HUE.glow),
    stroke('M58 39h22', HUE.cream, 5),
  ]);

const improv = () =>
  spot('dusk', [
    ground(252, HUE.wood, HUE.bread),
    ellipse(200, 264, 130, 12, HUE.glow, { opacity: 0.4 }),
    circle(128, 142, 25, HUE.night),
    path('M84 268v-62q4-36 44-36t44 36v62z', HUE.night),
    stroke('M160 196l46-50', HUE.night, 17),
    circle(278, 148, 24, HUE.night),
    path('M236 268v-58q4-34 42-34t42 34v58z', HUE.night),
    stroke('M308 200l44-34', HUE.night, 16),
    path('M196 158q-10-26 6-38 18-2 24 10 14 2 16 18-2 16-20 16z', HUE.gold),
    stroke('M222 132l-4 12M208 128l2 10', HUE.amber, 3),
    rim('M146 128q8 10 5 24M296 134q7 10 4 22', 3),
    path(
      'M46 34h110q14 0 14 14v34q0 14-14 14H98l-26 24 4-24H46q-14 0-14-14V48q0-14 14-14z',
      twoTone(HUE.cream, HUE.sand, 0.36),
    ),
    path(
      'M246 44h96q14 0 14 14v30q0 14-14 14h-18l2 22-24-22h-56q-14 0-14-14V58q0-14 14-14z',
      twoTone(HUE.mint, HUE.sea, 0.36),
    ),
    path('M66 66q12-18 24 0t24 0 24 0', 'none', { stroke: HUE.magenta, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    path('M272 66l12 14 12-14 12 14 12-14', 'none', {
      stroke: HUE.cream,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    path('M254 138q24-38 48 0l-8 2h-32z', HUE.coral),
  ]);

const soundSystem = () =>
  spot('warm', [
    ground(262),
    shadow(190, 268, 120),
    path('M92 46h140v222H92z', twoTone(HUE.indigo, HUE.ink, 0.36)),
    circle(162, 96, 34, HUE.iron),
    circle(162, 96, 24, HUE.night),
    circle(162, 96, 9, HUE.gold),
    circle(162, 194, 56, HUE.iron),
    circle(162, 194, 44, HUE.night),
    circle(162, 194, 17, HUE.coral),
    rim('M230 50v212', 4),
    stroke('M248 70q20 26 0 54M270 54q32 44 0 86', HUE.cream, 7),
    stroke('M64 168q-16 26 0 54M42 152q-26 42 0 84', HUE.cream, 7),
    `<g transform="rotate(20 320 210)">${rect(308, 176, 26, 90, twoTone(HUE.magenta, HUE.rose, 0.5), { rx: 10 })}${circle(321, 164, 27, twoTone(HUE.steel, HUE.iron, 0.42))}${path('M300 172h42v9h-42z', HUE.gold)}</g>`,
    circle(112, 62, 4, HUE.steel),
    circle(212, 62, 4, HUE.steel),
    circle(112, 254, 4, HUE.steel),
    circle(212, 254, 4, HUE.steel),
    crown(162, 46, 1),
  ]);

const photoBooth = () =>
  spot('dusk', [
    ground(256),
    shadow(170, 264, 120),
    path('M56 40h228v222H56z', twoTone(HUE.magenta, HUE.rose, 0.3)),
    path('M48 30h244v22H48z', HUE.gold),
    path('M84 74h116v188H84z', HUE.night),
    path('M84 74h36q8 90-16 120 14 30 8 68H84z', twoTone(HUE.coral, HUE.rust, 0.5)),
    circle(152, 152, 22, HUE.mauve),
    path('M120 226v-22q2-26 32-26t32 26v22z', HUE.mauve),
    crown(152, 134, 0.8),
    path('M138 150h30v9h-12l-3-4-3 4h-12z', HUE.mint),
    path('M126 226h60v10h-60zM150 236h12v26h-12z', HUE.iron),
    circle(242, 100, 21, HUE.ink),
    circle(242, 100, 12, HUE.mint),
    circle(247, 95, 4, HUE.cream),
    rect(224, 140, 40, 14, HUE.ink, { rx: 4 }),
    path('M300 90h70v158h-70z', HUE.cream, { transform: 'rotate(8 335 170)' }),
    `<g transform="rotate(8 335 170)">${[100, 148, 196]
      .map(
        (y, index) =>
          rect(308, y, 54, 40, [HUE.coral, HUE.mint, HUE.gold][index] ?? HUE.gold) +
          circle(325, y + 19, 9, HUE.night) +
          path(`M312 ${y + 40}q2-12 13-12t13 12z`, HUE.night) +
          circle(347, y + 21, 8, HUE.night) +
          path(`M336 ${y + 40}q2-10 11-10t11 10z`, HUE.night),
      )
      .join('')}</g>`,
    sparkle(218, 66, 17, HUE.cream),
    bulb(66, 41, 4),
    bulb(120, 41, 4),
    bulb(174, 41, 4),
    bulb(228, 41, 4),
    bulb(278, 41, 4),
  ]);

/** What performers hold, and what carries their voices. */
export const PERFORMER_SPOTS = {
  headphones,
  magician,
  recording,
  improv,
  'sound-system': soundSystem,
  'photo-booth': photoBooth,
};
