import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, steam, twoTone } from './light.ts';
import { low, table } from './scenery.ts';
import { ground, spot } from './spot.ts';

const canteen = () =>
  spot(
    'lagoon',
    [
      table,
      ellipse(200, 262, 180, 18, HUE.night, { opacity: 0.4 }),
      path('M46 158h308l34 92q0 14-16 14H28q-16 0-16-14z', twoTone(HUE.coral, HUE.rust, 0.45)),
      path('M60 168h280l26 76H34z', HUE.rust),
      ellipse(150, 210, 84, 28, HUE.sand),
      ellipse(150, 206, 84, 28, HUE.cream),
      path('M86 202q10-40 50-36 20 4 24 34-34 16-74 2z', twoTone(HUE.glow, HUE.bread, 0.42)),
      path('M150 214q4-36 38-38 36 8 34 28-30 22-72 10z', twoTone(HUE.wood, HUE.bark, 0.42)),
      path('M120 206q8-12 20-4-6 12-20 4z', HUE.leaf),
      path('M250 176h66l8 22h-68z', HUE.mint),
      ellipse(286, 176, 33, 10, HUE.gold),
      path('M300 96h54l-6 74h-42z', HUE.cream, { opacity: 0.45 }),
      path('M303 122h48l-4 44h-40z', twoTone(HUE.gold, HUE.amber, 0.42)),
      path('M262 214h72l8 22h-74z', HUE.cream),
      path('M274 232v-14h24v14zM304 228q6-12 22-6l4 12h-26z', HUE.magenta),
      stroke('M56 244l18-66M76 244l14-66', HUE.steel, 6),
      steam(126, 148, 54),
      steam(176, 144, 54),
    ],
    low,
  );

const picnic = () =>
  spot(
    'dusk',
    [
      path('M0 214q120-40 220-16t180-10v112H0z', HUE.sea),
      path('M0 300l50-70h300l50 70z', HUE.cream),
      path('M60 230h40l-30 70H16zM150 230h40l-8 70h-54zM240 230h40l26 70h-54zM330 230h20l50 70h-30z', HUE.magenta),
      path('M30 256h340l14 18H18z', HUE.magenta, { opacity: 0.6 }),
      shadow(170, 268, 110),
      path('M86 166q4-100 92-100t92 100', 'none', { stroke: HUE.crust, 'stroke-width': 13 }),
      path('M66 158h224l-18 106H84z', twoTone(HUE.bread, HUE.crust, 0.42)),
      stroke(
        'M72 188h212M78 218h200M82 244h192M116 160l8 102M156 160l4 102M200 160l-4 102M240 160l-8 102',
        HUE.crust,
        4,
      ),
      path('M60 150h236q8 2 8 14H52q0-12 8-14z', twoTone(HUE.bread, HUE.crust, 0.42)),
      path('M180 150h100l10 50-30-12-26 16-24-16-24 10z', HUE.coral),
      path('M106 152V90q-4-16 8-24h14q12 8 8 24v62z', twoTone(HUE.mint, HUE.sea, 0.5)),
      path('M112 48h18v22h-18z', HUE.gold),
      path('M148 152q-6-70 26-84 14 6 8 20l-10 64z', twoTone(HUE.gold, HUE.bread, 0.5)),
      stroke('M168 88l10 6M162 106l12 6M160 124l12 4', HUE.crust, 4),
      path('M310 262v-40q20-16 44 0v40z', HUE.gold),
      path('M310 230h44v14h-44z', HUE.cream),
      path('M366 280q10-12 20 0-6 10-20 0z', HUE.night),
      stroke('M368 282l-6 6M376 286l-2 8M384 282l6 6', HUE.night, 2.5),
    ],
    { x: 262, y: 116, r: 84 },
  );

const buffet = () =>
  spot('warm', [
    ground(214, HUE.dark, HUE.plum),
    path(
      'M0 210h400v16q-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0-20 18-40 0z',
      HUE.cream,
    ),
    path('M40 168h150v40H40zM212 168h150v40H212z', twoTone(HUE.steel, HUE.iron, 0.42)),
    path('M34 158h162v14H34zM206 158h162v14H206z', HUE.gold),
    path('M40 158q4-64 75-68 71 4 75 68z', twoTone(HUE.steel, HUE.iron, 0.42), { transform: 'rotate(-26 40 158)' }),
    path('M50 160q20-22 40-8 20-20 40-2 24-16 48 10z', HUE.coral),
    circle(80, 154, 8, HUE.gold),
    circle(132, 152, 7, HUE.leaf),
    path('M218 160q10-30 34-18 18-24 40-4 26-16 40 4 20-2 24 18z', HUE.leaf),
    circle(262, 148, 9, HUE.magenta),
    circle(310, 146, 8, HUE.gold),
    steam(110, 140, 54),
    path('M274 130V66h24v64z', HUE.cream),
    path('M252 130h68v10h-68zM258 102h56v8h-56zM266 74h40v8h-40z', HUE.cream),
    ...[
      [262, 94, HUE.magenta],
      [282, 94, HUE.coral],
      [304, 94, HUE.mint],
      [274, 66, HUE.gold],
      [296, 66, HUE.magenta],
      [286, 48, HUE.coral],
    ].map(([x, y, colour]) => circle(Number(x), Number(y), 9, String(colour))),
    shadow(200, 212, 170, 5),
    path('M70 208q4 14 16 14t16-14M300 208q4 14 16 14t16-14', 'none', { stroke: HUE.coral, 'stroke-width': 4 }),
  ]);

const foodHall = () =>
  spot(
    'night',
    [
      path('M0 0h400v70L200 20 0 70z', HUE.mauve),
      stroke('M0 70L200 20l200 50M60 55v40M140 35v50M260 35v50M340 55v40', HUE.night, 5),
      ground(236),
      ...[
        [14, HUE.coral, HUE.rust],
        [144, HUE.mint, HUE.sea],
        [274, HUE.gold, HUE.amber],
      ].map(
        ([left, light, shade]) =>
          rect(Number(left), 100, 114, 140, HUE.indigo) +
          rect(Number(left) + 8, 138, 98, 52, HUE.glow) +
          path(
            `M${Number(left) - 6} 98h126l4 32q-11 14-22 0-11 14-22 0-11 14-22 0-11 14-22 0-11 14-22 0-11 14-24 0z`,
            twoTone(String(light), String(shade), 0.45),
          ) +
          rect(Number(left) - 2, 188, 118, 12, HUE.cream) +
          rect(Number(left), 200, 114, 40, String(shade)) +
          circle(Number(left) + 57, 158, 15, HUE.dark) +
          path(`M${Number(left) + 33} 188v-4q2-14 24-14t24 14v4z`, HUE.dark),
      ),
      path('M54 150q2-10 17-12t17 12z', HUE.cream),
      path('M184 152q17-20 34 0z', HUE.magenta),
      crown(331, 146, 0.7),
      circle(71, 80, 17, HUE.coral),
      path('M62 84l9-18 9 18z', HUE.gold),
      circle(201, 80, 17, HUE.mint),
      path('M192 76h18q-1 14-9 14t-9-14z', HUE.cream),
      circle(331, 80, 17, HUE.gold),
      ellipse(331, 80, 11, 5, HUE.magenta, { transform: 'rotate(-40 331 80)' }),
      path('M40 262h120v8H40zM94 270h12v30H94zM236 262h120v8H236zM290 270h12v30h-12z', HUE.bread),
      rect(60, 246, 22, 16, HUE.coral, { rx: 3 }),
      rect(112, 244, 14, 18, HUE.gold),
      ellipse(280, 258, 24, 5, HUE.cream),
      path('M264 256q14-20 32 0z', HUE.crust),
      rect(322, 244, 12, 18, HUE.mint),
    ],
    null,
  );

const foodTour = () =>
  spot(
    'warm',
    [
      ground(258),
      path('M60 300q-10-60 60-54t100-16 160 20', 'none', {
        stroke: HUE.gold,
        'stroke-width': 6,
        'stroke-dasharray': '3 15',
        'stroke-linecap': 'round',
      }),
      stroke('M84 262L262 44', HUE.bread, 7),
      `<g transform="rotate(-51 190 132)">${rect(98, 106, 46, 52, twoTone(HUE.wood, HUE.bark, 0.4, 'down'), { rx: 14 })}${circle(166, 132, 25, twoTone(HUE.magenta, HUE.rose, 0.5, 'down'))}${rect(192, 104, 40, 56, twoTone(HUE.leaf, HUE.sea, 0.45, 'down'), { rx: 16 })}${rect(236, 106, 48, 52, twoTone(HUE.gold, HUE.amber, 0.45, 'down'), { rx: 12 })}</g>`,
      path('M300 86q38 0 38 40 0 32-38 76-38-44-38-76 0-40 38-40z', twoTone(HUE.coral, HUE.rust, 0.5)),
      circle(300, 126, 24, HUE.cream),
      stroke('M294 112v28M288 112v8q0 6 6 6t6-6v-8M308 140v-28q8 4 8 16h-8', HUE.ink, 3.5),
      rim('M322 94q14 12 12 36', 3),
      shadow(300, 210, 22, 5),
      steam(128, 104, 48),
    ],
    { x: 196, y: 140, r: 112 },
  );

const dessert = () =>
  spot('warm', [
    ground(240, HUE.dark, HUE.rose),
    shadow(200, 254, 80),
    path('M192 196h16v46h34q6 6 0 10h-84q-6-4 0-10h34z', HUE.cream, { opacity: 0.9 }),
    path('M122 112h156q-6 88-78 92-72-4-78-92z', HUE.cream, { opacity: 0.4 }),
    path('M130 130h140q-10 62-70 66-60-4-70-66z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    circle(160, 108, 38, twoTone(HUE.cream, HUE.sand, 0.42)),
    circle(240, 108, 38, twoTone(HUE.coral, HUE.rust, 0.42)),
    circle(200, 74, 40, twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M162 74q10-34 38-38 28 4 38 38-8 16-16 0-8 22-18 4-8 18-18-2-12 18-24-2z', HUE.wood),
    circle(200, 30, 12, HUE.magenta),
    path('M200 18q2-12 14-14', 'none', { stroke: HUE.leaf, 'stroke-width': 4 }),
    path('M252 78l52-62 20 14-42 68z', twoTone(HUE.bread, HUE.crust, 0.5)),
    stroke('M270 74l26 18M286 54l24 16', HUE.crust, 3),
    rim('M276 122q-4 54-44 74', 4),
    sparkle(94, 92, 11),
  ]);

const afternoonTea = () =>
  spot('dusk', [
    ground(244),
    shadow(200, 256, 140),
    path('M186 30h8v210h-8z', HUE.gold),
    circle(190, 24, 13, 'none', { stroke: HUE.gold, 'stroke-width': 6 }),
    ...[
      [84, 62],
      [152, 88],
      [226, 114],
    ].map(
      ([y = 0, half = 0]) =>
        ellipse(190, y + 4, half, 11, HUE.sand) +
        ellipse(190, y, half, 11, HUE.cream) +
        rim(`M${190 + half * 0.5} ${y + 9}q${half * 0.4}-2 ${half * 0.5}-8`, 3),
    ),
    path('M142 80v-14h26v14zM206 80v-14h26v14z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    path('M138 68q16-26 34 0zM202 68q16-26 34 0z', HUE.cream),
    circle(155, 54, 5, HUE.coral),
    circle(219, 54, 5, HUE.coral),
    path('M112 148l22-26h30v26zM172 148v-26h26l20 26zM228 148q4-22 22-22t20 22z', twoTone(HUE.bread, HUE.crust, 0.42)),
    stroke('M116 144h46M174 144h40', HUE.leaf, 4),
    path('M232 138h34', 'none', { stroke: HUE.cream, 'stroke-width': 5 }),
    path('M88 222v-18h56v18zM156 222v-20h58v20zM226 222q2-28 30-28t30 28z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M88 204h56v8H88zM156 210h58', HUE.magenta),
    circle(256, 192, 7, HUE.magenta),
    path('M298 196h66q-2 42-20 50h-26q-18-8-20-50z', twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M362 204q22-2 18 14-4 12-22 12', 'none', { stroke: HUE.mint, 'stroke-width': 7 }),
    ellipse(331, 197, 33, 8, HUE.wood),
    ellipse(331, 250, 48, 7, HUE.cream),
    steam(322, 182, 46),
    steam(342, 178, 40),
  ]);

/** Food for many, some of it on the way. */
export const SPREAD_SPOTS = {
  picnic,
  buffet,
  canteen,
  'food-hall': foodHall,
  'food-tour': foodTour,
  'afternoon-tea': afternoonTea,
  dessert,
};
