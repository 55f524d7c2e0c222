import { circle, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, twoTone } from './light.ts';
import { road, tyre } from './scenery.ts';
import { ground, spot } from './spot.ts';

const tukTuk = () =>
  spot(
    'dusk',
    [
      road,
      shadow(200, 262, 150, 8),
      path('M82 82q4-22 34-24h130q30 4 48 60l10 42H82z', HUE.dark),
      path('M104 96h64v62h-64zM186 96h62l22 62h-84z', HUE.glow),
      circle(136, 128, 16, HUE.mauve),
      path('M112 160q2-20 24-20t24 20z', HUE.mauve),
      path('M116 116q22-22 46 4z', HUE.cream),
      circle(218, 124, 15, HUE.mauve),
      path('M192 160q2-22 26-22t26 22z', HUE.mauve),
      path('M74 80q6-36 50-34h120q30 4 44 36z', twoTone(HUE.gold, HUE.amber, 0.45)),
      path('M74 78h214l4 10H74z', HUE.coral),
      path('M72 158h216l26 6q22 14 22 46v28H84q-14-30-12-80z', twoTone(HUE.mint, HUE.sea, 0.45, 'down')),
      path('M84 196h250v12H82z', HUE.cream),
      path('M100 196l12 12M132 196l12 12', HUE.coral),
      circle(320, 186, 12, HUE.glow),
      rim('M250 48q26 6 36 32M314 166q18 12 20 40', 3),
      tyre(126, 238, 27),
      tyre(306, 238, 27),
    ],
    { x: 240, y: 126, r: 98 },
  );

const bus = () =>
  spot(
    'dusk',
    [
      road,
      shadow(200, 262, 168, 8),
      ...[96, 138, 180, 222, 264].map(
        (x, index) =>
          circle(x, 74, 13, HUE.dark) +
          path(`M${x - 17} 112v-10q2-16 17-16t17 16v10z`, HUE.dark) +
          (index === 3 ? stroke(`M${x + 12} 94l18-34`, HUE.dark, 8) : '') +
          rim(`M${x + 7} 65q7 5 6 13`, 2.5),
      ),
      crown(180, 63, 0.8),
      path('M42 100h312q12 0 12 12v118q0 12-12 12H54q-12 0-12-12z', twoTone(HUE.coral, HUE.rust, 0.55, 'down')),
      path('M42 100h324v10H42z', HUE.cream),
      ...[62, 122, 182, 242].map((x) => rect(x, 138, 48, 42, twoTone(HUE.glow, '#ffcf7d', 0.4, 'slant'), { rx: 6 })),
      path('M306 138h60v94h-60z', HUE.mauve),
      path('M314 144h44v44h-44z', HUE.glow),
      path('M42 194h264v9H42z', HUE.gold),
      stroke('M354 106v-30', HUE.night, 4),
      path('M354 60l32 8-32 12z', HUE.magenta),
      rim('M364 116v108', 3),
      tyre(106, 240, 27),
      tyre(270, 240, 27),
    ],
    { x: 250, y: 84, r: 80 },
  );

const coachBody = (length: number, colour: string, shade: string): string => {
  const left = 200 - length / 2;
  const windows = Math.floor((length - 96) / 56);
  return (
    shadow(200, 262, length * 0.52, 8) +
    path(
      `M${left} 110q0-18 18-18h${length - 60}q26 0 34 34l8 54v52q0 10-10 10H${left + 12}q-12 0-12-12z`,
      twoTone(colour, shade, 0.45, 'down'),
    ) +
    Array.from({ length: windows }, (_, index) =>
      rect(left + 18 + index * 56, 114, 48, 46, twoTone(HUE.glow, '#ffcf7d', 0.4, 'slant'), { rx: 8 }),
    ).join('') +
    path(`M${left + length - 62} 114h30q12 8 18 52h-48z`, HUE.steel) +
    path(`M${left} 186h${length}v8H${left}z`, HUE.gold) +
    circle(left + length - 12, 214, 9, HUE.glow) +
    rim(`M${left + length - 38} 94q20 6 26 36l8 48`, 3) +
    tyre(left + 58, 240, 27) +
    tyre(left + length - 70, 240, 27)
  );
};

const minibus = () =>
  spot('dusk', [
    road,
    coachBody(264, HUE.cream, HUE.sand),
    path('M132 90v-16h96v16z', HUE.wood),
    path('M146 74h28v-14h-28zM180 74h36v-24h-36z', HUE.magenta),
    stroke('M198 50v-8h-8', HUE.night, 3),
    circle(176, 136, 12, HUE.mauve),
    circle(120, 138, 12, HUE.mauve),
    crown(176, 126, 0.7),
  ]);

const coach = () =>
  spot(
    'dusk',
    [
      road,
      coachBody(356, HUE.magenta, HUE.rose),
      ...[58, 116, 226, 170].map((x) => circle(x + 6, 142, 11, HUE.mauve)),
      path('M80 131l8-22 8 22z', HUE.coral),
      crown(232, 132, 0.7),
      path('M64 92V78h250v14z', HUE.rose),
      path('M84 78V62h44v16zM136 78V56h30v22zM232 78V60h52v18z', twoTone(HUE.bread, HUE.crust, 0.42)),
    ],
    { x: 280, y: 100, r: 84 },
  );

const car = () =>
  spot(
    'dusk',
    [
      road,
      shadow(200, 260, 156, 8),
      path('M110 96h120v26H110z', HUE.wood),
      path('M118 66h44v30h-44zM168 78h52v18h-52z', twoTone(HUE.magenta, HUE.rose, 0.4)),
      stroke('M132 66v30M148 66v30', HUE.gold, 4),
      path('M92 168l26-46q6-6 16-6h98q12 0 20 8l36 44z', HUE.mauve),
      path('M112 164l20-34h40v34zM182 130h48q8 0 14 8l22 26h-84z', HUE.glow),
      circle(214, 152, 11, HUE.mauve),
      path('M46 184q2-22 30-22h204q66 2 80 34 6 38-10 40H58q-16-10-12-52z', twoTone(HUE.mint, HUE.sea, 0.45, 'down')),
      circle(344, 194, 11, HUE.glow),
      stroke('M176 176v50M184 186h14', HUE.sea, 3),
      rim('M282 164q56 2 72 28', 3),
      tyre(112, 234, 30),
      tyre(290, 234, 30),
    ],
    { x: 230, y: 116, r: 84 },
  );

const train = () =>
  spot(
    'dusk',
    [
      ground(252),
      stroke('M0 262h400', HUE.steel, 4),
      stroke('M20 276h30M90 276h30M160 276h30M230 276h30M300 276h30M370 276h30', HUE.wood, 7),
      path('M0 92h240q70 4 132 96 14 30-8 56H0z', twoTone(HUE.cream, HUE.sand, 0.4, 'down')),
      path('M0 176h364q14 14 14 32H0z', HUE.magenta),
      path('M0 208h378q-2 22-14 36H0z', HUE.rose),
      ...[20, 88, 156].map((x) => rect(x, 116, 54, 42, twoTone(HUE.glow, '#ffcf7d', 0.4, 'slant'), { rx: 8 })),
      path('M246 114q46 8 86 52h-78q-8 0-8-8z', HUE.ink),
      rim('M262 122q34 10 56 36', 3),
      circle(46, 138, 11, HUE.mauve),
      circle(116, 138, 11, HUE.mauve),
      path('M104 130l12-24 12 24z', HUE.coral),
      circle(350, 204, 9, HUE.glow),
      path('M350 196l50 -10v44l-50 -18z', HUE.glow, { opacity: 0.3 }),
      path('M0 244h360v10H0z', HUE.night),
    ],
    { x: 300, y: 96, r: 70 },
  );

const foodTruck = () =>
  spot(
    'dusk',
    [
      ground(244),
      stroke('M14 276h56M120 276h56M226 276h56M332 276h56', HUE.gold, 5, { opacity: 0.6 }),
      shadow(196, 266, 160),
      path('M40 92h226q12 0 12 12v142H52q-12 0-12-12z', twoTone(HUE.mint, HUE.sea, 0.36, 'down')),
      path('M278 140h50q12 0 20 16l18 42v48h-88z', twoTone(HUE.mint, HUE.sea, 0.4, 'down')),
      path('M290 152h36q8 0 12 10l12 34h-60z', HUE.glow),
      path('M66 124h176v66H66z', HUE.glow),
      circle(120, 150, 16, HUE.dark),
      path('M94 190q2-22 26-22t26 22z', HUE.dark),
      path('M104 144q-4-18 4-22 12-8 24 0 8 6 4 22z', HUE.cream),
      circle(196, 154, 14, HUE.dark),
      path('M172 190q2-20 24-20t24 20z', HUE.dark),
      path(
        'M56 112h196l14 26q-12 16-24 0-12 16-24 0-12 16-24 0-13 16-26 0-13 16-26 0-12 16-24 0-12 16-24 0-12 16-24 0-12 16-24 0-12 14-24 0z',
        HUE.cream,
      ),
      path(
        'M80 112h24l-6 26q-12 16-24 0zM128 112h24l-2 26q-13 16-26 0zM176 112h24l4 26q-14 16-26 0zM224 112h24l14 26q-14 16-28 0z',
        HUE.magenta,
      ),
      path('M56 188h196v10H56z', HUE.cream),
      path('M92 92q4-34 52-36t56 36z', HUE.crust),
      path('M92 92q4-34 52-36t56 36h-16q-4-20-42-20t-40 20z', HUE.bread),
      path('M104 74q10-14 22-6 10-12 24-2 16-8 24 8z', HUE.leaf),
      circle(124, 66, 6, HUE.magenta),
      circle(160, 64, 6, HUE.coral),
      rim('M332 144q10 8 14 20', 3),
      circle(104, 246, 25, HUE.night),
      circle(104, 246, 12, HUE.steel),
      circle(306, 246, 25, HUE.night),
      circle(306, 246, 12, HUE.steel),
      circle(356, 214, 8, HUE.glow),
    ],
    { x: 230, y: 96, r: 86 },
  );

/** With a driver, on roads and rails. */
export const WHEEL_SPOTS = {
  'tuk-tuk': tukTuk,
  bus,
  minibus,
  coach,
  car,
  train,
  'food-truck': foodTruck,
};
