import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const bench = ground(236, HUE.bark, HUE.wood);

const flower = (x: number, y: number, r: number, colour: string, heart: string = HUE.gold): string =>
  [0, 1, 2, 3, 4]
    .map((index) => {
      const turn = index * 1.2566 + x;
      return circle(x + Math.cos(turn) * r * 0.62, y + Math.sin(turn) * r * 0.62, r * 0.55, colour);
    })
    .join('') + circle(x, y, r * 0.4, heart);

const cooking = () =>
  spot('warm', [
    ground(232, HUE.night, HUE.rose),
    path('M104 240q-20-22 4-30 30-10 92-10t92 10q24 8 4 30z', HUE.coral),
    path('M130 240q-8-16 14-22 20 12 26-4 16 14 30 0 14 14 30 0 10 14 26 2 20 10 10 24z', HUE.gold),
    path('M240 176l128-30q16 2 12 18l-128 34z', twoTone(HUE.night, HUE.ink, 0.4)),
    path('M70 160h192q-6 56-60 60h-72q-54-4-60-60z', twoTone(HUE.iron, HUE.mauve, 0.42)),
    ellipse(166, 160, 96, 18, HUE.steel),
    ellipse(166, 161, 86, 13, HUE.mauve),
    path('M102 150q-20-60 40-92 60-22 108 12', 'none', {
      stroke: HUE.cream,
      'stroke-width': 3,
      'stroke-dasharray': '2 11',
    }),
    path('M118 88q16-20 34-4-4 22-34 4z', HUE.leaf),
    circle(174, 66, 17, HUE.magenta),
    rect(206, 52, 26, 26, HUE.gold, { rx: 6, transform: 'rotate(20 219 65)' }),
    circle(148, 124, 14, HUE.coral),
    path('M188 106q22-8 30 8-18 10-30-8z', HUE.leaf),
    rect(228, 104, 22, 20, HUE.cream, { rx: 6, transform: 'rotate(-16 239 114)' }),
    circle(112, 128, 9, HUE.gold),
    rim('M258 170q-8 40-50 48', 4),
  ]);

const baking = () =>
  spot('dusk', [
    bench,
    shadow(200, 256, 150),
    ellipse(200, 246, 142, 16, HUE.sand),
    ellipse(200, 240, 142, 16, HUE.cream),
    path('M96 172h208v60q-104 24-208 0z', twoTone(HUE.bread, HUE.crust, 0.42)),
    path('M96 198h208v12q-104 20-208 0z', HUE.cream),
    path(
      'M90 160q0-20 20-20h180q20 0 20 20v26q-10 16-22 2-10-4-14 8-8 14-20 2-10-10-20 2-6 20-20 4-12-8-22 4-8 14-22 0-10-10-20 0-8 14-20 0-12-6-20 2-12 12-18 0z',
      twoTone(HUE.magenta, HUE.rose, 0.42),
    ),
    path('M136 142V98h128v44z', twoTone(HUE.bread, HUE.crust, 0.42)),
    path(
      'M130 94q0-12 14-12h112q14 0 14 12v20q-8 12-16 2-10-6-16 4-10 10-18-2-10-6-20 4-8 10-18-2-10-6-18 2-10 8-18-4-8-2-10 0z',
      HUE.cream,
    ),
    ...[150, 183, 216, 249].map(
      (x, index) =>
        rect(x - 4, 46, 9, 38, [HUE.mint, HUE.gold, HUE.coral, HUE.mint][index] ?? HUE.mint) +
        path(`M${x} 24q12 14 0 24-12-10 0-24z`, HUE.gold) +
        circle(x, 36, 19, HUE.gold, { opacity: 0.2 }),
    ),
    ...[
      [116, 162, HUE.gold],
      [160, 158, HUE.mint],
      [214, 164, HUE.cream],
      [262, 156, HUE.gold],
      [288, 168, HUE.cream],
    ].map(([x, y, colour]) => circle(Number(x), Number(y), 5, String(colour))),
    rim('M302 146q6 6 6 14', 3),
    path('M338 236q-4-30 18-34 22 6 16 34z', twoTone(HUE.gold, HUE.amber, 0.45)),
    path('M336 214q20-24 40 0-8 8-20 2-10 8-20-2z', HUE.cream),
  ]);

const pottery = () =>
  spot('dusk', [
    ground(262),
    path('M60 240h280l-16 30H76z', twoTone(HUE.bread, HUE.crust, 0.42)),
    ellipse(200, 240, 140, 17, HUE.bread),
    ellipse(200, 236, 100, 12, HUE.iron),
    path(
      'M150 232q-50-60 10-112 10-10 4-28h72q-6 18 4 28 60 52 10 112-50 10-100 0z',
      twoTone(HUE.coral, HUE.rust, 0.42),
    ),
    ellipse(200, 92, 40, 10, HUE.bark),
    path('M138 160q62 22 124 0l4 18q-66 22-132 0z', HUE.cream),
    path('M142 174l12-12 14 16 14-14 16 16 16-16 16 14 14-16 14 12', 'none', { stroke: HUE.mint, 'stroke-width': 6 }),
    stroke('M136 202q64 22 128 0', HUE.gold, 5),
    rim('M252 134q28 40 6 88', 4),
    path('M20 196q40-40 100-34 16 4 12 16l-36 8 30 12q2 14-16 14-50 0-90 30z', twoTone('#e9a283', HUE.crust, 0.4)),
    path('M380 196q-40-40-100-34-16 4-12 16l36 8-30 12q-2 14 16 14 50 0 90 30z', twoTone('#e9a283', HUE.crust, 0.4)),
    path('M0 190l34-6v56l-34 14zM400 190l-34-6v56l34 14z', HUE.magenta),
    path('M206 60l-8 20h-6l-4-20q8-10 18 0z', HUE.wood, { transform: 'translate(110 0)' }),
    stroke('M306 80L330 40', HUE.bread, 6),
  ]);

const flowerCrown = () =>
  spot('warm', [
    ground(258),
    ellipse(200, 166, 122, 74, 'none', { stroke: HUE.sea, 'stroke-width': 15 }),
    ...[
      [80, 150, -40],
      [100, 206, 60],
      [150, 236, 20],
      [250, 238, -20],
      [300, 206, -60],
      [322, 150, 30],
      [290, 112, -30],
      [110, 112, 40],
    ].map(([x = 0, y = 0, turn = 0]) =>
      path(`M${x} ${y - 20}q22 20 0 40-22-20 0-40z`, HUE.leaf, { transform: `rotate(${turn} ${x} ${y})` }),
    ),
    flower(200, 98, 32, HUE.coral),
    flower(140, 112, 25, HUE.cream),
    flower(260, 112, 25, HUE.magenta, HUE.cream),
    flower(90, 168, 24, HUE.magenta, HUE.cream),
    flower(310, 168, 24, HUE.cream),
    flower(124, 218, 27, HUE.gold, HUE.rust),
    flower(276, 218, 27, HUE.coral),
    flower(200, 240, 33, HUE.magenta, HUE.gold),
    path('M70 178q-30 40-20 90 14-6 10-16 12 4 16-4-14-40 4-66z', HUE.mint),
    path('M330 178q30 40 20 90-14-6-10-16-12 4-16-4 14-40-4-66z', HUE.coral),
    path('M196 156q-14-18-26-8-6 14 22 16zM202 156q14-18 26-8 6 14-22 16z', HUE.gold),
    path('M196 152h7v20h-7z', HUE.ink),
  ]);

const perfume = () =>
  spot('night', [
    ground(246, HUE.dark, HUE.rose),
    shadow(196, 256, 110),
    path('M120 140q0-22 24-22h104q24 0 24 22v92q0 16-16 16H136q-16 0-16-16z', twoTone(HUE.cream, HUE.steel, 0.42), {
      opacity: 0.75,
    }),
    path('M130 168q66 20 132 0v64q0 8-8 8H138q-8 0-8-8z', twoTone(HUE.coral, HUE.rust, 0.42)),
    path('M160 118v-16h72v16z', HUE.gold),
    path('M172 102V74h48v28z', twoTone(HUE.gold, HUE.amber, 0.42)),
    circle(196, 54, 25, twoTone(HUE.magenta, HUE.rose, 0.42)),
    path('M172 84q-44-6-62 24', 'none', { stroke: HUE.gold, 'stroke-width': 6 }),
    ellipse(98, 128, 22, 30, twoTone(HUE.magenta, HUE.rose, 0.42)),
    path('M92 156q-6 20-14 30M98 158v32M104 156q6 20 14 28', 'none', { stroke: HUE.magenta, 'stroke-width': 4 }),
    path('M164 184h64v36h-64z', HUE.cream),
    path('M196 212q-22-12-16-24 10-4 16 6 6-10 16-6 6 12-16 24z', HUE.magenta),
    rim('M270 138v96', 4),
    ...[
      [256, 70, 7],
      [282, 56, 9],
      [286, 88, 6],
      [312, 74, 10],
      [316, 44, 7],
      [310, 104, 8],
      [346, 60, 8],
      [344, 92, 10],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, HUE.glow, { opacity: 0.7 })),
    flower(330, 230, 22, HUE.coral),
    path('M306 240q-20 0-22 12 18 4 22-12z', HUE.leaf),
  ]);

const chocolate = () =>
  spot('lagoon', [
    ground(214, HUE.mauve, HUE.plum),
    shadow(200, 270, 170, 9),
    path('M46 168h308l20 92q0 10-10 10H36q-10 0-10-10z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    path('M58 176h284l14 72H44z', HUE.night),
    ...[
      [92, 198, 0],
      [164, 198, 1],
      [236, 198, 2],
      [308, 198, 1],
      [84, 232, 2],
      [162, 232, 0],
      [240, 232, 1],
      [318, 232, 0],
    ].map(([x = 0, y = 0, sort = 0]) => {
      if (sort === 1)
        return (
          circle(x, y, 18, twoTone(HUE.cream, HUE.sand, 0.42)) + stroke(`M${x - 14} ${y - 4}q14 12 28-4`, HUE.wood, 4)
        );
      if (sort === 2)
        return path(
          `M${x} ${y + 16}q-30-14-20-30 12-8 20 6 8-14 20-6 10 16-20 30z`,
          twoTone(HUE.coral, HUE.rust, 0.42),
        );
      return (
        rect(x - 18, y - 15, 36, 30, twoTone(HUE.wood, HUE.bark, 0.42), { rx: 7 }) +
        stroke(`M${x - 10} ${y - 6}l20 10`, HUE.gold, 4)
      );
    }),
    path('M46 160L66 54q4-10 14-8l260 8q12 2 12 12l4 92z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    path('M196 50h24l6 110h-30z', HUE.gold),
    path('M208 96q-50-16-50-42 30-14 50 28 20-42 50-28 0 26-50 42z', twoTone(HUE.gold, HUE.amber, 0.5)),
    sparkle(330, 40, 12),
  ]);

const lifeDrawing = () =>
  spot('dusk', [
    ground(262),
    stroke('M150 80L104 272M250 80l46 192M200 210v62', HUE.bark, 10),
    rect(100, 36, 200, 178, twoTone(HUE.cream, HUE.sand, 0.16)),
    path('M90 208h220v14H90z', twoTone(HUE.bread, HUE.crust, 0.42)),
    path('M184 28h32v20h-32z', HUE.crust),
    path('M204 70q22-2 20 22-2 16-18 16-16-4-14-22 2-14 12-16z', 'none', { stroke: HUE.ink, 'stroke-width': 5 }),
    path(
      'M206 108q-2 8-20 10-22 6-22 40l6 40M206 108q4 8 20 12 22 10 18 42l-8 36M186 130q-4 24-2 42-6 14-4 26M224 132q6 24 0 40 4 14 4 26',
      'none',
      { stroke: HUE.ink, 'stroke-width': 5, 'stroke-linecap': 'round' },
    ),
    path('M178 176q22-20 50 0 8 14-4 22h-40q-14-8-6-22z', HUE.leaf),
    path('M204 168v28', 'none', { stroke: HUE.sea, 'stroke-width': 4 }),
    crown(206, 72, 0.9),
    stroke('M250 156L330 96', HUE.gold, 9),
    path('M242 164l6-16 10 12z', HUE.ink),
    path('M330 96l10-8 6 8-10 8z', HUE.magenta),
    path('M40 250q-6-30 26-36 36 0 40 22-4 10-20 8-10 0-8 10-2 12-38-4z', twoTone(HUE.bread, HUE.crust, 0.45)),
    circle(62, 230, 6, HUE.magenta),
    circle(80, 224, 6, HUE.mint),
    circle(60, 246, 5, HUE.coral),
  ]);

const craft = () =>
  spot('dusk', [
    bench,
    shadow(190, 254, 130),
    path('M30 62l150 60-4 12-150-56z', twoTone(HUE.steel, HUE.iron, 0.5, 'down')),
    path('M172 116l26 8-8 22-22-10z', HUE.coral),
    path('M192 120q30-40 74-14 34 10 38 56 4 60-50 62-50-6-58-44-20-24-4-60z', twoTone('#4a8fd0', '#2b4f96', 0.42)),
    path('M206 132q26-24 50-12', 'none', { stroke: HUE.cream, 'stroke-width': 8, 'stroke-linecap': 'round' }),
    path('M240 200q30-4 36-36', 'none', { stroke: HUE.mint, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    rim('M286 120q22 22 18 58', 4),
    path('M76 240q-20-30-6-62 6-12 2-26h30q-4 14 2 26 14 32-6 62z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    ellipse(87, 152, 15, 5, HUE.night),
    path('M320 240V180h46v60z', twoTone(HUE.bread, HUE.crust, 0.42)),
    stroke('M330 180l-6-54M344 180V116M356 180l10-48', HUE.wood, 6),
    path('M318 126q2-18 10-20l4 20zM338 116q0-16 6-20 6 4 6 20zM360 130l6-20 10 4-6 20z', HUE.magenta),
    sparkle(300, 70, 13),
    sparkle(140, 60, 9),
  ]);

const dance = () =>
  spot('warm', [
    ground(252, HUE.wood, HUE.bread),
    ellipse(200, 264, 130, 10, HUE.night, { opacity: 0.35 }),
    circle(146, 74, 22, HUE.ink),
    path('M122 62q4-24 28-22 22 4 20 26-26-10-48-4z', HUE.ink),
    path(
      'M128 104q18-10 38 0l44-22 8 12-46 34-2 34 40 22 22 52-16 6-28-42-42-12-32 40-22 36-14-8 22-48 14-34 4-30-20 24-32-14 6-14 24 8z',
      HUE.ink,
    ),
    circle(262, 78, 21, HUE.ink),
    path('M270 60q26 0 26 36 0 22 14 30-26 4-30-26 0-20-10-40z', HUE.ink),
    path(
      'M244 104q20-8 36 2l34-26 10 10-36 36-6 22q40 30 44 74-50 22-102 2 2-50 26-76l-4-24-42-18 4-14z',
      twoTone(HUE.coral, HUE.rust, 0.45),
    ),
    path('M224 224q50 22 102-2-4 16-8 20-46 14-90 0z', HUE.magenta),
    stroke('M254 240l-8 24M292 240l10 24', HUE.ink, 10),
    rim('M162 60q8 10 4 24M278 66q8 8 5 20M206 84l10 8', 3),
    crown(262, 58, 0.8),
    path('M60 60v44q-6-6-14-2-10 6-4 14 8 8 16 2 8-6 8-14V76l28-8v-18z', HUE.cream),
    path('M344 130v34q-5-5-11-2-8 5-3 11 6 6 13 2 6-5 6-11v-22l14 6v-12z', HUE.cream),
    sparkle(346, 70, 12),
  ]);

/** Workshops: what hands make, and feet. */
export const MAKING_SPOTS = {
  cooking,
  baking,
  pottery,
  'flower-crown': flowerCrown,
  perfume,
  chocolate,
  'life-drawing': lifeDrawing,
  craft,
  dance,
};
