import { circle, ellipse, path, rect, shape, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, steam, twoTone } from './light.ts';
import { bar, GLASS } from './scenery.ts';
import { ground, spot } from './spot.ts';

const coupe = (liquid: string, shade: string): string =>
  shadow(200, 252, 62) +
  path('M196 160h10v80h30q6 4 0 8h-72q-6-4 0-8h32z', twoTone(HUE.cream, HUE.steel, 0.5), { opacity: 0.85 }) +
  path('M120 74h160q-4 86-80 90-76-4-80-90z', HUE.cream, GLASS) +
  path('M126 98h148q-12 58-74 60-62-2-74-60z', twoTone(liquid, shade, 0.42)) +
  ellipse(200, 98, 74, 11, HUE.glow, { opacity: 0.65 }) +
  rim('M278 78q-4 44-34 66', 4);

const cocktail = () =>
  spot('night', [
    bar,
    coupe(HUE.coral, HUE.rust),
    stroke('M168 64l42 50', HUE.cream, 4),
    circle(178, 78, 11, HUE.leaf),
    circle(190, 92, 11, HUE.leaf),
    circle(181, 76, 4, HUE.rust),
    path('M258 84a26 26 0 0 1 44-28z', HUE.gold),
    stroke('M264 80l30-20', HUE.cream, 3),
    sparkle(314, 120, 13),
    sparkle(94, 118, 9),
  ]);

const pinkCocktail = () =>
  spot('dusk', [
    bar,
    coupe(HUE.magenta, HUE.rose),
    ellipse(190, 94, 40, 8, HUE.cream),
    circle(174, 88, 7, HUE.rose),
    circle(196, 86, 7, HUE.rose),
    path('M246 82q-6-36 22-52 12 30-8 54z', HUE.mint),
    stroke('M252 80q2-22 12-36', HUE.sea, 3),
    sparkle(104, 66, 12),
    sparkle(312, 150, 9),
  ]);

const highball = () =>
  spot('lagoon', [
    bar,
    shadow(200, 252, 60),
    path('M146 66h108l-8 180h-92z', HUE.cream, { opacity: 0.35 }),
    path('M149 106h102l-6 132h-90z', twoTone(HUE.gold, HUE.amber, 0.4)),
    path('M151 150h98l-4 88h-90z', twoTone(HUE.coral, HUE.rust, 0.4)),
    rect(160, 96, 38, 34, HUE.cream, { opacity: 0.6, rx: 6, transform: 'rotate(-10 180 110)' }),
    rect(202, 112, 36, 32, HUE.cream, { opacity: 0.5, rx: 6, transform: 'rotate(14 220 128)' }),
    stroke('M216 186L246 28l22-8', HUE.magenta, 7),
    circle(152, 72, 34, HUE.amber),
    circle(152, 72, 28, HUE.cream),
    circle(152, 72, 24, HUE.gold),
    stroke('M152 50v44M130 72h44M137 57l30 30M167 57l-30 30', HUE.cream, 3),
    path('M230 66q-14-30 8-48 22 14 8 46zM244 68q8-30 34-30 4 26-24 36z', HUE.leaf),
    rim('M252 84l-6 140', 4),
  ]);

const mocktail = () =>
  spot('dusk', [
    bar,
    shadow(200, 252, 56),
    path('M190 210h20v28h28q8 6 0 10h-76q-8-4 0-10h28z', twoTone(HUE.cream, HUE.steel), { opacity: 0.85 }),
    path('M142 62h116q26 78-18 128-40 40-80 0-44-50-18-128z', HUE.cream, { opacity: 0.35 }),
    path('M138 96h124q8 56-26 92-36 32-72 0-34-36-26-92z', twoTone(HUE.mint, HUE.sea, 0.4)),
    path('M136 126q60 26 128 0 0 34-28 62-36 32-72 0-28-28-28-62z', twoTone(HUE.gold, HUE.amber, 0.4)),
    path('M148 34q58-34 112 16l-58 12z', twoTone(HUE.magenta, HUE.rose, 0.5)),
    path('M148 34q26-22 58-20l-4 48zM202 62l30-40q18 8 28 28z', HUE.coral),
    stroke('M202 60l14 90', HUE.wood, 4),
    circle(252, 80, 18, HUE.magenta),
    stroke('M252 62q4-18 16-20', HUE.sea, 4),
    circle(180, 160, 6, HUE.cream, { opacity: 0.6 }),
    circle(214, 184, 5, HUE.cream, { opacity: 0.6 }),
    rim('M262 100q8 50-18 84', 4),
  ]);

const mug = (x: number, y: number): string =>
  path(
    `M${x + 74} ${y + 34}h22q20 0 20 22v36q0 24-24 24h-18v-16h16q10 0 10-10v-30q0-10-10-10h-16z`,
    twoTone(HUE.cream, HUE.steel, 0.3, 'down'),
  ) +
  path(`M${x} ${y}h80v128q0 10-10 10h-60q-10 0-10-10z`, twoTone(HUE.gold, HUE.amber, 0.42)) +
  stroke(`M${x + 20} ${y + 44}v70M${x + 40} ${y + 44}v70M${x + 60} ${y + 44}v70`, HUE.glow, 7, { opacity: 0.7 }) +
  path(
    `M${x - 8} ${y + 20}q-10-22 12-28 4-20 26-14 14-16 30-2 22-6 26 14 12 6 4 26-8 10-16 0-6 24-18 8-8 10-16-2-8 14-18 2-8 12-30-4z`,
    HUE.cream,
  ) +
  rim(`M${x + 78} ${y + 40}v84`, 3);

const beer = () =>
  spot('lagoon', [
    bar,
    shadow(198, 252, 130),
    `<g transform="rotate(12 130 180) translate(244 0) scale(-1 1)">${mug(90, 108)}</g>`,
    `<g transform="rotate(-12 270 180)">${mug(234, 108)}</g>`,
    sparkle(200, 60, 18),
    circle(168, 70, 6, HUE.cream),
    circle(236, 66, 8, HUE.cream),
    circle(220, 40, 5, HUE.cream),
  ]);

const beerHall = () =>
  spot('warm', [
    ground(230, HUE.wood, HUE.bread),
    path('M0 252h400v6H0z', HUE.bark),
    shadow(206, 250, 76),
    mug(152, 104),
    path('M38 218q36-50 76 0 10 22-38 24-46-2-38-24z', twoTone(HUE.bread, HUE.crust, 0.5)),
    stroke('M52 216q22-24 46 0M62 234q16-22 30-24', HUE.cream, 3),
    path('M0 40q100 44 200 0t200 0', 'none', { stroke: HUE.ink, 'stroke-width': 2 }),
    shape([50, 54, 82, 60, 60, 88], HUE.cream),
    shape([120, 58, 152, 52, 142, 84], HUE.mint),
    shape([246, 26, 278, 20, 266, 52], HUE.cream),
    shape([318, 20, 350, 26, 330, 52], HUE.mint),
  ]);

const wine = () =>
  spot('warm', [
    bar,
    shadow(206, 252, 112),
    path('M104 240V132q0-16 12-26V34h32v72q12 10 12 26v108q0 8-8 8h-40q-8 0-8-8z', twoTone(HUE.sea, '#123f57', 0.5)),
    path('M114 34h36v28h-36z', HUE.rose),
    path('M104 152h56v52h-56z', twoTone(HUE.cream, HUE.sand, 0.45)),
    crown(132, 188, 0.8),
    path('M244 182h10v56h28q8 6 0 10h-66q-8-4 0-10h28z', twoTone(HUE.cream, HUE.steel), { opacity: 0.9 }),
    path('M198 78h102q20 94-51 108-71-14-51-108z', HUE.cream, GLASS),
    path('M194 120h110q-4 56-55 64-51-8-55-64z', twoTone(HUE.magenta, HUE.rose, 0.42)),
    ellipse(249, 120, 55, 9, HUE.coral, { opacity: 0.7 }),
    rim('M302 92q6 52-22 78', 4),
    rim('M156 120q4 4 4 14v100', 3),
  ]);

const apple = (x: number, y: number, r: number, light: string, shade: string): string =>
  path(
    `M${x} ${y - r * 0.7}q${r * 0.6} ${-r * 0.5} ${r} ${r * 0.2}q${r * 0.1} ${r * 1.1} ${-r * 0.7} ${r * 1.4}q${-r * 0.3} ${-r * 0.12} ${-r * 0.6} 0q${-r * 0.8} ${-r * 0.3} ${-r * 0.7} ${-r * 1.4}q${r * 0.4} ${-r * 0.7} ${r} ${-r * 0.2}z`,
    twoTone(light, shade, 0.4),
  ) +
  stroke(`M${x} ${y - r * 0.65}q2-${Math.round(r * 0.3)} 10-${Math.round(r * 0.45)}`, HUE.bark, 5) +
  path(`M${x + 6} ${y - r * 0.85}q14-16 30-8-8 18-30 8z`, HUE.leaf);

const cider = () =>
  spot('lagoon', [
    ground(240, HUE.bark, HUE.wood),
    shadow(200, 252, 140),
    path('M142 78h108l-10 168h-88z', HUE.cream, { opacity: 0.35 }),
    path('M146 104h100l-8 136h-84z', twoTone(HUE.gold, HUE.amber, 0.42)),
    ellipse(196, 104, 50, 9, HUE.cream),
    ...[
      [176, 200],
      [204, 176],
      [188, 150],
      [218, 214],
      [222, 140],
    ].map(([x = 0, y = 0]) => circle(x, y, 4, HUE.cream, { opacity: 0.7 })),
    rim('M248 112l-8 116', 4),
    apple(96, 208, 46, HUE.coral, HUE.rust),
    apple(300, 214, 40, HUE.magenta, HUE.rose),
    path('M330 204q14-10 22 0-4 14-18 10z', HUE.leaf),
    circle(338, 200, 3, HUE.night),
  ]);

const vodka = () =>
  spot('night', [
    bar,
    shadow(200, 252, 130),
    path('M152 240V122q0-14 18-22V42h40v58q18 8 18 22v118q0 8-8 8h-60q-8 0-8-8z', HUE.cream, { opacity: 0.5 }),
    path('M156 150h68v88q0 6-6 6h-56q-6 0-6-6z', twoTone('#e9e3ff', HUE.steel, 0.45)),
    path('M166 30h48v26h-48z', twoTone(HUE.gold, HUE.amber, 0.4)),
    path('M152 158h76v44h-76z', twoTone(HUE.magenta, HUE.rose, 0.45)),
    sparkle(190, 180, 15, HUE.cream),
    ...[
      [84, HUE.coral],
      [252, HUE.mint],
      [306, HUE.gold],
    ].map(
      ([x, liquid]) =>
        path(`M${x} 186h42l-6 60h-30z`, HUE.cream, GLASS) + path(`M${Number(x) + 3} 206h36l-5 36h-26z`, String(liquid)),
    ),
    rim('M226 120q2 4 2 10v104', 3),
    path('M96 178l8-22 6 22zM108 160l14-8-8 14z', HUE.leaf),
  ]);

const flight = () =>
  spot('warm', [
    ground(236),
    shadow(200, 258, 160),
    ...[
      [72, '#ffe2a8', HUE.gold],
      [142, HUE.gold, HUE.amber],
      [212, HUE.bread, HUE.crust],
      [282, HUE.wood, HUE.bark],
    ].map(
      ([x, light, shade]) =>
        path(`M${Number(x) - 4} 96h54l-4 110q-23 18-46 0z`, HUE.cream, GLASS) +
        path(`M${Number(x) - 2} 126h50l-3 78q-22 14-44 0z`, twoTone(String(light), String(shade), 0.4)) +
        path(`M${Number(x) - 3} 128q4-18 16-12 8-14 18-2 14-8 21 14z`, HUE.cream) +
        rim(`M${Number(x) + 48} 112l-3 80`, 2.5),
    ),
    path(
      'M36 200h328q14 0 14 12v14q0 10-12 10H34q-12 0-12-10v-14q0-12 14-12z',
      twoTone(HUE.bread, HUE.crust, 0.45, 'down'),
    ),
    stroke('M60 224h90M180 226h120', HUE.bark, 3),
    path('M326 82l16-34 6 14 14 2z', HUE.mint),
  ]);

const coffee = () =>
  spot('dusk', [
    bar,
    ellipse(196, 246, 128, 14, HUE.sand),
    ellipse(196, 242, 128, 14, HUE.cream),
    path(
      'M276 142h26q32 4 28 38-6 32-50 32l4-16q28 0 30-18 0-20-20-20h-20z',
      twoTone(HUE.coral, HUE.rust, 0.4, 'down'),
    ),
    path('M106 130h180q4 74-44 110h-92q-48-36-44-110z', twoTone(HUE.coral, HUE.rust, 0.42)),
    ellipse(196, 132, 90, 17, HUE.cream),
    ellipse(196, 133, 79, 13, HUE.wood),
    path('M196 142q-40-10-28-18 16-4 28 6 12-10 28-6 12 8-28 18z', HUE.cream),
    rim('M284 150q0 50-32 84', 4),
    steam(164, 104, 60),
    steam(204, 96, 66),
    steam(240, 104, 54),
    path('M316 236l34-8 6 12-30 8z', HUE.crust),
    sparkle(84, 84, 9),
  ]);

const shaker = () =>
  spot('dusk', [
    bar,
    shadow(196, 252, 130),
    `<g transform="rotate(16 170 160)">${path('M124 110h100l-14 122q-2 10-12 10h-48q-10 0-12-10z', twoTone(HUE.steel, HUE.iron, 0.42))}${path('M128 110q4-46 28-54V34q18-12 36 0v22q24 8 28 54z', twoTone(HUE.cream, HUE.steel, 0.42))}${path('M120 104h108v12H120z', HUE.gold)}${rim('M214 124l-12 100')}</g>`,
    path('M254 176h78q-2 40-34 44v22h22v6h-54v-6h22v-22q-32-4-34-44z', HUE.cream, GLASS),
    path('M258 186h70q-6 28-35 30-29-2-35-30z', twoTone(HUE.magenta, HUE.rose, 0.4)),
    path('M306 188a22 22 0 0 1 36-24z', HUE.gold),
    stroke('M76 96l-22-14M66 136l-26-2M82 66l-10-22', HUE.glow, 5),
    stroke('M260 60l20-18M276 88l26-8', HUE.glow, 5),
    circle(88, 232, 17, HUE.leaf),
    circle(88, 232, 12, HUE.cream),
    circle(88, 232, 9, HUE.leaf),
  ]);

/** What is in the glass. */
export const GLASS_SPOTS = {
  cocktail,
  'cocktail-pink': pinkCocktail,
  highball,
  mocktail,
  beer,
  'beer-hall': beerHall,
  wine,
  cider,
  vodka,
  flight,
  coffee,
  shaker,
};
