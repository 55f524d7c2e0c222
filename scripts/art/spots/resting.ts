import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { rim, shadow, sparkle, steam, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

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
    path('M172 170h48v40h-48z', '#d88f80'),
    circle(196, 124, 62, twoTone('#f3c3a2', '#e39d8a', 0.42)),
    path('M116 276q4-74 80-82 76 8 80 82z', twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M172 194l24 34 24-34 12 8-28 74h-16l-28-74z', HUE.cream),
    path('M128 112q-8-76 66-82 76 4 72 82-64-44-138 0z', twoTone(HUE.cream, HUE.sand, 0.42)),
    path('M168 44q-6-34 30-36 36 4 28 36-28-14-58 0z', twoTone(HUE.cream, HUE.sand, 0.42)),
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
  spot(
    'night',
    [
      path('M24 24h352v240H24z', twoTone(HUE.bread, HUE.crust, 0.3)),
      stroke('M24 58h352M24 92h352M24 126h352M24 160h352M24 194h352', HUE.crust, 4),
      rect(286, 40, 66, 60, HUE.bark),
      rect(292, 46, 54, 48, twoTone(HUE.cream, '#8fb6e0', 0.4, 'slant')),
      path('M292 94v-14l16-18 14 16 10-10 14 20v6z', HUE.sea),
      ground(256),
      ...[88, 164].map(
        (x, index) =>
          circle(x, 116, 23, HUE.night) +
          path(`M${x - 36} 210v-36q2-28 36-28t36 28v36z`, HUE.night) +
          path(`M${x - 24} 112q2-28 26-28 22 4 22 28-24-10-48 0z`, index === 0 ? HUE.cream : HUE.mint) +
          rim(`M${x + 18} 106q6 10 3 20`, 3),
      ),
      path('M60 190h56v24H60zM136 190h56v24h-56z', HUE.cream),
      path('M36 206h192v18H36z', twoTone(HUE.glow, HUE.bread, 0.42)),
      path('M36 224h192v36H36z', HUE.wood),
      stroke('M84 224v36M132 224v36M180 224v36', HUE.bark, 4),
      path('M262 172h92v90h-92z', HUE.night),
      path('M272 204h72v44h-72z', HUE.coral),
      path('M280 248q-4-20 10-26 2 8 8 8 0-12 12-20 2 14 10 18 6-6 6-12 14 14 8 32z', HUE.gold),
      path('M256 178q2-22 20-20 6-14 22-6 14-10 26 2 18-4 20 12 16 2 14 12z', HUE.iron),
      circle(284, 168, 7, HUE.steel),
      circle(326, 168, 6, HUE.coral),
      steam(284, 144, 70),
      steam(322, 142, 80),
      path('M226 262v-26h30v26z', twoTone(HUE.gold, HUE.amber, 0.42)),
      stroke('M242 238l18-36', HUE.bark, 5),
    ],
    null,
  );

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

/** Rest for body and head. */
export const RESTING_SPOTS = {
  spa,
  hammam,
  'beer-spa': beerSpa,
  yoga,
  'make-up': makeUp,
  pamper,
  sauna,
  'sound-bath': soundBath,
};
