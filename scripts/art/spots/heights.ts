import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

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

/** Off the ground, with or without a rope. */
export const HEIGHT_SPOTS = {
  climbing,
  'high-ropes': highRopes,
  trampoline,
  'wind-tunnel': windTunnel,
  helicopter,
  balloon,
  skiing,
  'roof-climb': roofClimb,
};
