import { circle, ellipse, many, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { bulb, crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot, water } from './spot.ts';

const rooftops = path(
  'M0 262v-46l30-22 30 22v-14l26-20 26 20v18h20l28-24 28 24v12h24v-26l22-18 22 18v30h22l30-26 30 26v-22l26-22 26 22h30v104H0z',
  HUE.mauve,
);

const museum = () =>
  spot('dusk', [
    ground(246),
    path('M52 104L200 34l148 70v14H52z', twoTone(HUE.cream, HUE.sand, 0.45)),
    path('M104 100l96-46 96 46z', HUE.rose),
    crown(200, 96, 0.9),
    path('M60 118h280v16H60z', twoTone(HUE.sand, HUE.iron, 0.45)),
    path('M72 134h256v92H72z', HUE.indigo),
    path('M176 158h48v68h-48z', HUE.gold),
    path('M176 158l24-8 24 8z', HUE.gold),
    ...[78, 126, 236, 284].map((x) =>
      path(`M${x} 134h38v10h-5v74h5v10h-38v-10h5v-74h-5z`, twoTone(HUE.cream, HUE.sand, 0.45)),
    ),
    path('M52 228h296v12H52zM40 240h320v12H40z', twoTone(HUE.cream, HUE.sand, 0.45)),
    path('M136 146h12v64l-6-8-6 8zM252 146h12v64l-6-8-6 8z', HUE.magenta),
    circle(188, 212, 6, HUE.night),
    path('M180 240v-14q2-8 8-8t8 8v14z', HUE.night),
    rim('M204 38l142 66', 3),
  ]);

const gallery = () =>
  spot(
    'night',
    [
      path('M0 0h400v250H0z', HUE.plum),
      ground(250),
      path('M170 0h60l70 240H100z', HUE.glow, { opacity: 0.16 }),
      path('M180 10h40v12h-40z', HUE.night),
      rect(92, 44, 216, 158, twoTone(HUE.gold, HUE.amber, 0.45)),
      rect(108, 60, 184, 126, '#2b5b86'),
      path('M108 150q46-40 92-12t92-16v64H108z', HUE.sea),
      circle(250, 94, 22, HUE.gold),
      stroke('M124 88q24-20 44 0t40-8M210 118q30-12 66 6M120 116q22-10 40 2', HUE.mint, 6),
      path('M146 186q2-70 12-92 14 24 16 92z', HUE.ink),
      rim('M300 50v144', 3),
      path('M0 230h64v6H0zM336 230h64v6h-64z', HUE.gold),
      path('M60 226h8v40h-8zM332 226h8v40h-8z', HUE.gold),
      path('M64 236q136 50 272 0', 'none', { stroke: HUE.magenta, 'stroke-width': 7 }),
      circle(236, 222, 20, HUE.night),
      path('M202 300v-30q2-26 34-26t34 26v30z', HUE.night),
      path('M214 218q22-30 46-4 8 4 6 10-30-12-52-6z', HUE.coral),
    ],
    null,
  );

const immersiveArt = () =>
  spot(
    'night',
    [
      path('M0 0h120v210L0 270z', HUE.plum),
      path('M400 0H280v210l120 60z', HUE.rose),
      path('M120 0h160v210H120z', HUE.indigo),
      path('M0 270l120-60h160l120 60v30H0z', HUE.ink),
      circle(200, 96, 54, HUE.gold),
      circle(200, 96, 36, HUE.coral),
      path('M60 150a34 34 0 1 1 1 0zM340 130a38 38 0 1 0-1 0z', HUE.mint, { opacity: 0.8 }),
      stroke('M0 60q60 40 120 0M0 200q70-40 120-30M280 40q60 40 120-10M280 180q70-30 120 20', HUE.gold, 7),
      stroke('M126 180q40-40 74-10t74-20', HUE.mint, 7),
      ...[
        [40, 110, HUE.coral],
        [96, 100, HUE.magenta],
        [360, 90, HUE.gold],
        [306, 110, HUE.cream],
        [150, 40, HUE.magenta],
        [254, 50, HUE.mint],
      ].map(([x, y, colour]) => circle(Number(x), Number(y), 11, String(colour))),
      circle(156, 180, 17, HUE.night),
      path('M126 268v-38q2-28 30-28t30 28v38z', HUE.night),
      circle(246, 188, 16, HUE.night),
      path('M218 272v-38q2-26 28-26t28 26v38z', HUE.night),
      stroke('M268 226l34-44', HUE.night, 11),
      rim('M168 168q8 8 4 20M256 176q8 8 5 18', 3),
    ],
    null,
  );

const castle = () =>
  spot(
    'dusk',
    [
      path('M0 262q70-92 200-92t200 92v38H0z', HUE.mauve),
      path('M110 214V110h180v104q-90-40-180 0z', twoTone(HUE.plum, HUE.indigo, 0.4)),
      path('M110 110v-14h20v10h20V96h20v10h20V96h20v10h20V96h20v10h20V96h20v10h20v12H110z', HUE.plum),
      path('M84 226V78h52v140zM264 218V78h52v148z', twoTone(HUE.rose, HUE.mauve, 0.5)),
      path('M76 84L110 22l34 62zM256 84l34-62 34 62z', twoTone(HUE.coral, HUE.rust, 0.5)),
      path('M172 206V66h56v140z', twoTone(HUE.magenta, HUE.rose, 0.5)),
      path('M162 70l38-58 38 58z', twoTone(HUE.mint, HUE.sea, 0.5)),
      stroke('M200 14V0', HUE.night, 3),
      path('M178 206v-34q22-26 44 0v34z', HUE.gold),
      path('M184 206v-30q16-18 32 0v30z', HUE.night),
      ...[
        [104, 110],
        [284, 110],
        [194, 96],
        [104, 154],
        [284, 154],
        [150, 148],
        [240, 148],
        [194, 136],
      ].map(([x = 0, y = 0]) => rect(x, y, 12, 20, HUE.glow, { rx: 6 })),
      path('M0 270q120-58 200-58t200 58v30H0z', HUE.dark),
      path('M180 208q-20 40 30 52t-10 40h70q20-34-30-46t-14-46z', HUE.amber, { opacity: 0.7 }),
      rim('M314 84v60M228 74v60', 3),
      path('M300 262v-24q4-14 14-14l2-12 10 8 16 4-4 10-12 2q12 12 12 26z', HUE.leaf),
      path('M302 240l-16-22 4 30zM338 262q26 4 34-18 4 26-20 28z', HUE.teal),
      circle(324, 222, 2.5, HUE.night),
    ],
    { x: 278, y: 104, r: 84 },
  );

const landmark = () =>
  spot(
    'dusk',
    [
      rooftops,
      path('M110 246V150h180v96z', twoTone(HUE.plum, HUE.indigo, 0.4)),
      ...[
        [126, 62, 26],
        [166, 24, 30],
        [206, 24, 30],
        [250, 62, 26],
      ].map(
        ([x = 0, top = 0, width = 0]) =>
          path(
            `M${x} 246V${top + 70}q2-46 ${width / 2}-${70}q${width / 2 - 2} 24 ${width / 2} 70V246z`,
            twoTone(HUE.bread, HUE.crust, 0.5),
          ) +
          many(4, (index) => rect(x + width / 2 - 4, top + 76 + index * 26, 8, 14, HUE.bark, { rx: 4 })) +
          circle(x + width / 2, top, 5, HUE.glow),
      ),
      path('M166 246v-40q34-46 70 0v40z', HUE.bark),
      circle(201, 184, 15, HUE.magenta),
      circle(201, 184, 9, HUE.gold),
      path('M188 246v-24q13-18 26 0v24z', HUE.gold),
      ground(246),
      stroke('M300 246V106M300 112h-54', HUE.night, 4),
      stroke('M300 112l-40 0M300 106l30 10', HUE.night, 3),
      stroke('M262 112v26', HUE.night, 2),
      ...[60, 84, 330].map(
        (x, index) =>
          circle(x, 244, 9, HUE.night) +
          path(`M${x - 13} 276v-16q2-10 13-10t13 10v16z`, HUE.night) +
          (index === 1 ? stroke(`M${x + 8} 256l16-22`, HUE.night, 5) + rect(x + 20, 224, 9, 14, HUE.glow) : ''),
      ),
    ],
    { x: 214, y: 128, r: 112 },
  );

const cathedral = () =>
  spot(
    'warm',
    [
      rooftops,
      path('M126 250V130h148v120z', twoTone(HUE.mauve, HUE.indigo, 0.45)),
      path('M112 250V92h46v158zM242 250V110h46v140z', twoTone(HUE.rose, HUE.mauve, 0.5)),
      path('M106 96l14-26 15-56 15 56 14 26zM236 114l14-16 15-36 15 36 14 16z', twoTone(HUE.mint, HUE.sea, 0.5)),
      path('M126 132l74-42 74 42z', HUE.coral),
      circle(200, 164, 20, HUE.gold),
      stroke('M200 146v36M182 164h36M187 151l26 26M213 151l-26 26', HUE.indigo, 3),
      path('M182 250v-36q18-22 36 0v36z', HUE.gold),
      ...[
        [128, 112],
        [128, 146],
        [128, 184],
        [258, 128],
        [258, 160],
        [258, 194],
      ].map(([x = 0, y = 0]) => rect(x, y, 14, 24, HUE.glow, { rx: 7 })),
      ground(250),
      stroke('M136 8V-4', HUE.gold, 3),
      path('M36 260q12-18 28-4 10-2 14 6-16 14-42-2zM330 266q12-16 26-4 10-2 14 6-16 12-40-2z', HUE.steel),
      path('M76 258l8 3-8 3zM368 264l8 3-8 3z', HUE.gold),
    ],
    { x: 206, y: 132, r: 110 },
  );

const viewpoint = () =>
  spot(
    'dusk',
    [
      rooftops,
      path('M60 216v-70l12-26 12 26v70zM330 210v-50h30v50z', HUE.mauve),
      ...[
        [24, 226],
        [82, 214],
        [164, 222],
        [250, 210],
        [330, 216],
        [350, 176],
        [70, 160],
      ].map(([x = 0, y = 0]) => rect(x, y, 7, 10, HUE.gold)),
      ground(258),
      path('M186 190h30l10 76h-50z', twoTone(HUE.mint, HUE.sea, 0.45)),
      path('M160 262h82v14h-82z', HUE.sea),
      path(
        'M120 96l96-30q20-4 28 14l16 44q4 18-14 24l-96 32q-20 4-28-14l-16-46q-4-18 14-24z',
        twoTone(HUE.mint, HUE.sea, 0.5),
      ),
      ellipse(258, 106, 22, 44, twoTone(HUE.cream, HUE.steel, 0.5), { transform: 'rotate(-18 258 106)' }),
      ellipse(262, 105, 14, 34, twoTone(HUE.gold, HUE.coral, 0.5), { transform: 'rotate(-18 262 105)' }),
      path('M92 118l22-8 16 48-22 8q-12 2-18-12l-6-20q-2-12 8-16z', HUE.night),
      path('M176 176h52v16h-52z', HUE.gold),
      circle(202, 226, 9, HUE.gold),
      path('M160 78q20-34 40-14 18-14 12 6l8 6-14 4q-20 14-46-2z', HUE.cream),
      path('M218 70l14 2-12 6z', HUE.coral),
      circle(208, 66, 3, HUE.night),
      rim('M222 68q14 0 20 14', 3),
    ],
    { x: 300, y: 128, r: 82 },
  );

const walkingTour = () =>
  spot(
    'dusk',
    [
      rooftops,
      ground(256),
      shadow(186, 268, 120),
      path(
        'M104 120q8-84 96-92 88 8 96 92-16-16-32 0-16-18-32 0-16-18-32 0-16-18-32 0-16-18-32 0-16-16-32 0z',
        twoTone(HUE.coral, HUE.rust, 0.5),
      ),
      path('M168 120q4-60 32-92 28 32 32 92-16-18-32 0-16-18-32 0z', HUE.gold),
      stroke('M200 28V16M200 106v86', HUE.night, 6),
      circle(184, 176, 24, HUE.night),
      path('M144 268v-36q4-32 40-32 22 2 28 18l-10-28h14l16 40-20 12v26z', HUE.night),
      rim('M198 160q12 10 6 26', 3),
      ...[74, 270, 322].map(
        (x, index) =>
          circle(x, 204 + index * 4, 17, HUE.dark) +
          path(`M${x - 27} 272v-28q2-22 27-22t27 22v28z`, HUE.dark) +
          rim(`M${x + 10} ${192 + index * 4}q7 8 4 18`, 2.5),
      ),
      crown(270, 192, 0.8),
      path('M300 244h32v20h-32z', HUE.mauve),
      circle(316, 253, 8, HUE.steel),
    ],
    { x: 214, y: 128, r: 108 },
  );

const treasureMap = () =>
  spot('lagoon', [
    ground(250),
    shadow(200, 262, 150),
    path('M52 68l74 22 74-24 74 24 74-22v164l-74 22-74-24-74 24-74-22z', HUE.cream),
    path('M52 68l74 22v164l-74-22zM200 66l74 24v164l-74-24z', HUE.sand),
    path('M52 170q40-20 74 8l0 76-74-22zM274 90q40 30 74 10v-32z', HUE.mint, { opacity: 0.7 }),
    stroke('M86 214q20-60 66-50t60-26 40 10', HUE.rust, 7, { 'stroke-dasharray': '3 15' }),
    stroke('M262 132l34 34M296 132l-34 34', HUE.magenta, 11),
    path('M176 100l16-28 16 28-8 2v14h-16v-14z', HUE.iron),
    circle(86, 214, 9, HUE.rust),
    path('M214 214q0-26 24-26t24 26q0 16-24 36-24-20-24-36z', twoTone(HUE.coral, HUE.rust, 0.5)),
    circle(238, 212, 9, HUE.cream),
    path('M146 212l12-22 12 22zM126 128l10-18 10 18z', HUE.sea),
    circle(338, 212, 36, twoTone(HUE.gold, HUE.amber, 0.5)),
    circle(338, 212, 27, HUE.cream),
    path('M338 190l9 22-9 22-9-22z', HUE.ink),
    path('M338 190l9 22h-18z', HUE.magenta),
    path('M328 172h20v-8h-20z', HUE.amber),
  ]);

const streetArt = () =>
  spot(
    'night',
    [
      path('M0 0h400v250H0z', HUE.plum),
      stroke(
        'M0 50h400M0 100h400M0 150h400M0 200h400M60 0v50M180 0v50M300 0v50M120 50v50M240 50v50M360 50v50M60 100v50M180 100v50M300 100v50M120 150v50M240 150v50M360 150v50M60 200v50M180 200v50M300 200v50',
        HUE.mauve,
        3,
      ),
      ground(250),
      path('M80 170q-44-44-14-80 30-24 60 10 30-34 60-10 30 36-14 80l-46 44z', HUE.magenta),
      path('M96 164q-34-36-12-62 20-16 42 12 22-28 42-12 22 26-12 62l-30 28z', HUE.coral),
      stroke('M92 190v34M126 212v24M160 186v28', HUE.magenta, 7),
      path('M40 64l26-20 4 16 34-6-24 26-6-14z', HUE.gold),
      stroke('M40 236q10-20 26-6t24-2', HUE.mint, 6),
      circle(222, 60, 12, HUE.mint),
      circle(246, 80, 6, HUE.mint),
      path('M250 116q-60-16-80 10 30 0 80 6z', HUE.cream, { opacity: 0.35 }),
      shadow(300, 262, 56),
      path('M254 148q0-18 46-18t46 18v104q0 8-8 8h-76q-8 0-8-8z', twoTone(HUE.mint, HUE.sea, 0.45)),
      path('M254 176h92v48h-92z', twoTone(HUE.cream, HUE.sand, 0.45)),
      crown(300, 214, 1.1),
      path('M264 132q4-24 36-24t36 24q-36-8-72 0z', twoTone(HUE.steel, HUE.iron, 0.45)),
      path('M286 108V88h28v20z', HUE.coral),
      path('M284 92h-8v10h8z', HUE.night),
      rim('M344 150v96', 3),
    ],
    null,
  );

const parkWalk = () =>
  spot(
    'dusk',
    [
      path('M0 226q100-60 210-34t190-20v128H0z', HUE.mauve),
      path('M0 262q130-60 240-28t160-10v76H0z', HUE.dark),
      path('M150 300q-10-40 60-54t20-40h26q60 26-20 50t-6 44z', HUE.amber, { opacity: 0.75 }),
      path('M92 246v-96h20v96z', HUE.bark),
      circle(102, 112, 66, HUE.sea),
      circle(58, 140, 38, HUE.sea),
      circle(146, 142, 40, HUE.sea),
      circle(122, 92, 42, HUE.teal),
      circle(152, 132, 26, HUE.teal),
      rim('M140 62q28 20 26 50M174 118q14 12 10 34', 4),
      path('M238 220h104v10H238zM242 196h96v8h-96zM242 208h96v6h-96z', twoTone(HUE.bread, HUE.crust, 0.4)),
      path('M248 196h8v56h-8zM324 196h8v56h-8z', HUE.night),
      path('M290 190q2-14 12-14t10 14l18 2-6 14h-34z', HUE.cream),
      path('M282 186q-8-16 8-20l10 10z', HUE.cream),
      stroke('M360 244V120', HUE.night, 5),
      circle(360, 112, 26, HUE.glow, { opacity: 0.2 }),
      path('M350 120l4-22h12l4 22z', HUE.glow),
    ],
    { x: 284, y: 118, r: 84 },
  );

const gardens = () =>
  spot(
    'warm',
    [
      path('M0 240q100-30 200-20t200-10v90H0z', HUE.mauve),
      path('M96 262v-112q0-94 104-100 104 6 104 100v112h-22V154q0-72-82-78-82 6-82 78v108z', HUE.sea),
      ...[
        [96, 150],
        [104, 112],
        [132, 76],
        [172, 56],
        [228, 56],
        [268, 76],
        [296, 112],
        [304, 150],
        [98, 196],
        [302, 196],
      ].map(
        ([x = 0, y = 0], index) =>
          circle(x, y, 22, HUE.teal) +
          circle(x - 4, y + 2, 11, [HUE.magenta, HUE.coral, HUE.cream][index % 3] ?? HUE.coral) +
          circle(x - 4, y + 2, 4, HUE.gold),
      ),
      path('M164 270q10-40 22-50h28q12 10 22 50z', HUE.amber, { opacity: 0.8 }),
      path('M148 220h104v8H148zM156 228h8v34h-8zM236 228h8v34h-8z', HUE.cream),
      ground(262),
      ...[30, 62, 340, 372].map(
        (x, index) =>
          stroke(`M${x} 282v-40`, HUE.leaf, 5) +
          path(
            `M${x - 15} 240q-2-24 5-28l10 10 10-10q7 4 5 28-15 12-30 0z`,
            index % 2 ? twoTone(HUE.gold, HUE.amber) : twoTone(HUE.magenta, HUE.rose),
          ),
      ),
      path('M208 128q-22-22-34-4-6 20 34 14 40 6 34-14-12-18-34 4z', HUE.gold),
    ],
    { x: 200, y: 150, r: 94 },
  );

const hike = () =>
  spot(
    'dusk',
    [
      path('M0 222l90-124 62 76 64-92 96 130 40-46 48 60v80H0z', HUE.mauve),
      path('M90 98l24 30-16 6-10-10-16 8zM216 82l28 38-18 4-10-12-20 10z', HUE.cream),
      path('M0 262q140-40 400-14v52H0z', HUE.dark),
      shadow(206, 268, 120),
      path('M128 78h92q6 60 20 84 20 24 66 32 20 8 18 42H128q-14-80 0-158z', twoTone(HUE.bread, HUE.crust, 0.4)),
      path('M120 74q50-16 106 0l2 22q-54-12-110 0z', HUE.rust),
      path('M240 162q20 24 66 32 20 8 18 42h-54q0-40-46-64z', HUE.wood),
      path(
        'M120 232h208q8 22-2 32h-30l-8-10-14 10h-26l-8-10-14 10h-26l-8-10-14 10h-26l-8-10-14 10h-8q-12-10-2-32z',
        HUE.night,
      ),
      stroke('M176 112l50 4M178 134l52 0M184 156l52-6', HUE.cream, 6),
      circle(230, 112, 5, HUE.gold),
      circle(234, 134, 5, HUE.gold),
      path('M148 78q-8-34 14-46 14 20 0 46zM166 78q4-30 28-32 2 22-16 32z', HUE.leaf),
      circle(190, 42, 10, HUE.cream),
      circle(190, 42, 4, HUE.gold),
      rim('M222 96q6 46 20 66M302 196q18 6 20 30', 3),
    ],
    { x: 318, y: 92, r: 54 },
  );

const market = () =>
  spot('dusk', [
    ground(256),
    shadow(200, 264, 160),
    path('M66 110h12v150H66zM322 110h12v150h-12z', HUE.bark),
    path('M56 196h288v62H56z', twoTone(HUE.bread, HUE.crust, 0.45)),
    stroke('M60 216h280M60 238h280', HUE.crust, 3),
    path('M52 186h296v14H52z', HUE.wood),
    ...[
      [92, HUE.coral],
      [116, HUE.coral],
      [140, HUE.coral],
      [104, HUE.rust],
      [128, HUE.rust],
      [240, HUE.leaf],
      [264, HUE.leaf],
      [288, HUE.gold],
      [252, HUE.mint],
      [276, HUE.gold],
      [312, HUE.magenta],
      [300, HUE.magenta],
    ].map(([x, colour], index) =>
      circle(Number(x), [178, 178, 178, 160, 160, 178, 178, 178, 162, 162, 178, 164][index] ?? 178, 13, String(colour)),
    ),
    circle(196, 132, 22, HUE.dark),
    path('M160 188q2-34 36-34t36 34z', HUE.dark),
    path('M174 126q2-18 22-20t22 20z', HUE.cream),
    path(
      'M60 60h280l24 52q-19 22-38 0-19 22-38 0-19 22-38 0-25 22-50 0-25 22-50 0-19 22-38 0-19 22-38 0-19 22-38 0z',
      HUE.cream,
    ),
    path(
      'M60 60h36l-18 52q-19 22-42 0zM130 60h36l-14 52q-18 22-38 0zM234 60h36l16 52q-18 22-38 0zM304 60h36l24 52q-19 22-38 0z',
      HUE.magenta,
    ),
    ...[96, 148, 252, 304].map((x) => bulb(x, 140, 5)),
    path('M60 54h280v8H60z', HUE.bark),
  ]);

const zoo = () =>
  spot(
    'dusk',
    [
      path('M0 232q120-40 220-20t180-16v104H0z', HUE.mauve),
      ground(262),
      shadow(196, 268, 110),
      path(
        'M136 268V190q0-20 20-24l26-6 30-118q14-16 30-4l26 18q14 12 4 22-20 8-38-6l-22 108q10 18 10 88h-16l-8-64h-34l-6 64z',
        twoTone(HUE.gold, HUE.amber, 0.4),
      ),
      path('M216 40q-4-20 0-28l8 2v24zM234 36q0-20 6-26l8 4-4 26z', HUE.amber),
      ...[
        [164, 186],
        [190, 180],
        [176, 206],
        [206, 120],
        [202, 150],
        [222, 86],
        [214, 190],
        [232, 60],
        [148, 222],
      ].map(([x = 0, y = 0]) => path(`M${x - 8} ${y - 6}l12-4 8 8-4 10-12 2z`, HUE.wood)),
      circle(250, 52, 4, HUE.night),
      path('M268 66q12 2 20 12-10 10-22 0z', HUE.leaf),
      stroke('M136 196q-20 10-22 40', HUE.amber, 5),
      crown(226, 22, 0.8),
      circle(334, 230, 44, HUE.sea),
      circle(372, 220, 34, HUE.sea),
      circle(56, 240, 36, HUE.sea),
      circle(344, 216, 22, HUE.teal),
    ],
    { x: 250, y: 120, r: 96 },
  );

const aquarium = () =>
  spot(
    'lagoon',
    [
      path('M0 250q100-26 200-8t200-12v70H0z', HUE.sea),
      stroke('M52 250q-20-50 0-84t0-60M80 254q18-40 2-70M340 244q-20-44 0-80t-2-50', HUE.leaf, 12),
      path(
        'M98 142q66-76 154-14 20 10 30 20l56-38q10 48-2 92l-54-32q-20 34-76 42-70-6-108-70z',
        twoTone(HUE.coral, HUE.rust, 0.42, 'down'),
      ),
      path('M150 102q20 40 2 92l26 14q24-60 0-118zM232 114q14 34 0 86l20-10q14-34 2-66z', HUE.cream),
      path('M170 92q30-40 76-16l-10 34q-30-20-58-14z', HUE.rust),
      path('M196 208q10 30 40 32l2-40z', HUE.rust),
      circle(132, 138, 14, HUE.cream),
      circle(129, 138, 8, HUE.night),
      path('M102 152q10 8 22 4', 'none', { stroke: HUE.bark, 'stroke-width': 4 }),
      path('M112 108q10-20 28-10l-6 10z', HUE.gold),
      ...[
        [84, 110, 8],
        [70, 84, 6],
        [90, 62, 10],
        [300, 70, 7],
        [316, 44, 9],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'none', { stroke: HUE.cream, 'stroke-width': 3 })),
      path('M288 254q22-20 40 0zM120 262l12-22 12 22z', HUE.magenta),
    ],
    { x: 200, y: 130, r: 118 },
  );

const stadium = () =>
  spot(
    'night',
    [
      path('M20 210q-10-90 60-110h240q70 20 60 110z', HUE.mauve),
      ellipse(200, 204, 184, 66, HUE.plum),
      ellipse(200, 210, 150, 48, HUE.indigo),
      ellipse(200, 214, 126, 36, twoTone('#4aa183', HUE.teal, 0.5)),
      stroke('M200 178v72M84 214h-6', HUE.cream, 2.5),
      ellipse(200, 214, 26, 9, 'none', { stroke: HUE.cream, 'stroke-width': 2.5 }),
      path('M82 200h22v28H82zM296 200h22v28h-22z', 'none', { stroke: HUE.cream, 'stroke-width': 2.5 }),
      ...[
        [60, 160],
        [86, 152],
        [112, 148],
        [140, 144],
        [168, 142],
        [198, 142],
        [228, 142],
        [258, 144],
        [286, 148],
        [314, 152],
        [340, 160],
        [50, 178],
        [352, 178],
      ].map(([x = 0, y = 0], index) => circle(x, y, 6, [HUE.coral, HUE.gold, HUE.cream][index % 3] ?? HUE.gold)),
      stroke('M66 110V52M334 110V52', HUE.night, 6),
      path('M44 30h44v24H44zM312 30h44v24h-44z', HUE.cream),
      path('M44 54l60 130h90zM356 54l-60 130h-90z', HUE.glow, { opacity: 0.18 }),
      ground(278),
      path('M168 256h64v10h-64z', HUE.night),
      path('M176 96h48v30q-2 16-24 16t-24-16z', HUE.night),
      path('M182 62h36v22q-2 18-14 20v12h10v8h-28v-8h10v-12q-12-2-14-20z', twoTone(HUE.gold, HUE.amber, 0.5)),
      path('M182 66h-12q0 20 16 22M218 66h12q0 20-16 22', 'none', { stroke: HUE.gold, 'stroke-width': 4 }),
    ],
    { x: 200, y: 96, r: 80 },
  );

const stargazing = () =>
  spot(
    'night',
    [
      path('M0 236q100-50 210-26t190-22v112H0z', HUE.indigo),
      path('M0 262q120-30 240-14t160-8v60H0z', HUE.night),
      stroke('M186 168l-52 96M190 168v96M194 168l56 96', HUE.bark, 9),
      `<g transform="rotate(-34 190 150)">${path('M82 130h140v44H82z', twoTone(HUE.mint, HUE.sea, 0.45, 'down'))}${path('M222 122h76v60h-76z', twoTone(HUE.cream, HUE.sand, 0.55, 'down'))}${path('M298 116h14v72h-14z', HUE.gold)}${path('M64 138h18v28H64z', HUE.night)}${path('M128 126h12v52h-12z', HUE.gold)}</g>`,
      circle(190, 164, 12, HUE.gold),
      circle(86, 226, 17, HUE.night),
      path('M56 280v-16q2-24 30-24t30 24v16z', HUE.night),
      rim('M98 214q8 8 4 20', 3),
      stroke('M280 40l36 22 30-14M316 62l8 40 40 16', HUE.glow, 1.5),
      ...[
        [280, 40],
        [316, 62],
        [346, 48],
        [324, 102],
        [364, 118],
      ].map(([x = 0, y = 0]) => sparkle(x, y, 9)),
      stroke('M60 50l70 34', HUE.cream, 3, { opacity: 0.7 }),
      sparkle(132, 85, 11, HUE.cream),
      sparkle(232, 34, 7),
    ],
    { x: 66, y: 128, r: 40 },
  );

const cableCar = () =>
  spot(
    'dusk',
    [
      water(232, 290),
      path('M0 236l60-56 50 30 60-20 40 42z', HUE.mauve),
      stroke('M0 40L400 96', HUE.night, 5),
      stroke('M206 72v36', HUE.night, 8),
      circle(194, 67, 9, HUE.night),
      circle(218, 71, 9, HUE.night),
      path('M130 128q0-22 22-22h108q22 0 22 22v76q0 22-22 22H152q-22 0-22-22z', twoTone(HUE.coral, HUE.rust, 0.42)),
      path('M142 136q0-14 14-14h100q14 0 14 14v36H142z', HUE.glow),
      path('M202 118h8v108h-8z', HUE.cream),
      circle(172, 150, 13, HUE.mauve),
      path('M152 172q2-16 20-16t20 16z', HUE.mauve),
      circle(238, 150, 13, HUE.mauve),
      path('M218 172q2-16 20-16t20 16z', HUE.mauve),
      crown(238, 140, 0.7),
      path('M130 186h152v10H130z', HUE.gold),
      rim('M272 112q8 6 8 20v70', 3),
      path('M342 84q0-6 6-6h26q6 0 6 6v22q0 6-6 6h-26q-6 0-6-6z', HUE.mauve),
    ],
    { x: 292, y: 176, r: 62 },
  );

/** What a group walks around, looks at and looks down from. */
export const SIGHT_SPOTS = {
  museum,
  gallery,
  'immersive-art': immersiveArt,
  castle,
  landmark,
  cathedral,
  viewpoint,
  'walking-tour': walkingTour,
  'treasure-map': treasureMap,
  'street-art': streetArt,
  'park-walk': parkWalk,
  gardens,
  hike,
  market,
  zoo,
  aquarium,
  stadium,
  stargazing,
  'cable-car': cableCar,
};
