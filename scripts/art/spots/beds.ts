import { circle, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, steam, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

const floor = ground(250);

/** A window on the evening, where the sun hangs. */
const evening = (x: number, y: number, width: number, height: number): string =>
  rect(x - 7, y - 7, width + 14, height + 14, HUE.dark, { rx: 6 }) +
  rect(x, y, width, height, twoTone(HUE.gold, HUE.coral, 0.45, 'down')) +
  path(
    `M${x} ${y + height}v-${height * 0.3}h${width * 0.2}v-${height * 0.16}h${width * 0.2}v${height * 0.1}h${width * 0.16}l${width * 0.08} -${height * 0.28}l${width * 0.08} ${height * 0.28}h${width * 0.28}v${height * 0.36}z`,
    HUE.plum,
  ) +
  stroke(`M${x + width / 2} ${y}v${height}`, HUE.dark, 4);

const bedding = (x: number, y: number, width: number, light: string, shade: string): string =>
  shadow(x + width / 2, y + 92, width * 0.52) +
  rect(x, y + 20, width, 56, twoTone(HUE.cream, HUE.sand, 0.3), { rx: 10 }) +
  path(`M${x + 14} ${y + 26}q-6-34 20-34h46q22 4 18 34z`, twoTone(HUE.cream, HUE.steel, 0.42)) +
  path(`M${x + width - 14} ${y + 26}q6-34-20-34h-46q-22 4-18 34z`, twoTone(HUE.cream, HUE.steel, 0.42)) +
  path(
    `M${x - 8} ${y + 88}v-42q4-28 30-28h${width - 44}q26 0 30 28v42q0 6-8 6H${x}q-8 0-8-6z`,
    twoTone(light, shade, 0.42),
  ) +
  path(`M${x - 4} ${y + 40}q4-20 24-22h${width - 40}q22 2 24 22z`, HUE.cream, { opacity: 0.85 });

const grandBed = () =>
  spot(
    'warm',
    [
      floor,
      path('M70 40h260v210H70z', HUE.mauve),
      path('M130 176q0-64 70-70 70 6 70 70v40H130z', twoTone(HUE.gold, HUE.amber, 0.42)),
      path('M144 178q0-52 56-56 56 4 56 56v30H144z', twoTone(HUE.magenta, HUE.rose, 0.42)),
      bedding(104, 158, 192, HUE.magenta, HUE.rose),
      path(
        'M58 46h284v22q-24 26-48 0-24 26-47 0-24 26-47 0-24 26-47 0-24 26-47 0-24 26-48 0z',
        twoTone(HUE.coral, HUE.rust, 0.42),
      ),
      path('M66 66h44q10 60-18 110l-6 76H66zM334 66h-44q-10 60 18 110l6 76h20z', twoTone(HUE.coral, HUE.rust, 0.6)),
      path('M60 150l46 8-6 12-42-8zM340 150l-46 8 6 12 42-8z', HUE.gold),
      path('M52 34h296v14H52z', twoTone(HUE.gold, HUE.amber, 0.42)),
      crown(200, 36, 1.3),
      path('M186 214q14-14 28 0l-6 8h-16z', HUE.gold),
    ],
    { x: 200, y: 150, r: 124 },
  );

const suite = () =>
  spot(
    'dusk',
    [
      path('M0 0h400v250H0z', HUE.mauve),
      evening(36, 40, 130, 120),
      floor,
      path('M190 84h180v120H190z', twoTone(HUE.sea, '#123f57', 0.42)),
      stroke('M216 96v90M248 96v90M280 96v90M312 96v90M344 96v90', '#123f57', 3),
      bedding(196, 158, 170, HUE.mint, HUE.sea),
      stroke('M64 250v-64', HUE.gold, 5),
      path('M44 188l10-40h22l10 40z', twoTone(HUE.glow, HUE.gold, 0.42)),
      circle(65, 182, 44, HUE.glow, { opacity: 0.16 }),
      path('M96 216h68q10 0 10 10v10h8v16H88v-16h8z', twoTone(HUE.coral, HUE.rust, 0.42)),
      path('M104 176h52q10 2 10 14v30H94v-30q0-14 10-14z', twoTone(HUE.coral, HUE.rust, 0.42)),
      rim('M362 164q10 8 10 24v52', 3),
      path('M262 196q0-10 8-10 6 0 8 6 2-6 8-6 8 0 8 10-4 10-16 16-12-6-16-16z', HUE.magenta),
    ],
    null,
  );

const hotelRoom = () =>
  spot(
    'dusk',
    [
      path('M0 0h400v250H0z', HUE.plum),
      path('M0 60h400v8H0zM0 200h400v4H0z', HUE.rose),
      floor,
      path('M96 112q104-30 208 0v96H96z', twoTone(HUE.wood, HUE.bark, 0.42)),
      bedding(108, 158, 184, HUE.coral, HUE.rust),
      rect(148, 30, 104, 62, twoTone(HUE.gold, HUE.coral, 0.5, 'down')),
      path('M148 92l30-34 22 22 18-18 34 30z', HUE.plum),
      rect(148, 30, 104, 62, 'none', { stroke: HUE.cream, 'stroke-width': 6 }),
      path('M42 196h42v56H42zM316 196h42v56h-42z', twoTone(HUE.bread, HUE.crust, 0.42)),
      ...[63, 337].map(
        (x) =>
          circle(x, 156, 44, HUE.glow, { opacity: 0.18 }) +
          path(`M${x - 20} 170l9-34h22l9 34z`, twoTone(HUE.glow, HUE.gold, 0.42)) +
          path(`M${x - 3} 170h6v26h-6z`, HUE.gold),
      ),
      path('M186 208l14-10 16 8-10 14z', HUE.gold),
    ],
    null,
  );

const smallRoom = () =>
  spot(
    'night',
    [
      path('M0 0h400v250H0z', HUE.indigo),
      evening(232, 46, 100, 96),
      path('M216 36h20q8 60-20 120zM348 36h-20q-8 60 20 120z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M206 30h152v8H206z', HUE.gold),
      floor,
      path('M52 150h14v104H52zM336 186h12v68h-12z', HUE.bark),
      rect(60, 196, 284, 44, twoTone(HUE.cream, HUE.sand, 0.42), { rx: 8 }),
      path('M72 200q-4-34 22-34h48q24 4 20 34z', twoTone(HUE.cream, HUE.steel, 0.42)),
      path('M148 246v-30q2-24 26-24h150q22 0 22 24v30z', twoTone(HUE.gold, HUE.amber, 0.4)),
      stroke('M196 194v50M250 194v50M304 194v50', HUE.amber, 8),
      path('M84 128a30 30 0 1 0 36-40 26 26 0 1 1-36 40z', HUE.glow, { transform: 'translate(-10 -16) scale(.9)' }),
      path('M360 226h26v28h-26z', HUE.coral),
      path('M366 226v-12h14v12', 'none', { stroke: HUE.night, 'stroke-width': 4 }),
      rim('M340 200q6 6 6 20v24', 3),
    ],
    null,
  );

const bunks = () =>
  spot(
    'night',
    [
      path('M0 0h400v256H0z', HUE.indigo),
      ground(256),
      circle(330, 66, 34, HUE.glow),
      circle(330, 66, 52, HUE.glow, { opacity: 0.15 }),
      shadow(176, 262, 150),
      ...[66, 176].map(
        (y, index) =>
          rect(56, y + 14, 238, 34, twoTone(HUE.cream, HUE.sand, 0.42), { rx: 8 }) +
          path(`M68 ${y + 18}q-4-26 18-26h34q20 2 18 26z`, twoTone(HUE.cream, HUE.steel, 0.42)) +
          path(
            `M128 ${y + 40}v-16q2-20 24-20h120q22 0 22 20v16z`,
            index === 0 ? twoTone(HUE.mint, HUE.sea, 0.4) : twoTone(HUE.magenta, HUE.rose, 0.4),
          ) +
          rect(48, y + 40, 254, 14, twoTone(HUE.bread, HUE.crust, 0.42, 'down')),
      ),
      path('M44 30h14v232H44zM294 30h14v232h-14z', twoTone(HUE.bread, HUE.crust, 0.42)),
      stroke('M326 110v152M366 110v152M326 136h40M326 170h40M326 204h40M326 238h40', HUE.gold, 7),
      path('M270 110q14 0 16 16l4 22-18 4-10-14z', HUE.coral),
      path('M252 106h24l-4 28q-10 8-20 0z', twoTone(HUE.coral, HUE.rust, 0.5)),
      crown(102, 58, 0.8),
      stroke('M62 40q58 26 116 2t116 2', HUE.night, 2),
      ...[
        [86, 46],
        [124, 52],
        [164, 45],
        [206, 40],
        [250, 43],
      ].map(([x = 0, y = 0]) => bulb(x, y, 4)),
    ],
    null,
  );

const aparthotel = () =>
  spot(
    'dusk',
    [
      path('M0 0h400v250H0z', HUE.plum),
      floor,
      path('M224 40h150v54H224z', twoTone(HUE.mint, HUE.sea, 0.42)),
      stroke('M299 44v46', HUE.sea, 3),
      path('M216 168h184v14H216z', HUE.cream),
      path('M224 182h176v70H224z', twoTone(HUE.mint, HUE.sea, 0.42)),
      stroke('M282 186v62M340 186v62', HUE.sea, 3),
      path('M238 168v-28h40v28z', HUE.iron),
      path('M234 134h48v8h-48zM254 126h8v8h-8z', HUE.steel),
      steam(258, 118, 30),
      path('M316 168q-2-26 14-34v-18h10v18q16 8 14 34z', twoTone(HUE.magenta, HUE.rose, 0.42)),
      shadow(110, 256, 104),
      path('M34 156q0-24 26-24h104q26 0 26 24v54H34z', twoTone(HUE.coral, HUE.rust, 0.42)),
      path(
        'M14 188q0-16 16-16t18 16v22h128v-22q2-16 18-16t16 16v52q0 6-8 6H22q-8 0-8-6z',
        twoTone(HUE.coral, HUE.rust, 0.42),
      ),
      path('M24 246h14v10H24zM186 246h14v10h-14z', HUE.night),
      path('M62 202l10-34 34 10-8 28z', HUE.gold),
      stroke('M112 132V78', HUE.gold, 4),
      path('M112 14v20', 'none', { stroke: HUE.night, 'stroke-width': 3 }),
      path('M84 62q4-28 28-30 24 2 28 30z', twoTone(HUE.glow, HUE.gold, 0.42)),
      circle(112, 66, 46, HUE.glow, { opacity: 0.15 }),
      rim('M184 138q8 6 8 20', 3),
      path('M136 206h36l-4-40h-28z', HUE.dark),
      path('M140 170h28l3 32h-34z', HUE.glow),
    ],
    null,
  );

/** Rooms to sleep in. */
export const BED_SPOTS = {
  'grand-bed': grandBed,
  suite,
  'hotel-room': hotelRoom,
  'small-room': smallRoom,
  bunks,
  aparthotel,
};
