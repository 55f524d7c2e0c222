import { circle, path, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, sparkle, twoTone } from './light.ts';
import { spot, water } from './spot.ts';

const cableCar = () =>
  spot(
    'dusk',
    [
      water(232, 290),
      path('M0 236l60-56 50 30 60-20 40 42z', HUE.mauve),
      stroke('M0 40L400 96', HUE.night, 5),
      stroke('M206 72v36', HUE.night, 8),
      circle(194, 67, 9, HUE.night),
      circle(218, 71, 9, HUE.night),
      path('M130 128q0-22 22-22h108q22 0 22 22v76q0 22-22 22H152q-22 0-22-22z', twoTone(HUE.coral, HUE.rust, 0.42)),
      path('M142 136q0-14 14-14h100q14 0 14 14v36H142z', HUE.glow),
      path('M202 118h8v108h-8z', HUE.cream),
      circle(172, 150, 13, HUE.mauve),
      path('M152 172q2-16 20-16t20 16z', HUE.mauve),
      circle(238, 150, 13, HUE.mauve),
      path('M218 172q2-16 20-16t20 16z', HUE.mauve),
      crown(238, 140, 0.7),
      path('M130 186h152v10H130z', HUE.gold),
      rim('M272 112q8 6 8 20v70', 3),
      path('M342 84q0-6 6-6h26q6 0 6 6v22q0 6-6 6h-26q-6 0-6-6z', HUE.mauve),
    ],
    { x: 292, y: 176, r: 62 },
  );

const bridge = () =>
  spot(
    'dusk',
    [
      path('M0 176l60-40 50 90H0zM400 168l-50-36-60 94h110z', HUE.mauve),
      water(226, 230),
      path('M0 170h400v14H0z', twoTone(HUE.coral, HUE.rust, 0.5)),
      path('M0 184h400v6H0z', HUE.night),
      path(
        'M96 236V58h34v178h-8V90q-9-16-18 0v146zM270 236V58h34v178h-8V90q-9-16-18 0v146z',
        twoTone(HUE.bread, HUE.crust, 0.5),
      ),
      path('M90 50h46v12H90zM264 50h46v12h-46z', HUE.gold),
      stroke('M0 128q60-6 113-66 87 130 174 0 53 60 113 66', HUE.night, 5),
      stroke(
        'M30 124v46M60 108v62M146 104v66M172 124v46M200 130v40M228 124v46M254 104v66M340 108v62M370 124v46',
        HUE.night,
        2,
      ),
      ...[40, 160, 200, 240, 360].map((x) => bulb(x, 162, 3)),
      circle(180, 152, 8, HUE.night),
      path('M170 172v-6q2-8 10-8t10 8v6z', HUE.night),
      circle(206, 153, 8, HUE.night),
      path('M196 172v-5q2-8 10-8t10 8v5z', HUE.night),
      path('M314 60q0-18 18-20t18 20q0 10-12 18h-12q-12-8-12-18z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M328 80h8v7h-8z', HUE.crust),
      rim('M304 64v100', 3),
    ],
    { x: 200, y: 120, r: 92 },
  );

const tallShip = () =>
  spot(
    'warm',
    [
      water(214, 230),
      stroke('M112 200V50M196 200V22M278 200V56M300 190l72-60', HUE.bark, 7),
      path(
        'M80 66q34 14 66 0 8 30-4 56-30 14-58 0-12-26-4-56zM76 130q36 14 76 0 8 26-4 52-32 12-68 0-12-26-4-52z',
        twoTone(HUE.cream, HUE.sand, 0.4),
      ),
      path(
        'M162 42q34 14 68 0 8 34-4 66-30 14-60 0-12-32-4-66zM156 116q40 16 82 0 10 32-4 66-36 12-74 0-14-34-4-66z',
        twoTone(HUE.cream, HUE.sand, 0.4),
      ),
      path(
        'M250 72q28 12 56 0 8 26-4 50-24 12-48 0-12-24-4-50zM246 130q32 12 64 0 8 26-4 50-28 10-56 0-12-24-4-50z',
        twoTone(HUE.cream, HUE.sand, 0.4),
      ),
      path('M316 172l48-36 4 36z', HUE.coral),
      path('M112 36l30 8-30 10zM196 8l34 9-34 10zM278 42l28 8-28 9z', HUE.magenta),
      path('M44 168l34 14h216l44-10q-4 66-58 74H106q-52-14-62-78z', twoTone(HUE.wood, HUE.bark, 0.45)),
      path('M52 190q130 14 282-4l-4 14q-140 16-272 4z', HUE.gold),
      ...[104, 144, 184, 224, 264].map((x) => circle(x, 222, 7, HUE.glow)),
      stroke('M0 262q16-12 33 0t33 0 33 0 33 0 34 0 34 0 33 0 33 0 34 0 34 0 33 0 33 0', HUE.mint, 5, {
        opacity: 0.55,
      }),
    ],
    { x: 220, y: 110, r: 92 },
  );

const saltMine = () =>
  spot(
    'night',
    [
      path('M0 0h400v300H0z', HUE.mauve),
      path('M40 300V150Q60 30 200 26q140 4 160 124v150z', twoTone(HUE.indigo, HUE.ink, 0.36)),
      path('M0 0h400v60l-40-20-30 34-50-50-40 24-40-30-44 34-40-26-46 46-30-36-40 20z', HUE.plum),
      stroke('M200 0v62', HUE.steel, 4),
      circle(200, 112, 84, HUE.gold, { opacity: 0.2 }),
      path('M196 60h8v16h-8z', HUE.gold),
      path('M132 100q68 40 136 0', 'none', { stroke: HUE.gold, 'stroke-width': 6 }),
      path('M160 84q40 22 80 0', 'none', { stroke: HUE.gold, 'stroke-width': 5 }),
      ...[132, 166, 200, 234, 268].map((x) => {
        const y = 118 - Math.abs(200 - x) * 0.26;
        return bulb(x, y - 14, 5) + path(`M${x - 6} ${y}l6 26 6-26z`, HUE.cream);
      }),
      path('M0 300v-44h110v-18h40v-16h100v16h40v18h110v44z', twoTone(HUE.iron, HUE.mauve, 0.5)),
      path('M40 256l14-46 14 30 14-50 22 66zM300 256l20-60 16 34 12-30 20 56z', twoTone(HUE.cream, HUE.steel, 0.5)),
      circle(186, 190, 14, HUE.night),
      path('M164 224v-2q2-18 22-18t22 18v2z', HUE.night),
      path('M172 188q2-14 14-14t14 14z', HUE.coral),
      circle(222, 196, 12, HUE.night),
      path('M204 224q2-16 18-16t18 16z', HUE.night),
      path('M210 194q2-12 12-12t12 12z', HUE.gold),
      sparkle(82, 186, 10),
      sparkle(326, 190, 9),
    ],
    null,
  );

/** Sights of which a town has only one. */
export const WONDER_SPOTS = {
  'cable-car': cableCar,
  bridge,
  'tall-ship': tallShip,
  'salt-mine': saltMine,
};
