import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, steam, twoTone } from './light.ts';
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
    shadow(200, 264, 130),
    path('M88 248q-6-20 10-30l30-60 36 16-4 36 46 26q14 6 12 18z', twoTone(HUE.coral, HUE.rust, 0.42)),
    path('M88 248h130v10H92z', HUE.night),
    path('M128 158l36 16-4 14-40-16z', HUE.cream),
    stroke('M140 190l20 8M150 204l20 8', HUE.cream, 5),
    path('M232 196l20-94 44 8-6 44 40 58q8 14-2 22z', twoTone(HUE.magenta, HUE.rose, 0.42), {
      transform: 'rotate(-24 280 180)',
    }),
    path('M252 102l44 8-4 16-44-8z', HUE.cream, { transform: 'rotate(-24 280 180)' }),
    path('M232 196l96 38-4 10-94-38z', HUE.night, { transform: 'rotate(-24 280 180)' }),
    stroke('M262 142l22 4M260 160l24 4', HUE.cream, 5, { transform: 'rotate(-24 280 180)' }),
    path('M128 160q-6-60-2-120h44q6 70-8 134zM254 100q-10-30-8-70h42q8 30 2 70z', HUE.indigo),
    rim('M168 46q6 66-6 126', 3),
    stroke('M330 90q22 16 20 44M346 70q34 26 30 70', HUE.glow, 5),
    path('M60 60v44q-6-6-14-2-10 6-4 14 8 8 16 2 8-6 8-14V76l28-8v-18z', HUE.cream),
    sparkle(204, 60, 13),
  ]);

const spa = () =>
  spot('lagoon', [
    ground(246),
    shadow(196, 260, 140),
    ellipse(196, 236, 108, 26, twoTone(HUE.iron, HUE.mauve, 0.42)),
    ellipse(200, 198, 84, 24, twoTone(HUE.steel, HUE.iron, 0.42)),
    ellipse(194, 164, 62, 20, twoTone(HUE.iron, HUE.mauve, 0.42)),
    ellipse(198, 134, 42, 16, twoTone(HUE.steel, HUE.iron, 0.42)),
    rim('M262 184q20 8 20 18M286 222q16 8 14 18', 3),
    path(
      'M198 122q-34-4-40-34 24 0 38 20-10-30 2-52 16 22 6 52 14-22 38-22-6 32-44 36z',
      twoTone(HUE.magenta, HUE.coral, 0.5),
    ),
    path('M198 120q-14-22 0-44 14 22 0 44z', HUE.cream),
    steam(120, 150, 70),
    steam(276, 146, 74),
    steam(94, 190, 54),
    path('M318 260v-36q20-12 44 0v36z', HUE.cream, { opacity: 0.6 }),
    path('M318 238h44v22h-44z', HUE.coral),
    path('M340 206q12 14 0 24-12-10 0-24z', HUE.gold),
    circle(340, 220, 28, HUE.gold, { opacity: 0.2 }),
    path('M40 256q0-24 40-24t40 24z', twoTone(HUE.cream, HUE.sand, 0.42)),
    stroke('M52 246q28-10 56 0', HUE.coral, 4),
  ]);

const hammam = () =>
  spot('dusk', [
    path('M70 250V150q0-110 130-124 130 14 130 124v100z', HUE.indigo),
    path('M92 250V156q0-88 108-104 108 16 108 104v94z', twoTone(HUE.teal, HUE.sea, 0.42)),
    path('M132 66q68-50 136 0-68-26-136 0z', HUE.gold),
    ...[
      [150, 104],
      [200, 90],
      [250, 104],
      [174, 130],
      [226, 130],
    ].map(([x = 0, y = 0]) => sparkle(x, y, 13, HUE.glow)),
    path('M92 200h216v50H92z', HUE.mint),
    stroke('M112 214h50M190 224h70M130 238h60M236 240h50', HUE.cream, 4, { opacity: 0.7 }),
    circle(200, 166, 21, HUE.night),
    path('M162 212q2-30 38-30t38 30z', HUE.night),
    path('M176 162q2-26 26-26 22 2 24 26-24-12-50 0z', HUE.cream),
    rim('M216 154q7 8 4 18', 3),
    ground(248, HUE.bark, HUE.bread),
    steam(120, 190, 64),
    steam(284, 190, 64),
    path('M300 270q-6-20 14-22 24-4 40 6 8 12-2 20h-46z', HUE.cream),
    path('M42 270v-36h40v36z', HUE.magenta),
    path('M50 234v-12h24v12z', HUE.gold),
  ]);

const beerSpa = () =>
  spot('warm', [
    ground(258),
    shadow(196, 264, 150),
    circle(196, 96, 31, HUE.night),
    path('M130 160q6-36 66-36t66 36z', HUE.night),
    path('M160 88q4-36 36-36 34 2 36 36-30-16-72 0z', HUE.cream),
    path('M174 98h18v10h-18zM202 98h18v10h-18z', HUE.leaf),
    rim('M220 82q10 10 6 26', 3),
    stroke('M254 150l40-40', HUE.night, 15),
    rect(284, 60, 40, 52, twoTone(HUE.gold, HUE.amber, 0.42), { rx: 4 }),
    path('M324 72h10q8 2 8 12t-8 12h-10v-7h8v-10h-8z', HUE.cream),
    path('M280 64q-2-16 14-14 6-10 18-2 16-2 16 14-8 10-14 2-8 10-16 2-12 6-18-2z', HUE.cream),
    path('M64 148q10-24 32-12 12-22 34-8 16-18 36-4 18-16 38 0 20-14 36 4 22-12 34 8 24-8 32 14l-4 24H68z', HUE.cream),
    path('M58 158h276q14 52-8 104H66q-22-52-8-104z', twoTone(HUE.bread, HUE.crust, 0.42)),
    stroke('M106 162q-10 50 0 98M152 162q-4 50 0 98M198 162v98M244 162q4 50 0 98M290 162q8 50 0 98', HUE.crust, 4),
    path('M54 176h284l2 14H52zM54 230h284l-2 14H56z', HUE.iron),
    path('M160 262v-34h14v34zM152 222h30v12h-30z', HUE.gold),
    circle(70, 110, 9, HUE.cream),
    circle(50, 86, 6, HUE.cream),
    circle(92, 80, 7, HUE.cream),
  ]);

const yoga = () =>
  spot(
    'dusk',
    [
      path('M0 226q100-40 200-24t200-16v114H0z', HUE.mauve),
      ground(256),
      ellipse(200, 264, 156, 14, HUE.mint),
      ellipse(200, 261, 156, 12, HUE.teal),
      circle(200, 84, 27, HUE.night),
      circle(200, 52, 11, HUE.night),
      path('M168 122q32-14 64 0l54 90-14 10-46-52 2 44h-56l2-44-46 52-14-10z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M190 108h20v14h-20z', HUE.night),
      path('M110 218l12-8 8 10-10 8zM290 218l-12-8-8 10 10 8z', HUE.night),
      path('M82 246q6-30 66-34h104q60 4 66 34-40 18-118 4-78 14-118-4z', HUE.night),
      path('M120 232q80-16 160 0-80 30-160 0z', HUE.indigo),
      rim('M218 66q10 10 7 26M234 126l48 84', 3),
      path('M320 250q0-30 8-34h12q8 4 8 34z', HUE.mint, { transform: 'translate(16 6)' }),
      path('M40 254q-14-12-2-22l10 6 10-6q12 12-2 22z', HUE.cream),
      sparkle(200, 150, 9, HUE.gold),
    ],
    { x: 200, y: 120, r: 108 },
  );

const makeUp = () =>
  spot('warm', [
    ground(244, HUE.dark, HUE.rose),
    shadow(200, 256, 150),
    circle(150, 126, 82, twoTone(HUE.gold, HUE.amber, 0.42)),
    circle(150, 126, 68, twoTone('#8fb6e0', '#5a78b8', 0.42, 'slant')),
    path('M140 206h20v30h40v12H100v-12h40z', HUE.gold),
    path('M108 110q20-24 44-10', 'none', { stroke: HUE.cream, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    path('M132 148q-10-18 6-20 8 2 12 8 4-6 12-8 16 2 6 20-18 16-36 0z', HUE.magenta),
    path('M132 146q18 8 36 0', 'none', { stroke: HUE.rose, 'stroke-width': 4 }),
    path('M262 244v-64h44v64z', twoTone(HUE.indigo, HUE.ink, 0.42)),
    path('M266 180v-22h36v22z', HUE.gold),
    path('M270 158v-46q4-16 28-22v68z', twoTone(HUE.coral, HUE.rust, 0.42)),
    stroke('M352 246L330 130', HUE.night, 9),
    path('M326 136l-10-44q14-16 28-6l4 46z', twoTone(HUE.magenta, HUE.rose, 0.5)),
    path('M322 136l28-6 3 14-26 6z', HUE.gold),
    ellipse(232, 246, 30, 9, HUE.cream),
    ellipse(232, 243, 22, 6, HUE.coral),
    sparkle(206, 74, 15),
    sparkle(74, 66, 10),
  ]);

const pamper = () =>
  spot('dusk', [
    ground(262),
    circle(196, 124, 62, twoTone('#f0b99a', '#c9786a', 0.42)),
    path('M116 276q4-74 80-82 76 8 80 82z', twoTone(HUE.cream, HUE.sand, 0.42)),
    path('M172 194l24 34 24-34 12 8-28 74h-16l-28-74z', HUE.magenta),
    path('M128 112q-8-76 66-82 76 4 72 82-64-44-138 0z', twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M176 40q-4-30 22-32 28 4 20 32z', HUE.mint),
    circle(170, 126, 20, HUE.leaf),
    circle(170, 126, 15, '#dff0c0'),
    circle(224, 126, 20, HUE.leaf),
    circle(224, 126, 15, '#dff0c0'),
    path('M176 158q20 14 40 0', 'none', { stroke: HUE.magenta, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    rim('M252 104q10 20 0 44', 4),
    path('M304 262v-40h-8l10-16h28l10 16h-8v40z', twoTone(HUE.coral, HUE.rust, 0.42)),
    path('M314 206v-40h12v40z', HUE.night),
    path('M58 150h30q0 30-12 34v50h12v6H58v-6h12v-50q-12-4-12-34z', HUE.cream, { opacity: 0.7 }),
    path('M60 160h26q-2 18-10 20h-6q-8-2-10-20z', HUE.gold),
    circle(70, 168, 2.5, HUE.cream),
    circle(77, 164, 2.5, HUE.cream),
    sparkle(320, 96, 14),
  ]);

const sauna = () =>
  spot('night', [
    path('M40 30h320v232H40z', twoTone(HUE.bread, HUE.crust, 0.3)),
    stroke('M40 62h320M40 94h320M40 126h320M40 158h320', HUE.crust, 4),
    path('M60 170h190v16H60zM40 214h230v16H40z', twoTone(HUE.glow, HUE.bread, 0.42, 'down')),
    path('M70 186h12v28H70zM220 186h12v28h-12zM60 230h12v32H60zM236 230h12v32h-12z', HUE.crust),
    path('M284 186h70v76h-70z', HUE.night),
    path('M290 212h58v36h-58z', HUE.coral),
    path('M290 230h58v18h-58z', HUE.gold),
    path('M280 190q2-20 16-18 4-12 16-6 10-10 20 2 16-2 14 14 14 0 12 10z', HUE.iron),
    steam(300, 160, 70),
    steam(330, 156, 76),
    circle(116, 120, 20, HUE.night),
    path('M82 200v-28q2-26 34-26t34 26v28z', HUE.night),
    path('M96 116q2-24 22-24 18 4 18 24-20-8-40 0z', HUE.cream),
    circle(186, 126, 19, HUE.night),
    path('M154 200v-24q2-24 32-24t32 24v24z', HUE.night),
    path('M166 122q0-18 20-22 20 4 20 22-20-8-40 0z', HUE.mint),
    rim('M132 110q6 8 3 18M202 116q6 8 3 18', 3),
    path('M270 130q34-14 60 2', 'none', { stroke: HUE.cream, 'stroke-width': 4, opacity: 0.4 }),
    ground(258),
    path('M170 262v-28h36v28z', HUE.wood),
    stroke('M190 236l40-34', HUE.bread, 5),
  ]);

const soundBath = () =>
  spot('dusk', [
    ground(250, HUE.bark, HUE.wood),
    ...[70, 100, 130].map((r, index) =>
      ellipse(196, 150, r + 30, r * 0.6, 'none', { stroke: HUE.cream, 'stroke-width': 4, opacity: 0.6 - index * 0.16 }),
    ),
    shadow(196, 264, 120),
    path('M96 236q0-18 100-18t100 18q0 24-100 26-100-2-100-26z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    path('M84 152h224q-4 74-70 84h-84q-66-10-70-84z', twoTone(HUE.gold, HUE.amber, 0.42)),
    ellipse(196, 152, 112, 24, HUE.glow),
    ellipse(196, 154, 100, 18, HUE.crust),
    stroke('M100 180q94 26 192 0', HUE.crust, 5),
    sparkle(140, 206, 9, HUE.glow),
    sparkle(196, 212, 9, HUE.glow),
    sparkle(252, 206, 9, HUE.glow),
    rim('M302 166q-10 46-56 64', 4, HUE.glow),
    stroke('M262 140L352 56', HUE.wood, 13),
    path('M252 150l-8-16 20-20 18 14-14 22z', HUE.magenta),
    path('M40 250q-2-26 20-30 22 4 20 30z', twoTone(HUE.mint, HUE.sea, 0.45)),
    path('M60 192q12 14 0 26-12-12 0-26z', HUE.gold),
  ]);

/** Workshops of the hands, and time off for the rest of the body. */
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
  spa,
  hammam,
  'beer-spa': beerSpa,
  yoga,
  'make-up': makeUp,
  pamper,
  sauna,
  'sound-bath': soundBath,
};
