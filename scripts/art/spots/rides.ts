import { circle, ellipse, group, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, twoTone } from './light.ts';
import { road, tyre } from './scenery.ts';
import { ground, spot } from './spot.ts';

const spokes = (x: number, y: number, r: number): string =>
  circle(x, y, r, 'none', { stroke: HUE.night, 'stroke-width': 9 }) +
  circle(x, y, r - 6, 'none', { stroke: HUE.steel, 'stroke-width': 2 }) +
  stroke(
    `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}l${-r * 1.4} ${r * 1.4}`,
    HUE.steel,
    1.5,
  ) +
  circle(x, y, 6, HUE.night);

const kart = () =>
  spot(
    'dusk',
    [
      ground(222, HUE.dark),
      path('M0 214h400v12H0z', HUE.cream),
      path('M0 214h40v12H0zM80 214h40v12H80zM160 214h40v12h-40zM240 214h40v12h-40zM320 214h40v12h-40z', HUE.magenta),
      shadow(208, 262, 160, 9),
      stroke('M12 128h52M0 156h40M22 184h30', HUE.glow, 5, { opacity: 0.7 }),
      path('M142 198q-6-62 22-74q30-8 42 22l10 44 38-18 6 16-48 32z', twoTone(HUE.magenta, HUE.rose, 0.4)),
      path('M96 236l14-76h30l14 46h92q12-40 46-34l66 50q8 16-2 24H96z', twoTone(HUE.coral, HUE.rust, 0.4, 'down')),
      path('M84 146h40v18H84zM100 160h14v40h-14z', HUE.night),
      stroke('M250 208l14-42', HUE.night, 7),
      ellipse(266, 162, 9, 19, 'none', { stroke: HUE.night, 'stroke-width': 7 }),
      circle(180, 98, 38, twoTone(HUE.cream, HUE.sand, 0.45)),
      path('M186 84h34q4 14-4 28h-30q-8-14 0-28z', HUE.ink),
      rim('M194 92h18', 4),
      crown(176, 66, 1),
      circle(196, 216, 15, HUE.cream),
      path('M196 225l-9-9q-2-7 4-8 4 0 5 4 1-4 5-4 6 1 4 8z', HUE.magenta),
      rim('M288 172q18-2 26 8l42 34', 4),
      tyre(116, 232, 36),
      tyre(318, 238, 28),
      path('M340 224h32q8 10 0 20h-32z', HUE.night),
    ],
    { x: 292, y: 110, r: 74 },
  );

const bikeFrame = (colour: string, shade: string): string =>
  spokes(112, 214, 54) +
  spokes(292, 214, 54) +
  stroke('M112 214l54-88 86 2-60 84zM166 126l30 88', shade, 10) +
  stroke('M112 214l54-88 86 2-60 84z', colour, 6) +
  stroke('M246 96l10 34 36 84M236 92q22-8 36 6', HUE.night, 7) +
  path('M138 106h52q8 14-8 14h-30q-14 0-14-14z', HUE.night) +
  stroke('M166 118l3 14', HUE.night, 6) +
  circle(194, 214, 13, HUE.night) +
  stroke('M194 214l14 18M202 234h14', HUE.night, 5);

const bike = () =>
  spot(
    'dusk',
    [
      ground(262),
      shadow(202, 268, 150, 7),
      bikeFrame(HUE.mint, HUE.sea),
      path('M236 124h64l-8 46h-48z', twoTone(HUE.bread, HUE.crust, 0.4)),
      stroke('M240 138h56M242 152h52', HUE.crust, 3),
      circle(252, 114, 13, HUE.magenta),
      circle(276, 108, 14, HUE.coral),
      circle(292, 118, 10, HUE.cream),
      circle(276, 108, 5, HUE.gold),
      circle(252, 114, 4, HUE.gold),
      rim('M296 128l-7 40', 3),
    ],
    { x: 210, y: 138, r: 98 },
  );

const mountainBike = () =>
  spot(
    'dusk',
    [
      path('M0 216l84-110 62 70 70-112 92 124 44-46 48 58v100H0z', HUE.mauve),
      path('M216 64l34 46-20 10-14-12-16 14-14-14zM84 106l20 23-14 6-10-8-12 2z', HUE.sand),
      path('M0 282L400 226v74H0z', HUE.dark),
      stroke('M0 282L400 226', HUE.rose, 5),
      group([bikeFrame(HUE.coral, HUE.rust)], { transform: 'rotate(-8 200 240) translate(6 4)' }),
      path('M38 262l-12-12 4 16zM52 250l-4-16 10 14z', HUE.wood),
    ],
    { x: 300, y: 96, r: 58 },
  );

const beerBike = () =>
  spot(
    'dusk',
    [
      road,
      shadow(204, 268, 160, 8),
      path('M62 76q138-40 276 0l10 22H52z', twoTone(HUE.magenta, HUE.rose, 0.45)),
      path('M76 98h8v100h-8zM316 98h8v100h-8z', HUE.night),
      ...[112, 162, 212, 262].map(
        (x, index) =>
          circle(x, 138, 13, HUE.dark) +
          path(`M${x - 16} 196v-28q4-16 16-16t16 16v28z`, HUE.dark) +
          rim(`M${x + 6} 128q8 5 7 14`, 2.5) +
          (index === 2 ? crown(x, 127, 0.75) : ''),
      ),
      path('M50 176h300v22H50z', twoTone(HUE.bread, HUE.crust, 0.45, 'down')),
      path('M66 198h268l-14 40H80z', HUE.mauve),
      ...[132, 186, 240, 292].map(
        (x) => rect(x, 156, 15, 20, HUE.gold, { rx: 2 }) + rect(x - 1, 151, 17, 8, HUE.cream, { rx: 4 }),
      ),
      ...[92, 140, 188, 236, 284].map((x) => bulb(x + 10, 106, 3)),
      tyre(98, 240, 29),
      tyre(304, 240, 29),
    ],
    { x: 220, y: 140, r: 100 },
  );

const sidecar = () =>
  spot(
    'dusk',
    [
      road,
      shadow(200, 264, 160, 8),
      path('M60 168q60-16 96 18l44-14 34 8-14 44H96z', twoTone(HUE.mint, HUE.sea, 0.45)),
      stroke('M214 166l26 70M206 152l26-12', HUE.night, 8),
      circle(222, 158, 13, HUE.glow),
      path('M112 182q-4-64 20-72 26-2 34 30l42 10-2 12-50 2 8 26z', HUE.dark),
      circle(140, 92, 26, twoTone(HUE.coral, HUE.rust, 0.45)),
      path('M144 86h24v14h-22z', HUE.glow),
      path('M120 112q-34 4-54-8 16 24 50 20z', HUE.magenta),
      path('M232 196q4-24 34-26h84q20 4 18 30-6 34-40 38h-72q-22-8-24-42z', twoTone(HUE.cream, HUE.sand, 0.5, 'down')),
      circle(292, 130, 22, HUE.dark),
      path('M264 172q4-24 28-24t28 24z', HUE.dark),
      path('M282 112q10-14 24-2l14 20-28-4z', HUE.dark),
      path('M284 122h28v10h-28z', HUE.gold),
      rim('M310 146q8 8 10 24', 3),
      path('M300 172h66l-4 12h-62z', HUE.rose),
      tyre(98, 232, 32),
      tyre(238, 234, 28),
      tyre(320, 242, 24),
    ],
    { x: 210, y: 120, r: 90 },
  );

const quad = () =>
  spot(
    'dusk',
    [
      path('M0 210q90-60 190-26t210-34v150H0z', HUE.mauve),
      path('M0 262q120-26 210-12t190-14v64H0z', HUE.dark),
      stroke('M0 262q120-26 210-12t190-14', HUE.rose, 4),
      shadow(202, 262, 146, 8),
      path('M158 176q-12-66 14-78 30-4 38 34l40 20-4 14-46-6 2 20z', HUE.dark),
      circle(184, 80, 30, twoTone(HUE.gold, HUE.amber, 0.45)),
      path('M190 70h26q4 12-2 24h-24q-6-12 0-24z', HUE.ink),
      stroke('M240 156l26-12M232 148l34-10', HUE.night, 7),
      path('M74 186q10-28 60-22l28 16 72-6 28-24q44-2 66 42l-36-2-30 36h-122l-22-36z', twoTone(HUE.mint, HUE.sea, 0.5)),
      path('M140 168h66q6 12-6 14h-52z', HUE.night),
      circle(310, 174, 8, HUE.glow),
      rim('M270 152q34 2 52 32', 3),
      tyre(110, 226, 44, HUE.amber),
      tyre(296, 226, 44, HUE.amber),
      path('M40 240l-18-10 6 16zM60 262l-26 4 20 8zM34 210l-14-16 2 20z', HUE.wood),
    ],
    { x: 290, y: 104, r: 70 },
  );

const tank = () =>
  spot(
    'dusk',
    [
      path('M0 214q110-40 200-20t200-20v126H0z', HUE.mauve),
      path('M0 250h400v50H0z', HUE.dark),
      shadow(190, 262, 160, 8),
      stroke('M236 134l132-26', HUE.sea, 14),
      stroke('M356 110l16-3', HUE.night, 20),
      path('M104 156l20-48h104l28 48z', twoTone(HUE.leaf, HUE.sea, 0.45, 'slant')),
      path('M58 190l30-34h208l40 34z', twoTone(HUE.leaf, HUE.sea, 0.4, 'down')),
      path('M40 190h312q20 16-2 40-16 24-40 24H88q-30-2-44-28-14-22-4-36z', HUE.night),
      ...[84, 136, 188, 240, 292].map((x) => circle(x, 226, 20, HUE.iron) + circle(x, 226, 8, HUE.night)),
      circle(166, 84, 20, HUE.dark),
      path('M142 108q2-18 24-18t24 18z', HUE.dark),
      path('M146 78q20-26 42 2l-12 4z', HUE.magenta),
      path('M372 108l20-14-6 16 10 10-18-2z', HUE.gold),
      circle(378, 84, 7, HUE.coral),
      circle(390, 70, 5, HUE.glow),
      circle(366, 68, 4, HUE.mint),
      rim('M228 110l26 44M298 158l34 30', 3),
    ],
    { x: 250, y: 110, r: 84 },
  );

/** To drive, pedal or steer oneself. */
export const RIDE_SPOTS = {
  kart,
  bike,
  'mountain-bike': mountainBike,
  'beer-bike': beerBike,
  sidecar,
  quad,
  tank,
};
