import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const rings = (x: number, y: number, r: number, colours: readonly string[]): string =>
  colours.map((colour, index) => circle(x, y, r * (1 - index / colours.length), colour)).join('');

const axe = () =>
  spot('night', [
    ground(262),
    path('M86 40h190v214H86z', twoTone(HUE.bread, HUE.crust, 0.42)),
    stroke('M124 40v214M162 40v214M200 40v214M238 40v214', HUE.crust, 3),
    rings(180, 146, 92, [HUE.cream, HUE.magenta, HUE.cream, HUE.coral]),
    circle(180, 146, 9, HUE.gold),
    `<g transform="rotate(28 200 140)">${path('M206 96q-36 12-40 52 30 0 52-16z', twoTone(HUE.cream, HUE.steel, 0.5))}${path('M196 86h52v52h-52z', twoTone(HUE.steel, HUE.iron, 0.45))}${path('M226 80h20v190q-10 10-20 0z', twoTone(HUE.wood, HUE.bark, 0.5))}${path('M226 228h20v12h-20zM226 246h20v8h-20z', HUE.gold)}</g>`,
    stroke('M150 124l-16-10M160 110l-8-18', HUE.night, 4),
    stroke('M330 90h34M338 120h44M326 150h30', HUE.glow, 5, { opacity: 0.6 }),
    path('M66 262l8-20 6 20zM92 262l16-12 2 12z', HUE.wood),
  ]);

const clay = () =>
  spot(
    'dusk',
    [
      path('M0 236q100-50 210-26t190-22v112H0z', HUE.mauve),
      path('M0 270q120-30 400-10v40H0z', HUE.dark),
      `<g transform="rotate(-34 150 220)">${path('M132 202h236v10H132zM132 214h236v10H132z', twoTone(HUE.steel, HUE.iron, 0.4, 'down'))}${path('M60 208l74-10h40v26h-34q-8 24-24 22l-4-14-50 20q-14-24-2-44z', twoTone(HUE.wood, HUE.bark, 0.45))}${path('M196 212h58q8 14-8 16h-44z', HUE.bark)}${path('M134 200h36v24h-36z', HUE.gold)}</g>`,
      ellipse(318, 76, 40, 12, HUE.rust, { transform: 'rotate(-14 318 76)' }),
      path('M284 72q6-24 36-28 24 2 32 16-8 22-68 12z', twoTone(HUE.coral, HUE.rust, 0.45)),
      path('M352 92l16 10-12 6zM336 100l4 18-14-6zM368 70l20-4-8 14z', HUE.coral),
      stroke('M268 96q-40 20-70 60', HUE.cream, 3, { 'stroke-dasharray': '2 12' }),
      sparkle(276, 110, 12, HUE.cream),
      path('M36 262q6-22 20-20l8-8 4 12 12 2-8 10q-4 14-22 14z', HUE.wood),
    ],
    { x: 288, y: 120, r: 92 },
  );

const shooting = () =>
  spot('warm', [
    ground(250),
    path('M92 26h176v200q0 6-6 6H98q-6 0-6-6z', twoTone(HUE.cream, HUE.sand, 0.42)),
    rings(180, 130, 74, [HUE.ink, HUE.indigo, HUE.plum, HUE.magenta]),
    circle(180, 130, 55, 'none', { stroke: HUE.cream, 'stroke-width': 2 }),
    circle(180, 130, 37, 'none', { stroke: HUE.cream, 'stroke-width': 2 }),
    circle(180, 130, 9, HUE.gold),
    ...[
      [166, 122],
      [198, 146],
      [246, 52],
    ].map(([x = 0, y = 0]) => circle(x, y, 7, HUE.gold) + circle(x, y, 4, HUE.night)),
    stroke('M120 26V8M240 26V8', HUE.night, 4),
    shadow(300, 262, 70),
    path('M250 232q-4-82 56-84 60 2 56 84', 'none', { stroke: HUE.night, 'stroke-width': 13 }),
    rect(232, 206, 42, 60, twoTone(HUE.coral, HUE.rust, 0.5), { rx: 18 }),
    rect(338, 206, 42, 60, twoTone(HUE.coral, HUE.rust, 0.5), { rx: 18 }),
    rim('M374 216v40', 3),
    crown(306, 142, 0.9),
  ]);

const splat = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, colour) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((index) => {
      const turn = index * 0.9 + x;
      const reach = r * (1.15 + (index % 3) * 0.18);
      return circle(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, r * (0.18 + (index % 2) * 0.14), colour);
    })
    .join('');

const paintball = () =>
  spot(
    'lagoon',
    [
      path('M0 262V96h26v166zM60 262V60h34v202zM330 262V76h30v186z', HUE.indigo),
      ground(258),
      splat(320, 70, 34, HUE.magenta),
      splat(70, 120, 28, HUE.gold),
      shadow(200, 264, 100),
      path('M96 268q0-60 60-72h96q60 12 60 72z', twoTone(HUE.sea, '#123f57', 0.45)),
      path('M112 128q0-92 92-92t92 92v38q-20 50-92 50t-92-50z', twoTone(HUE.leaf, HUE.sea, 0.42)),
      path('M122 104q82-26 164 0l4 46q-40 18-86 18t-86-18z', HUE.night),
      path('M130 112q74-20 148 0l4 30q-36 14-78 14t-78-14z', twoTone(HUE.gold, HUE.amber, 0.36, 'slant')),
      path('M150 176h108l-14 40h-80z', HUE.ink),
      stroke('M166 188h76M172 200h64', HUE.iron, 5),
      splat(242, 68, 24, HUE.coral),
      splat(150, 238, 18, HUE.magenta),
      path('M244 88q6 20 0 34t-8-6z', HUE.coral),
      rim('M278 82q16 20 14 50', 4),
      splat(40, 230, 16, HUE.coral),
    ],
    { x: 200, y: 120, r: 116 },
  );

const laser = () =>
  spot(
    'night',
    [
      path('M0 212h400v88H0z', HUE.ink),
      stroke('M200 212L40 300M200 212L140 300M200 212l60 88M200 212l160 88M0 240h400M0 270h400', HUE.plum, 3),
      stroke('M0 60L150 132', HUE.mint, 7),
      stroke('M250 126L400 40', HUE.magenta, 7),
      path('M100 112h150l24 10v22h-30l-14 16h-30l-12 60h-48l10-66h-50z', twoTone(HUE.mint, HUE.sea, 0.45, 'down')),
      path('M116 100h84v14h-84z', HUE.night),
      path('M274 118h22v30h-22z', HUE.coral),
      rect(130, 124, 70, 14, HUE.gold, { rx: 6 }),
      stroke('M148 150h30', HUE.sea, 5),
      path('M186 160h30q0 24-24 22', 'none', { stroke: HUE.night, 'stroke-width': 6 }),
      sparkle(310, 132, 24, HUE.cream),
      stroke('M310 132L400 116', HUE.coral, 6),
      circle(72, 228, 24, HUE.night),
      path('M34 300v-20q2-30 38-30t38 30v20z', HUE.night),
      path('M54 222h36v10H54z', HUE.magenta),
      circle(340, 236, 22, HUE.night),
      path('M304 300v-16q2-28 36-28t36 28v16z', HUE.night),
      path('M324 230h32v10h-32z', HUE.mint),
    ],
    { x: 200, y: 130, r: 106 },
  );

const archery = () =>
  spot(
    'dusk',
    [
      path('M0 226q100-40 200-24t200-16v114H0z', HUE.mauve),
      ground(264),
      stroke('M196 230L152 280M252 230l42 50', HUE.bark, 10),
      ellipse(222, 140, 102, 112, HUE.bark),
      ellipse(214, 140, 100, 110, HUE.cream),
      ellipse(214, 140, 78, 86, HUE.ink),
      ellipse(214, 140, 58, 64, HUE.mint),
      ellipse(214, 140, 38, 42, HUE.magenta),
      ellipse(214, 140, 18, 20, HUE.gold),
      stroke('M214 140L70 184', HUE.bread, 6),
      path('M76 176l-32 2-14 14 34-2zM70 190l-22 24 4 10 24-30z', HUE.coral),
      stroke('M232 120L120 56', HUE.bread, 6),
      path('M126 52l-28-22-18 2 26 22zM122 64l-32 0-12 10 34 4z', HUE.mint),
      circle(156, 218, 21, HUE.coral),
      path('M156 198q2-10 12-12', 'none', { stroke: HUE.bark, 'stroke-width': 4 }),
      rim('M288 74q22 30 22 70', 4),
    ],
    { x: 250, y: 130, r: 100 },
  );

const climbing = () =>
  spot(
    'dusk',
    [
      path('M170 0h230v300H120l40-80-30-70 60-70z', twoTone(HUE.mauve, HUE.indigo, 0.3)),
      path('M190 80l60 20-10 60-110-10zM160 220l80-10 30 90H120z', HUE.plum),
      ...[
        [214, 54, HUE.coral],
        [280, 84, HUE.mint],
        [330, 40, HUE.gold],
        [244, 140, HUE.gold],
        [350, 140, HUE.magenta],
        [300, 206, HUE.coral],
        [216, 236, HUE.mint],
        [366, 236, HUE.gold],
      ].map(([x, y, colour]) =>
        path(`M${Number(x) - 17} ${Number(y) + 6}q2-18 18-18t16 14q-2 12-18 10t-16-6z`, String(colour)),
      ),
      stroke('M196 0q-6 60-8 130', HUE.gold, 4),
      path(
        'M172 122q22-10 40 4l34-40 14 8-36 56 6 40 34 10-2 16-46-6-26-34-10 40-22 42-16-8 18-44 4-44-30-20-18-44 14-6 16 34z',
        HUE.night,
      ),
      circle(176, 96, 20, HUE.night),
      path('M156 94q2-20 22-20t20 20z', twoTone(HUE.coral, HUE.rust, 0.5)),
      path('M172 160l46-6 2 12-46 6z', HUE.gold),
      rim('M228 132l26-40M192 82q8 8 5 18', 3),
      path('M0 300V210l44-40 40 60 30-30 30 60v40z', HUE.mauve),
      circle(186, 180, 7, HUE.cream),
    ],
    { x: 100, y: 110, r: 70 },
  );

const highRopes = () =>
  spot(
    'warm',
    [
      path('M0 262q100-40 400-10v48H0z', HUE.dark),
      path('M36 0h34v276H36zM330 0h36v276h-36z', twoTone(HUE.wood, HUE.bark, 0.5)),
      circle(30, 24, 60, HUE.sea),
      circle(90, 8, 50, HUE.teal),
      circle(370, 20, 62, HUE.sea),
      circle(316, 4, 44, HUE.teal),
      path('M20 196h66v12H20zM314 196h70v12h-70z', HUE.bread),
      stroke('M70 84L330 112', HUE.night, 4),
      stroke('M70 196q130 44 260 4', HUE.night, 5),
      ...[92, 124, 156, 188, 220, 252, 284].map((x) =>
        rect(x, 198 + 16 * Math.sin(((x - 70) / 260) * Math.PI), 24, 9, HUE.bread),
      ),
      stroke('M196 98v50', HUE.gold, 3),
      circle(196, 98, 8, HUE.gold),
      circle(200, 128, 19, HUE.night),
      path('M180 126q2-22 22-22 18 2 18 22z', twoTone(HUE.coral, HUE.rust, 0.5)),
      path('M180 152q20-14 42 2l40-20 8 12-44 26 2 22 20 22-12 10-28-26-26 30-14-6 14-38-2-20-34-32 8-10z', HUE.night),
      path('M182 172h42v10h-42z', HUE.gold),
      rim('M216 118q6 8 3 18M226 154l36-18', 3),
      path('M356 230q-22-10-16-28l12 8 10-8q10 24-6 28z', HUE.crust),
      circle(350, 212, 3, HUE.night),
    ],
    { x: 200, y: 150, r: 100 },
  );

const trampoline = () =>
  spot('dusk', [
    ground(262),
    stroke('M90 226l-10 44M310 226l10 44M150 236l-4 36M250 236l4 36', HUE.iron, 9),
    ellipse(200, 224, 150, 28, HUE.mint),
    ellipse(200, 222, 132, 22, HUE.night),
    path('M130 222q70 30 140 0-10 14-70 14t-70-14z', HUE.plum),
    circle(200, 64, 23, HUE.night),
    path(
      'M174 98q26-14 52 0l52-40 12 12-56 54 4 30 40 18 24-18 10 14-34 28-62-22-16-12-16 12-62 22-34-28 10-14 24 18 40-18 4-30-56-54 12-12z',
      HUE.night,
    ),
    rim('M216 50q10 8 7 24M230 98l48-36M240 152l36 16', 3),
    crown(200, 46, 1),
    stroke('M160 206v-16M200 214v-22M240 206v-16', HUE.glow, 5, { opacity: 0.7 }),
    path('M96 106l-28 6 6 14zM316 92l22-14 4 14z', HUE.magenta),
    sparkle(320, 140, 10),
    sparkle(82, 60, 12),
  ]);

const windTunnel = () =>
  spot('night', [
    path('M0 0h400v300H0z', HUE.indigo, { opacity: 0.4 }),
    path('M92 0h216v252H92z', '#4fb5a6', { opacity: 0.25 }),
    path('M84 0h10v256H84zM306 0h10v256h-10z', HUE.steel),
    stroke('M130 236v-70M168 248v-36M232 248v-44M270 236v-80M150 70V30M250 60V16M200 40V10', HUE.cream, 5, {
      opacity: 0.6,
    }),
    path('M70 252h260v14H70z', HUE.gold),
    ground(264),
    stroke('M100 258h200', HUE.amber, 4, { 'stroke-dasharray': '2 10' }),
    path(
      'M150 148q50-22 100 0l42-30-8-36 14-4 18 48-52 48 4 18 32 18-8 14-46-18-46 0-46 18-8-14 32-18 4-18-52-48 18-48 14 4-8 36z',
      twoTone(HUE.coral, HUE.rust, 0.5),
    ),
    circle(200, 130, 30, twoTone(HUE.cream, HUE.sand, 0.45)),
    path('M180 122h40q6 12-4 22h-32q-10-10-4-22z', HUE.ink),
    path('M188 128h18l-8 10h-10z', HUE.mint),
    crown(200, 104, 1),
    circle(48, 206, 18, HUE.night),
    path('M18 264v-14q2-22 30-22t30 22v14z', HUE.night),
    circle(354, 212, 17, HUE.night),
    path('M326 264v-10q2-20 28-20t28 20v10z', HUE.night),
    stroke('M366 240l16-26', HUE.night, 8),
  ]);

const helicopter = () =>
  spot(
    'dusk',
    [
      path(
        'M0 300v-60h40v-24h30v-40h14v40h22v24h30v-14h40v20h40v-34l14-22 14 22v34h40v-14h36v-20h30v40h50v48z',
        HUE.mauve,
      ),
      stroke('M70 62L340 44', HUE.night, 7),
      path('M196 56h14v30h-14z', HUE.night),
      path('M150 128L30 110q-8 4 0 14l120 36z', twoTone(HUE.coral, HUE.rust, 0.4, 'down')),
      stroke('M22 84l20 60M12 128l40-26', HUE.night, 6),
      path(
        'M130 130q10-48 84-50 78 4 104 62 10 36-24 50-80 20-140-4-30-20-24-58z',
        twoTone(HUE.coral, HUE.rust, 0.45, 'down'),
      ),
      path('M222 92q60 6 82 48-4 14-22 14h-60z', HUE.glow),
      path('M150 104h56v44h-56z', HUE.gold),
      circle(178, 130, 13, HUE.mauve),
      circle(252, 128, 13, HUE.mauve),
      crown(178, 119, 0.7),
      path('M134 164h182l2 10H136z', HUE.cream),
      stroke('M170 198l-10 28M260 198l10 28M130 228h176q16 0 20-14', HUE.night, 6),
      rim('M262 88q40 14 54 50', 3),
      path('M330 60q24 2 40-10M60 50q-20 0-34-10', 'none', { stroke: HUE.cream, 'stroke-width': 3 }),
      ...[
        [56, 226],
        [120, 240],
        [240, 216],
        [330, 218],
        [86, 250],
        [294, 254],
      ].map(([x = 0, y = 0]) => rect(x, y, 6, 9, HUE.gold)),
    ],
    { x: 238, y: 130, r: 104 },
  );

const balloon = () =>
  spot(
    'dusk',
    [
      path('M0 250q90-40 190-18t210-22v90H0z', HUE.mauve),
      path('M0 276q120-26 400-8v32H0z', HUE.dark),
      path('M168 204l-50-70h164l-50 70z', HUE.rose),
      path('M96 96q0-82 104-84 104 2 104 84 0 52-62 96h-84Q96 148 96 96z', twoTone(HUE.coral, HUE.rust, 0.42)),
      path(
        'M146 22q-30 30-24 82 6 44 42 88h-6Q96 148 96 96q0-54 50-74zM182 13q-14 40-12 91 2 50 16 88h28q14-38 16-88 2-51-12-91z',
        HUE.gold,
      ),
      path('M254 22q30 30 24 82-6 44-42 88h6q62-44 62-96 0-54-50-74z', HUE.magenta),
      path('M98 104q102 34 204 0-2 12-6 22-96 28-192 0-4-10-6-22z', HUE.cream),
      stroke('M160 194l14 36M240 194l-14 36', HUE.night, 3),
      path('M170 226h60l-6 36h-48z', twoTone(HUE.bread, HUE.crust, 0.42)),
      stroke('M172 238h56M174 250h52', HUE.crust, 3),
      circle(188, 216, 8, HUE.night),
      circle(212, 216, 8, HUE.night),
      stroke('M220 222l16-16', HUE.night, 4),
      path('M194 194q6 10 0 16-6-6 0-16zM206 194q6 10 0 16-6-6 0-16z', HUE.glow),
      rim('M286 60q14 22 10 52', 4),
      path('M336 96q0-22 24-24t24 24q0 14-16 26h-16q-16-12-16-26z', twoTone(HUE.mint, HUE.sea, 0.5)),
      path('M354 126h12v10h-12z', HUE.crust),
      path('M30 140q0-16 18-18t18 18q0 12-12 20h-12q-12-8-12-20z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M44 164h8v7h-8z', HUE.crust),
    ],
    { x: 296, y: 206, r: 50 },
  );

const skiing = () =>
  spot(
    'lagoon',
    [
      path('M0 140l60-60 50 50 80-90 90 100 50-40 70 60v140H0z', HUE.indigo),
      path('M190 40l36 40-20 8-16-16-14 14-16-8zM60 80l22 22-14 6-10-8-16 4z', HUE.cream),
      path('M0 190q160-10 400 76v34H0z', twoTone(HUE.cream, HUE.steel, 0.3, 'down')),
      path('M78 222q30-20 50 0t50-4 40 20q-60 20-140-16z', HUE.cream),
      stroke('M130 214L324 272', HUE.magenta, 8),
      stroke('M152 202L344 258', HUE.coral, 8),
      circle(252, 96, 22, HUE.night),
      path('M230 96q2-24 24-24 20 2 20 24z', twoTone(HUE.coral, HUE.rust, 0.5)),
      path('M252 92h26v11h-24z', HUE.gold),
      path('M224 126q24-16 44 4l4 40-22 20 24 46-18 10-38-52-4 46-20-4 2-66z', twoTone(HUE.magenta, HUE.rose, 0.4)),
      path('M228 128l-62-24 4-12 66 22zM262 132l52 18-4 12-54-10z', HUE.night),
      stroke('M168 100l-60 110M312 156l30 92', HUE.night, 4),
      path('M236 116q-40-4-56-24 12 30 52 34z', HUE.gold),
      circle(70, 60, 4, HUE.cream),
      circle(330, 90, 4, HUE.cream),
      circle(300, 40, 3, HUE.cream),
      circle(120, 30, 3, HUE.cream),
      circle(366, 150, 4, HUE.cream),
    ],
    { x: 200, y: 120, r: 100 },
  );

const roofClimb = () =>
  spot(
    'dusk',
    [
      path('M0 300v-60h30v-30h30v30h24v-50h20v50h200v-40h24v40h24v-24h30v84z', HUE.mauve),
      path('M0 284Q200 60 400 284v16H0z', twoTone(HUE.cream, HUE.sand, 0.45)),
      path('M200 172v128M120 206L70 300M280 206l50 94M60 246l-30 54', 'none', { stroke: HUE.iron, 'stroke-width': 3 }),
      ...[
        [104, 222, 60, 128],
        [164, 186, 140, 70],
        [236, 186, 260, 70],
        [296, 222, 340, 128],
      ].map(
        ([x = 0, y = 0, x2 = 0, y2 = 0]) =>
          stroke(`M${x} ${y}L${x2} ${y2}`, HUE.gold, 8) + circle(x2, y2, 5, HUE.coral),
      ),
      path('M60 252Q200 98 340 252', 'none', { stroke: HUE.sea, 'stroke-width': 8 }),
      ...[
        [126, 186],
        [170, 158],
        [216, 152],
        [258, 168],
      ].map(
        ([x = 0, y = 0], index) =>
          circle(x, y - 38, 11, HUE.night) +
          path(`M${x - 13} ${y}v-16q1-12 13-12t13 12v16l-4 16h-7l-2-12-2 12h-7z`, HUE.night) +
          rim(`M${x + 6} ${y - 46}q5 5 3 12`, 2) +
          (index === 2 ? stroke(`M${x + 8} ${y - 24}l16-24M${x - 8} ${y - 24}l-14-22`, HUE.night, 5) : ''),
      ),
      crown(216, 104, 0.6),
    ],
    { x: 200, y: 120, r: 100 },
  );

const bubbleFootball = () =>
  spot(
    'lagoon',
    [
      path('M0 220h400v80H0z', twoTone('#4aa183', HUE.sea, 0.4, 'down')),
      stroke('M0 224h400', HUE.cream, 4),
      shadow(130, 268, 80),
      shadow(284, 264, 76),
      path('M104 236l-6 36h16l6-30zM146 236l16 34 14-8-14-34z', HUE.night),
      path('M256 234l-22 32 12 10 28-34zM300 236l8 36h16l-8-40z', HUE.night),
      circle(126, 156, 92, HUE.cream, { opacity: 0.3 }),
      circle(286, 156, 86, HUE.cream, { opacity: 0.3 }),
      circle(132, 124, 24, HUE.night),
      path('M92 206q0-56 38-56t38 56q-38 24-76 0z', twoTone(HUE.coral, HUE.rust, 0.5)),
      circle(280, 124, 23, HUE.night),
      path('M244 206q0-54 36-54t36 54q-36 22-72 0z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      crown(132, 106, 0.9),
      circle(126, 156, 90, 'none', { stroke: HUE.mint, 'stroke-width': 7 }),
      circle(286, 156, 84, 'none', { stroke: HUE.gold, 'stroke-width': 7 }),
      stroke('M70 110q14-30 46-34M236 108q14-26 42-28', HUE.cream, 8, { opacity: 0.8 }),
      path('M196 60l8 18 18-8-8 20 18 8-20 6 6 18-18-10-12 16-2-20-18 0 14-14-12-14 20 0z', HUE.gold),
      circle(200, 262, 24, HUE.cream),
      path('M200 252l10 7-4 12h-12l-4-12zM178 256l6-6M222 256l-6-6M194 284l2-6', HUE.ink, {
        stroke: HUE.ink,
        'stroke-width': 3,
      }),
    ],
    { x: 204, y: 140, r: 110 },
  );

const football = () =>
  spot(
    'night',
    [
      path('M0 216h400v84H0z', twoTone('#4aa183', HUE.sea, 0.4, 'down')),
      stroke('M60 216V66h280v150', HUE.cream, 8),
      stroke(
        'M94 70v146M128 70v146M162 70v146M196 70v146M230 70v146M264 70v146M298 70v146M64 98h272M64 126h272M64 154h272M64 182h272',
        HUE.steel,
        1.5,
        { opacity: 0.7 },
      ),
      stroke('M0 218h400', HUE.cream, 4),
      shadow(210, 272, 84, 9),
      circle(210, 198, 72, twoTone(HUE.cream, HUE.steel, 0.42)),
      path('M210 166l30 22-12 36h-36l-12-36z', HUE.ink),
      path(
        'M188 130q24-8 46 2l-24 20zM276 172q8 20 4 44l-26-16zM260 250q-16 16-38 20l8-30zM164 252q14 14 32 18l-8-30zM140 212q-4-24 6-42l22 26z',
        HUE.ink,
      ),
      stroke('M210 152v14M254 200l-14-12M230 240l-2-16M188 240l4-16M168 196l12-8', HUE.ink, 4),
      rim('M256 146q26 26 24 60', 5),
      path('M96 252l-28 10M104 232l-32-4M110 214l-26-16', 'none', {
        stroke: HUE.glow,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
      path('M330 262v-44h26v44z', HUE.coral),
      path('M324 240h38v22h-38z', HUE.rust),
    ],
    { x: 204, y: 120, r: 116 },
  );

const highlandGames = () =>
  spot(
    'dusk',
    [
      path('M0 210l70-90 60 60 70-100 80 110 50-50 70 70v90H0z', HUE.mauve),
      path('M0 250q120-36 400-6v56H0z', HUE.sea),
      shadow(168, 266, 76),
      `<g transform="rotate(9 236 120)">${path('M222 6h26v200h-26z', twoTone(HUE.bread, HUE.crust, 0.5))}${ellipse(235, 6, 13, 5, HUE.glow)}${stroke('M230 60v30M240 110v40', HUE.crust, 3)}</g>`,
      circle(150, 92, 23, HUE.night),
      path('M128 90q2-20 22-20 20 2 22 18-20-6-44 2z', HUE.sea),
      circle(150, 68, 7, HUE.coral),
      path('M118 128q30-18 64 0l42 64 14-6-4 16-24 8-34-42 2 30h-64z', twoTone(HUE.cream, HUE.sand, 0.42)),
      path('M112 196h70l14 48q-50 14-98 0z', twoTone(HUE.magenta, HUE.rose, 0.42)),
      stroke('M128 198l-8 46M150 198v48M172 198l10 46M108 216h80M104 232h88', HUE.gold, 3),
      path('M118 246h18v22h-18zM162 246h18v22h-18z', HUE.night),
      path('M142 202h16v20q-8 8-16 0z', HUE.cream),
      rim('M166 80q8 8 5 20M184 132l22 34', 3),
      path('M50 250q4-16 16-14 10-10 18 0 10 2 8 14z', HUE.cream),
      circle(92, 242, 7, HUE.night),
    ],
    { x: 286, y: 110, r: 74 },
  );

const teamGames = () =>
  spot('lagoon', [
    path('M0 226h400v74H0z', twoTone('#4aa183', HUE.sea, 0.4, 'down')),
    stroke('M20 226V40M60 226V40M20 130h40', HUE.cream, 7),
    shadow(206, 268, 120),
    `<g transform="rotate(40 200 160)">${path('M190 30h22v150q34 10 34 58 0 34-44 36-34-4-30-46 2-22 18-40z', twoTone(HUE.bread, HUE.crust, 0.42))}${path('M190 30h22v54h-22z', HUE.magenta)}${stroke('M190 44h22M190 58h22M190 72h22', HUE.cream, 4)}${path('M184 230q20 14 58 8l-2 12q-30 8-58-8z', HUE.iron)}</g>`,
    `<g transform="rotate(-40 200 160)">${path('M188 30h22v150q18 18 18 40 4 42-30 46-44-2-44-36 0-48 34-58z', twoTone(HUE.gold, HUE.amber, 0.42))}${path('M188 30h22v54h-22z', HUE.mint)}${stroke('M188 44h22M188 58h22M188 72h22', HUE.sea, 4)}${path('M158 238q38 6 58-8v12q-28 16-58 8z', HUE.iron)}</g>`,
    circle(200, 84, 27, twoTone(HUE.cream, HUE.sand, 0.42)),
    stroke('M184 66q20 16 14 44M216 66q-18 14-14 44', HUE.night, 4),
    stroke('M200 40V22M226 52l14-16M174 52l-14-16', HUE.glow, 5),
  ]);

const sheepdog = () =>
  spot(
    'dusk',
    [
      path('M0 210q90-60 190-30t210-30v150H0z', HUE.mauve),
      path('M0 244q120-40 400-16v72H0z', HUE.sea),
      ...[
        [270, 200, 1],
        [340, 216, 0.8],
        [312, 172, 0.7],
      ].map(
        ([x = 0, y = 0, size = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${size})">${stroke('M-18 20v26M18 20v26', HUE.night, 7)}${path('M-44 6q-4-24 18-26 6-18 26-12 22-10 30 10 20 4 14 26 2 20-22 20-14 10-28 2-18 8-28-4-12-2-10-16z', twoTone(HUE.cream, HUE.sand, 0.42))}${path('M-62-6q0-18 14-18t16 18q-2 18-14 18t-16-18z', HUE.night)}${circle(-50, -10, 2.5, HUE.cream)}</g>`,
      ),
      crown(262, 172, 0.8),
      shadow(120, 266, 90),
      path(
        'M60 262q-14-56 20-78 6-26 30-34 4-30 34-30l8-18 12 18q20 8 26 26 18 4 18 14-8 14-32 10-6 22-18 34 6 28 6 58h-20l-6-40-14 40H60z',
        twoTone(HUE.ink, HUE.night, 0.5),
      ),
      path('M152 136q14 18 10 34 20 2 32-6 8-8-6-14-10 0-14-8zM140 196q14-4 18-18 4 30 2 44-14-4-20-26z', HUE.cream),
      circle(174, 138, 4, HUE.gold),
      path('M200 152q8 0 8 6-4 6-10 2z', HUE.night),
      path('M190 166q8 12 2 20-8-4-8-18z', HUE.magenta),
      path('M60 250q-34 6-40-30 10 14 36 6z', HUE.ink),
      path('M136 176l26 10-4 8-26-10z', HUE.coral),
      rim('M150 122l14-16M182 132q10 6 16 12', 3),
    ],
    { x: 150, y: 116, r: 88 },
  );

/** Things to throw, climb, jump off and aim at. */
export const ACTION_SPOTS = {
  axe,
  clay,
  shooting,
  paintball,
  laser,
  archery,
  climbing,
  'high-ropes': highRopes,
  trampoline,
  'wind-tunnel': windTunnel,
  helicopter,
  balloon,
  skiing,
  'roof-climb': roofClimb,
  'bubble-football': bubbleFootball,
  football,
  'highland-games': highlandGames,
  'team-games': teamGames,
  sheepdog,
};
