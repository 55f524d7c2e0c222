import { circle, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { beams, heads } from './scenery.ts';
import { ground, spot } from './spot.ts';

const sax = () =>
  spot(
    'night',
    [
      ground(256),
      shadow(196, 266, 90),
      path(
        'M268 42q-26-20-46 8-16 26-24 86-6 54-10 66-10 24-28 14-16-14-6-40l-46-22q-28 62 14 94 52 30 86-12 18-26 26-96 6-52 14-72 6-12 16-4z',
        twoTone(HUE.gold, HUE.amber, 0.5),
      ),
      path('M72 150q14-24 64-10 40 16 36 38-20 18-64 2-42-20-36-30z', twoTone(HUE.glow, HUE.gold, 0.5)),
      path('M82 150q24-8 50 2 26 10 32 24-22 8-50-4-26-10-32-22z', HUE.crust),
      path('M262 38l44 12-4 16-46-14z', HUE.night),
      circle(214, 108, 9, HUE.cream),
      circle(208, 138, 10, HUE.cream),
      circle(204, 168, 10, HUE.cream),
      circle(196, 198, 9, HUE.cream),
      stroke('M230 96q14 40-8 110', HUE.crust, 5),
      rim('M240 60q-12 30-16 76-8 60-18 84', 3, HUE.glow),
      path('M92 58v46q-6-6-14-2-10 6-4 14 8 8 16 2 8-6 8-14V74q16 4 16 18 10-22-22-34z', HUE.magenta),
      path('M318 128v46q-6-6-14-2-10 6-4 14 8 8 16 2 8-6 8-14v-30q16 4 16 18 10-22-22-34z', HUE.coral),
      path('M52 96v30q-4-4-10-2-8 4-4 10 6 6 12 2 6-4 6-10v-18l14 4v-10z', HUE.mint),
    ],
    { x: 206, y: 134, r: 112 },
  );

const jazzTrio = () =>
  spot(
    'warm',
    [
      ground(240),
      path('M0 0h400v30q-34 26-66 0-34 26-67 0-34 26-67 0-34 26-67 0-34 26-67 0-34 26-66 0z', HUE.rose),
      path(
        'M112 256V120q-2-22 12-24V44h10v52q14 2 12 24v30q22 18 20 54-4 44-34 48-26-2-34-36-6-36 14-66z',
        twoTone(HUE.wood, HUE.bark, 0.5),
        {
          transform: 'rotate(6 130 200)',
        },
      ),
      stroke('M128 50v196M134 50v196', HUE.gold, 1.5),
      circle(92, 96, 22, HUE.ink),
      path('M60 256v-98q4-36 34-38 30 4 34 36l-8 24-18-20v96z', HUE.ink),
      path('M66 90h54l-8-10q-18-24-38 0z', HUE.mauve),
      path('M216 154h150q10 0 10 12v18H206v-18q0-12 10-12z', twoTone(HUE.indigo, HUE.ink, 0.45)),
      path('M214 184h158v10H214z', HUE.cream),
      stroke('M230 184v6M246 184v6M262 184v6M278 184v6M294 184v6M310 184v6M326 184v6M342 184v6M358 184v6', HUE.ink, 5),
      path('M224 194h12v62h-12zM354 194h12v62h-12z', HUE.ink),
      circle(276, 92, 22, HUE.ink),
      path('M244 158q2-44 34-44t34 44z', HUE.ink),
      crown(276, 74, 0.8),
      rim('M292 80q8 8 6 20M108 82q8 8 6 18', 3),
      rect(330, 122, 16, 32, HUE.cream, { opacity: 0.5 }),
      rect(330, 136, 16, 18, HUE.amber),
      bulb(200, 52, 6),
    ],
    { x: 210, y: 140, r: 104 },
  );

const guitarBody = (light: string, shade: string): string =>
  path(
    'M198 122q-28-8-40 16-4 18-22 24-40 18-34 64 12 46 66 40 44-10 44-52 2-18 16-28 18-18 4-42-12-18-34-22z',
    twoTone(light, shade, 0.5),
  );

const band = () =>
  spot(
    'warm',
    [
      ground(256),
      shadow(190, 270, 100),
      `<g transform="rotate(-4 200 160)">${path('M192 152L300 34l16 14-104 120z', twoTone(HUE.crust, HUE.bark, 0.5))}${path('M292 36l20-22 28 6-6 30-22 14z', HUE.night)}${guitarBody(HUE.mint, HUE.sea)}${path('M196 146q18 2 16 20-10 26-48 50-24 4-14-16 20-36 46-54z', HUE.cream)}${stroke('M150 226L308 40M158 232L314 46', HUE.gold, 2)}${rect(132, 214, 40, 11, HUE.night, { transform: 'rotate(45 152 220)' })}${circle(136, 246, 6, HUE.gold)}${circle(158, 254, 6, HUE.gold)}${rim('M232 166q-4 30-22 40 0 44-40 52', 4)}</g>`,
      path('M60 96l30-46-4 34 28-4-40 54 8-38z', HUE.gold),
      path('M310 174l20-30-2 22 18-2-26 36 4-24z', HUE.cream),
      sparkle(96, 190, 10),
    ],
    { x: 200, y: 146, r: 110 },
  );

const concert = () =>
  spot(
    'night',
    [
      beams(200, 10, [HUE.magenta, HUE.gold, HUE.coral, HUE.gold, HUE.magenta]),
      path('M40 206h320v34H40z', HUE.mauve),
      path('M40 206h320v6H40z', HUE.gold),
      path('M52 116h52v90H52zM296 116h52v90h-52z', HUE.ink),
      circle(78, 140, 16, HUE.iron),
      circle(78, 180, 19, HUE.iron),
      circle(322, 140, 16, HUE.iron),
      circle(322, 180, 19, HUE.iron),
      circle(200, 94, 18, HUE.ink),
      path('M176 120q24-14 48 0l30-36 10 8-30 50 4 64h-20l-10-40-12 40h-20l4-62-22-10 4-36 10 2z', HUE.ink),
      stroke('M146 138l100 24', HUE.coral, 9),
      ellipse(172, 148, 26, 18, HUE.coral),
      rim('M214 82q6 8 4 18', 3),
      heads(240),
      stroke('M110 248l-12-60M282 248l20-66', HUE.night, 15),
      rect(292, 162, 16, 26, HUE.night, { rx: 4 }),
      rect(295, 166, 10, 18, HUE.glow),
    ],
    { x: 200, y: 116, r: 106 },
  );

const fado = () =>
  spot(
    'dusk',
    [
      ground(256),
      shadow(170, 268, 100),
      `<g transform="rotate(10 190 180)">${path('M190 24l-30 28 18 14h44l18-14-30-28q-10-10-20 0z', twoTone(HUE.gold, HUE.amber, 0.5))}${path('M190 66h20v84h-20z', HUE.bark)}${path('M200 126q30-2 50 24 44 22 34 66-20 46-84 48-64-2-84-48-10-44 34-66 20-26 50-24z', twoTone(HUE.bread, HUE.crust, 0.42))}${circle(200, 192, 22, HUE.bark)}${circle(200, 192, 27, 'none', { stroke: HUE.cream, 'stroke-width': 3 })}${rect(168, 232, 64, 9, HUE.night)}${stroke('M194 60v174M200 60v174M206 60v174', HUE.glow, 1.5)}${rim('M252 156q36 20 26 56', 4)}</g>`,
      path('M298 96q64 30 102 24v140q-66 8-86-44-20-60-16-120z', twoTone(HUE.indigo, HUE.ink, 0.3)),
      circle(330, 150, 12, HUE.magenta),
      circle(354, 186, 14, HUE.coral),
      circle(326, 200, 9, HUE.magenta),
      path('M340 162q14 2 14 14-12 0-14-14zM364 200q14 4 10 16-12-4-10-16z', HUE.leaf),
      stroke('M310 246l-6 20M326 256l-2 20M344 262v20M362 264l4 20M380 262l6 20', HUE.ink, 3),
      path('M48 250q-2-16 14-18 18 2 16 18z', HUE.crust),
      path('M56 214h12v20H56z', HUE.cream),
      circle(62, 200, 28, HUE.glow, { opacity: 0.25 }),
      path('M62 190q10 14 0 24-10-10 0-24z', HUE.gold),
    ],
    { x: 170, y: 130, r: 104 },
  );

const fiddle = () =>
  spot(
    'lagoon',
    [
      ground(244, HUE.bark, HUE.wood),
      shadow(190, 262, 110),
      `<g transform="rotate(42 200 150)">${path('M192 20h16l4 96h-24z', HUE.night)}${circle(200, 16, 14, HUE.crust)}${path('M200 108q40-4 50 28 2 20-8 32 0 12 16 28 10 34-20 54-38 16-76 0-30-20-20-54 16-16 16-28-10-12-8-32 10-32 50-28z', twoTone(HUE.coral, HUE.crust, 0.42))}${stroke('M178 168q-8 12 2 26M222 168q8 12-2 26', HUE.night, 4)}${path('M184 214h32l-6 34h-20z', HUE.night)}${rect(180, 186, 40, 6, HUE.bread)}${stroke('M196 24v196M204 24v196', HUE.glow, 1.5)}${rim('M246 130q6 20-6 36M260 200q8 30-18 48', 4)}</g>`,
      stroke('M66 86L316 214', HUE.bread, 6),
      stroke('M62 96L312 226', HUE.cream, 2.5),
      path('M310 206l20 10-10 20-14-6z', HUE.night),
      path('M318 96h52l-5 144h-42z', HUE.cream, { opacity: 0.35 }),
      path('M320 128h48l-4 108h-40z', twoTone('#3a1238', HUE.night, 0.45)),
      path('M319 104h50l-1 28h-48z', HUE.cream),
      path('M96 44v36q-4-4-12-2-8 4-4 12 8 6 14 2 6-4 6-12V62l20-4v-16z', HUE.gold),
    ],
    { x: 190, y: 132, r: 106 },
  );

const flamenco = () =>
  spot(
    'warm',
    [
      ground(262),
      shadow(194, 266, 110),
      ...[-74, -46, -18, 10, 38, 66].map(
        (turn, index) =>
          `<g transform="rotate(${turn} 196 236)">${path('M190 232L158 72q36-26 74-2l-32 162z', index % 2 === 0 ? twoTone(HUE.magenta, HUE.rose, 0.5) : twoTone(HUE.coral, HUE.rust, 0.5))}${path('M158 74q10-14 18-8 8-12 18-6 10-8 18 2 14-4 20 10l-4 16q-34-20-66 2z', HUE.cream)}${stroke('M195 226V96', HUE.gold, 4)}</g>`,
      ),
      circle(196, 234, 17, HUE.gold),
      circle(196, 234, 8, HUE.rust),
      stroke('M196 248q-10 22 8 34', HUE.magenta, 6),
      circle(312, 226, 22, HUE.magenta),
      circle(316, 222, 13, HUE.rose),
      circle(318, 220, 6, HUE.magenta),
      path('M294 240q-18 0-22 16 18 2 22-16z', HUE.leaf),
    ],
    { x: 196, y: 160, r: 126 },
  );

/** Music that somebody plays. */
export const MUSIC_SPOTS = {
  sax,
  'jazz-trio': jazzTrio,
  band,
  concert,
  fado,
  fiddle,
  flamenco,
};
