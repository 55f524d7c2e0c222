import { circle, path, rect, stroke } from '../kit/shapes.ts';
import { HUE } from './hue.ts';
import { crown, rim, shadow, sparkle, twoTone } from './light.ts';
import { ground, spot } from './spot.ts';

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
      circle(274, 172, 12, HUE.night),
      circle(302, 176, 11, HUE.night),
      path('M256 208q0-24 18-24 14 0 16 10 4-8 14-8 16 2 16 22z', HUE.night),
      crown(274, 163, 0.6),
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
      stroke('M200 76v34', HUE.sea, 3),
      path('M182 116q0-10 18-10t18 10v26q0 8-18 8t-18-8z', twoTone(HUE.glow, HUE.gold, 0.42)),
      path('M178 112h44v6h-44zM180 144h40v6h-40z', HUE.night),
      circle(200, 130, 34, HUE.glow, { opacity: 0.3 }),
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

const oldTown = () =>
  spot(
    'dusk',
    [
      path('M0 250V96l46-40 46 40v154zM104 250V70l40-34 40 34v180z', twoTone(HUE.rose, HUE.mauve, 0.4)),
      path('M250 250V110l34-30 34 30v140zM318 250V60h82v190z', twoTone(HUE.magenta, HUE.rose, 0.4)),
      path(
        'M-6 100L46 50l52 50-8 6-44-42-44 42zM98 74l46-42 46 42-8 6-38-36-38 36zM244 114l40-38 40 38-8 6-32-30-32 30zM312 52h94v12h-94z',
        HUE.wood,
      ),
      ...[
        [18, 112],
        [58, 112],
        [18, 158],
        [58, 158],
        [120, 90],
        [154, 90],
        [120, 134],
        [154, 134],
        [262, 128],
        [292, 128],
        [262, 168],
        [334, 80],
        [370, 80],
        [334, 126],
        [370, 126],
        [334, 172],
      ].map(([x = 0, y = 0]) => rect(x, y, 16, 26, HUE.glow, { rx: 8 })),
      ground(246, HUE.dark),
      path('M150 300l46-54h18l40 54z', HUE.amber, { opacity: 0.6 }),
      path('M28 250v-38q10-12 20 0v38zM130 250v-44q12-14 24 0v44zM286 250v-36q10-10 20 0v36z', HUE.night),
      path('M322 214h70l8 20h-84z', HUE.coral),
      stroke('M226 262V128', HUE.night, 6),
      circle(226, 116, 32, HUE.glow, { opacity: 0.25 }),
      path('M214 130l-4-22h32l-4 22z', HUE.glow),
      path('M206 108l20-16 20 16z', HUE.night),
      circle(178, 196, 14, HUE.night),
      circle(206, 202, 13, HUE.night),
      path('M158 270v-32q2-24 20-24 14 0 18 14 4-10 12-10 14 2 16 22v30z', HUE.night),
      crown(206, 191, 0.7),
      rim('M186 186q6 6 4 16', 2.5),
    ],
    { x: 214, y: 150, r: 70 },
  );

/** Grass, mountains and stars. */
export const GREEN_SPOTS = {
  'park-walk': parkWalk,
  gardens,
  hike,
  stargazing,
  'old-town': oldTown,
};
