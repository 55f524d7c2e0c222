import { circle, ellipse, path, rect, shape, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const balloon = (x: number, y: number, r: number, light: string, shade: string): string =>
  path(
    `M${x} ${y + r * 1.2}q${-r} ${-r * 0.5} ${-r} ${-r * 1.2}a${r} ${r} 0 0 1 ${2 * r} 0q0 ${r * 0.7} ${-r} ${r * 1.2}l7 12h-14z`,
    twoTone(light, shade, 0.42),
  ) +
  stroke(`M${x + r * 0.4} ${y - r * 0.6}q${r * 0.3} ${r * 0.2} ${r * 0.26} ${r * 0.6}`, HUE.cream, 5, { opacity: 0.8 });

const bunting =
  stroke('M0 34q100 60 200 22t200 4', HUE.ink, 3) +
  shape([30, 50, 62, 62, 38, 88], HUE.coral) +
  shape([90, 68, 124, 70, 106, 102], HUE.gold) +
  shape([280, 38, 314, 36, 298, 70], HUE.mint) +
  shape([340, 42, 372, 50, 350, 78], HUE.magenta);

const box = (light: string, shade: string, ribbon: string): string =>
  path('M152 222h96v42h-96z', twoTone(light, shade, 0.42)) +
  path('M146 206h108v18H146z', twoTone(light, shade, 0.42)) +
  path('M192 206h16v58h-16z', ribbon) +
  path('M200 206q-30-6-28-22 18-8 28 22 10-30 28-22 2 16-28 22z', ribbon);

const party = () =>
  spot(
    'dusk',
    [
      bunting,
      ground(256),
      stroke('M128 176q30 50 66 80M204 140q0 60-4 116M280 176q-30 50-74 80', HUE.ink, 3),
      balloon(124, 120, 46, HUE.magenta, HUE.rose),
      balloon(280, 124, 44, HUE.mint, HUE.sea),
      balloon(204, 98, 52, HUE.coral, HUE.rust),
      shadow(200, 266, 70),
      box(HUE.cream, HUE.sand, HUE.magenta),
      sparkle(64, 150, 11),
      sparkle(344, 170, 11),
    ],
    { x: 204, y: 130, r: 104 },
  );

const birthdayKit = () =>
  spot('dusk', [
    ground(250),
    shadow(200, 264, 150),
    stroke('M264 150q-10 40-16 60M308 130q-26 50-44 82', HUE.ink, 3),
    balloon(256, 88, 40, HUE.coral, HUE.rust),
    balloon(314, 84, 36, HUE.mint, HUE.sea),
    path('M88 190q30-70 44-132 34 56 62 118-50 28-106 14z', twoTone(HUE.magenta, HUE.rose, 0.45)),
    path('M104 158q40 10 76-8l8 14q-46 24-92 12zM120 116q20 4 34-4l8 14q-24 12-48 8z', HUE.gold),
    circle(132, 54, 15, HUE.cream),
    path('M150 176l190-8v90H150z', twoTone(HUE.bread, HUE.crust, 0.42)),
    path('M150 176l-30 30v58l30-6zM340 168l24 34v56h-24z', HUE.crust),
    path('M170 176l14-32 18 4-6 28zM214 172l26-40 16 10-18 32z', HUE.mint),
    path('M296 170V128h16v42zM320 170v-34h12v34z', HUE.cream),
    path('M304 112q8 10 0 16-8-6 0-16z', HUE.gold),
    path('M204 208q-30-2-28-18 18-6 28 18zM204 208q30-2 28-18-18-6-28 18z', HUE.magenta, {
      transform: 'translate(40 16)',
    }),
    path('M236 222h16v38h-16z', HUE.magenta),
    path('M52 250l44-30 8 12-42 28z', HUE.gold),
    path('M96 220q20-14 26 2t-18 10z', HUE.coral),
    sparkle(64, 110, 12),
  ]);

const henKit = () =>
  spot('warm', [
    ground(250, HUE.dark, HUE.rose),
    shadow(200, 262, 150),
    path('M96 130q60-130 208 0l-14 10q-92-92-180 0z', HUE.cream, { opacity: 0.7 }),
    path('M90 138q-40 60-20 116 30 10 60-6-24-70 10-126zM310 138q40 60 20 116-30 10-60-6 24-70-10-126z', HUE.cream, {
      opacity: 0.55,
    }),
    path('M122 118q78-60 156 0l-6 16q-72-46-144 0z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M146 104l6-44 20 26zM188 84l12-48 12 48zM228 86l20-26 6 44z', twoTone(HUE.gold, HUE.amber, 0.42)),
    circle(152, 56, 7, HUE.magenta),
    circle(200, 32, 8, HUE.coral),
    circle(248, 56, 7, HUE.magenta),
    path('M86 176q110 20 228 0l6 40q-120 24-240 0z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    stroke('M92 186q108 18 216 0M92 210q108 18 216 0', HUE.gold, 4),
    path('M200 214q-22-12-16-24 10-6 16 4 6-10 16-4 6 12-16 24z', HUE.cream),
    path('M300 184l50 50-10 20-50-36z', HUE.rose),
    path(
      'M120 222q6-14 28-14t26 12q8-4 16 0 4-12 26-12t28 14q4 26-26 26-24-2-28-18-4-2-8 0-4 16-28 18-30 0-34-26z',
      HUE.ink,
    ),
    path('M128 224q20-8 38 0-2 16-18 16t-20-16zM198 224q20-8 38 0-4 16-20 16t-18-16z', HUE.coral),
    sparkle(330, 90, 14),
    sparkle(66, 86, 10),
  ]);

const stagKit = () =>
  spot('lagoon', [
    ground(262),
    path(
      'M158 84q-70 0-86-70 14 4 20 26l14-32q12 10 4 36l26-16q8 14-10 28 18 12 38 12zM242 84q70 0 86-70-14 4-20 26l-14-32q-12 10-4 36l-26-16q-8 14 10 28-18 12-38 12z',
      twoTone(HUE.bread, HUE.crust, 0.5),
    ),
    path('M132 276q4-60 68-64 64 4 68 64z', twoTone(HUE.indigo, HUE.ink, 0.42)),
    path('M176 226l24 26 24-26 6 50h-60z', HUE.cream),
    path('M136 108q-50-8-58 18 26 22 66 8zM264 108q50-8 58 18-26 22-66 8z', twoTone(HUE.bread, HUE.crust, 0.5)),
    path(
      'M136 100q10-30 64-32 54 2 64 32 6 56-24 104-20 22-40 22t-40-22q-30-48-24-104z',
      twoTone(HUE.wood, HUE.bark, 0.42),
    ),
    path('M168 178q32-16 64 0 6 34-32 40-38-6-32-40z', twoTone(HUE.glow, HUE.bread, 0.42)),
    path('M180 178q20-10 40 0-4 14-20 16-16-2-20-16z', HUE.night),
    path('M186 206q14 8 28 0', 'none', { stroke: HUE.bark, 'stroke-width': 4 }),
    path('M136 122h128l-6 26q-8 14-28 12-20-2-22-22h-16q-2 20-22 22-20 2-28-12z', HUE.night),
    path('M146 130h40l-24 24q-12-2-14-12zM214 130h40l-2 10-18 14q-12-2-16-12z', HUE.mint),
    crown(200, 72, 1.7),
    path('M200 236l-34-14q-8 14 0 28zM200 236l34-14q8 14 0 28z', twoTone(HUE.magenta, HUE.rose, 0.5)),
    circle(200, 236, 8, HUE.gold),
    path('M300 276v-40h38v40z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M338 244h10q8 2 8 12t-8 12h-10v-6h8v-12h-8z', HUE.cream),
    path('M294 240q0-14 16-12 8-10 18 0 14-2 16 12-24 8-50 0z', HUE.cream),
    rim('M258 104q6 34-6 66', 4),
  ]);

const gift = () =>
  spot('warm', [
    ground(250, HUE.dark, HUE.rose),
    shadow(190, 264, 130),
    path('M92 138h196v122H92z', twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M80 108h220v38H80z', twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M172 108h36v152h-36z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path(
      'M190 106q-84-6-80-50 4-30 40-14 30 14 40 64zM190 106q84-6 80-50-4-30-40-14-30 14-40 64z',
      twoTone(HUE.gold, HUE.amber, 0.5),
    ),
    path('M182 98q-50-12-52-34 6-14 26-2 18 12 26 36zM198 98q50-12 52-34-6-14-26-2-18 12-26 36z', HUE.amber),
    path('M172 90h36v22h-36z', HUE.gold),
    stroke('M206 112q40 10 78 40', HUE.cream, 3),
    path('M276 146l70 26v70l-70 6z', 'none'),
    path('M282 146l20 2 42 36-34 42-44-36z', twoTone(HUE.cream, HUE.sand, 0.36)),
    circle(290, 158, 5, HUE.rose),
    path('M310 204q-20-4-20-16 6-10 16-2 4-12 14-8 6 10-10 26z', HUE.magenta),
    rim('M298 114v26M286 150v104', 3),
    sparkle(70, 70, 14),
    sparkle(326, 90, 11),
  ]);

const meetingRoom = () =>
  spot(
    'dusk',
    [
      path('M0 0h400v250H0z', HUE.mauve),
      path('M286 30h90v150h-90z', twoTone(HUE.gold, HUE.coral, 0.5, 'down')),
      path('M286 180v-40q20-30 40-6 20-26 50 0v46z', HUE.sea),
      stroke('M331 30v150M286 100h90', HUE.dark, 5),
      path('M28 26h224v128H28z', HUE.night),
      path('M36 34h208v112H36z', HUE.cream),
      path('M62 128V104h24v24zM100 128V84h24v44zM138 128V96h24v32zM176 128V58h24v70z', HUE.magenta),
      path('M176 128V58h24v70z', HUE.gold),
      path('M60 86l50-24 36 14 54-34', 'none', { stroke: HUE.mint, 'stroke-width': 5 }),
      path('M206 36l-12 6 10 8z', HUE.mint),
      crown(188, 56, 0.6),
      ground(262),
      path('M70 212h260l34 40H36z', twoTone(HUE.bread, HUE.crust, 0.45)),
      path('M36 252h328v12H36z', HUE.bark),
      ...[92, 160, 240, 308].map(
        (x) =>
          circle(x, 184, 17, HUE.dark) +
          path(`M${x - 27} 228v-10q2-20 27-20t27 20v10z`, HUE.dark) +
          rim(`M${x + 9} 174q7 8 4 17`, 2.5),
      ),
      path('M112 222h36l8 20h-48zM252 222h36l4 20h-48z', HUE.steel),
      path('M186 244v-20h28v20z', HUE.coral),
      ellipse(200, 224, 14, 4, HUE.wood),
    ],
    null,
  );

const teamChallenge = () =>
  spot('lagoon', [
    ground(256),
    shadow(200, 264, 130),
    path('M92 56h82q-8-34 22-36 30 2 22 36h82v82q34-8 36 22-2 30-36 22v80H92z', 'none'),
    path('M80 60h100v26q-24-6-24 18t24 18v26H80z', twoTone(HUE.coral, HUE.rust, 0.42)),
    path('M320 60H196v24q-24-6-26 20 2 26 26 20v26h32q-6 24 18 24t18-24h56z', twoTone(HUE.gold, HUE.amber, 0.42)),
    path('M80 254V164h30q-6-24 18-24t18 24h38v32q24-6 24 16t-24 16v26z', twoTone(HUE.mint, HUE.sea, 0.42)),
    path('M212 256v-24q22-6 22-24t-22-22v-20h26q-4 20 20 24 24-4 20-24h46v90z', twoTone(HUE.magenta, HUE.rose, 0.42), {
      transform: 'translate(10 8) rotate(6 260 210)',
    }),
    rim('M318 64v80M332 182v76', 4),
    path('M320 40l18-22 6 10 16-4-14 26z', HUE.cream),
    sparkle(56, 110, 12),
    sparkle(200, 36, 11),
  ]);

const volunteering = () =>
  spot(
    'dusk',
    [
      path('M0 226q100-40 200-20t200-20v114H0z', HUE.sea),
      ground(266, HUE.dark),
      shadow(196, 270, 110),
      path('M130 132q-6-26 14-26 6-18 26-12 12-16 34-6 26-8 30 12 18-2 18 20-2 14-16 16z', HUE.cream),
      path('M132 140q-50 40-44 100 8 30 106 30t108-32q4-58-48-98-60 14-122 0z', twoTone(HUE.mint, HUE.sea, 0.42)),
      path('M128 126q64 20 130 0l2 20q-66 20-134 0z', HUE.gold),
      path('M196 236q-44-22-32-48 22-12 32 12 10-24 32-12 12 26-32 48z', HUE.cream),
      rim('M276 176q22 30 20 62', 4),
      stroke('M300 90L348 262', HUE.steel, 7),
      path('M294 96l-14-26 10-6 12 18 6-20 12 2-6 28z', HUE.coral),
      path('M340 256q-6 12 2 20M352 254q10 8 8 20', 'none', { stroke: HUE.steel, 'stroke-width': 5 }),
      path('M350 276l16-8 8 10-14 8z', HUE.magenta),
      path('M50 262v-40', 'none', { stroke: HUE.leaf, 'stroke-width': 5 }),
      path('M50 236q-24-2-26-24 26 0 26 24zM50 226q20-2 24-22-24-2-24 22z', HUE.leaf),
    ],
    { x: 220, y: 110, r: 88 },
  );

const tiles = () =>
  spot('warm', [
    ground(256),
    shadow(180, 264, 130),
    rect(66, 46, 216, 216, HUE.cream, { rx: 6 }),
    ...[0, 1, 2, 3].map((index) => {
      const x = 74 + (index % 2) * 102;
      const y = 54 + Math.floor(index / 2) * 102;
      return (
        rect(x, y, 98, 98, index % 3 === 0 ? '#dbe6f5' : HUE.glow) +
        path(`M${x + 49} ${y + 8}l41 41-41 41-41-41z`, index % 3 === 0 ? '#3c6cb4' : HUE.teal) +
        circle(x + 49, y + 49, 20, HUE.cream) +
        sparkle(x + 49, y + 49, 17, index % 3 === 0 ? '#3c6cb4' : HUE.coral) +
        path(
          `M${x} ${y}h22l-22 22zM${x + 98} ${y}v22l-22-22zM${x} ${y + 98}v-22l22 22zM${x + 98} ${y + 98}h-22l22-22z`,
          HUE.gold,
        )
      );
    }),
    stroke('M262 214L340 96', HUE.wood, 10),
    path('M252 230l4-24 18 10z', '#3c6cb4'),
    path('M254 208l20 12 6-8-20-12z', HUE.gold),
    path('M310 262v-44h50v44z', twoTone(HUE.coral, HUE.rust, 0.42)),
    ellipse(335, 218, 25, 7, '#3c6cb4'),
    rim('M282 60v190', 3),
  ]);

/** Presents, kits and what a team does for a good cause. */
export const CELEBRATION_SPOTS = {
  party,
  'birthday-kit': birthdayKit,
  'hen-kit': henKit,
  'stag-kit': stagKit,
  gift,
  'meeting-room': meetingRoom,
  'team-challenge': teamChallenge,
  volunteering,
  tiles,
};
