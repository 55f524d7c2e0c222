import { circle, ellipse, group, path, placed, rect, stroke } from '../kit/shapes.ts';

export interface Kart {
  /** Where the front wheels touch the ground, in the middle. */
  x: number;
  y: number;
  scale: number;
  body: string;
  suit: string;
  helmet: string;
  stripe: string;
  /** Degrees the kart leans into the bend. */
  turn: number;
  isBowTied?: boolean;
  /** The rabbit suit and the learner's plate. */
  isGroom?: boolean;
}

const RIM = '#ffbd8a';

const ears = group([
  path('M-12 -172C-40 -208 -42 -252 -28 -256C-12 -258 -4 -214 -2 -180z', '#ffd6dd'),
  path('M-14 -182C-32 -210 -34 -244 -28 -246C-20 -246 -12 -212 -10 -186z', '#e0567f'),
  path('M10 -174C20 -208 26 -226 42 -236C58 -238 62 -214 52 -206C44 -206 30 -196 22 -170z', '#ffd6dd'),
  path('M14 -180C24 -206 30 -222 42 -229C48 -228 48 -220 46 -216C36 -212 26 -198 20 -178z', '#e0567f'),
]);

const wheel = (x: number, top: number, wide: number, high: number, turn: number) =>
  placed(
    group([
      rect(-wide / 2 - 2, -high, wide, high, RIM, { rx: wide * 0.36 }),
      rect(-wide / 2, -high, wide, high, '#160730', { rx: wide * 0.36 }),
      stroke(`M${-wide * 0.2} ${-high + 6}V-6M${wide * 0.18} ${-high + 6}V-6`, '#3a1d55', 2),
    ]),
    x,
    top,
    1,
    1,
    turn,
  );

/** A racing kart that comes towards the viewer, its driver bent over the wheel. */
export function kart({
  x,
  y,
  scale,
  body,
  suit,
  helmet,
  stripe,
  turn,
  isBowTied = false,
  isGroom = false,
}: Kart): string {
  const driver = group([
    path('M-44 -50C-50 -104 -40 -128 -16 -134H16C40 -128 50 -104 44 -50z', RIM),
    path('M-41 -50C-47 -102 -38 -126 -14 -132H17C41 -126 51 -102 45 -50z', suit),
    path('M10 -132H17C41 -126 51 -102 45 -50H26C34 -90 28 -120 10 -132z', '#170b3f', { opacity: 0.16 }),
    isGroom
      ? ellipse(0, -78, 22, 28, '#fff4f0')
      : stroke('M-18 -128L-10 -54M18 -128L10 -54', stripe, 5, { opacity: 0.8 }),
    isBowTied
      ? path('M0 -126L-22 -136V-114zM0 -126L22 -136V-114z', isGroom ? '#7a2784' : '#e0567f') +
        circle(0, -126, 5, '#5b2470')
      : '',
  ]);
  const head = group([
    isGroom ? ears : '',
    circle(-2.5, -162, 31, RIM),
    circle(0, -161, 30.5, helmet),
    path('M-6 -191.500Q0 -193 6 -191.500L7 -172H-7z', stripe),
    path('M-27 -166Q0 -178 27 -166L25 -147Q0 -139 -25 -147z', '#1d0a3e'),
    path('M-23 -163Q-8 -170 4 -170L-6 -145Q-16 -146 -22 -149z', '#ffb98a', { opacity: 0.85 }),
    path('M12 -169L24 -165L22 -150L6 -144z', '#d4567f', { opacity: 0.5 }),
    path('M-24 -146Q0 -136 24 -146Q20 -131 0 -130Q-20 -131 -24 -146z', helmet),
    stroke('M-9 -137H9', '#1d0a3e', 2.4),
  ]);
  return placed(
    group([
      ellipse(4, 4, 136, 15, '#12042a', { opacity: 0.55 }),
      wheel(-98, -6, 38, 62, 0),
      wheel(98, -6, 38, 62, 0),
      path('M-52 -46V-112Q-52 -126 -40 -126H40Q52 -126 52 -112V-46z', '#1c0a35'),
      driver,
      path('M-86 -50L-40 -58V-14H-92z', '#2d0f45'),
      path('M86 -50L40 -58V-14H92z', '#2d0f45'),
      path('M-92 -46L-44 -52L-40 -18L-94 -16z', body),
      path('M92 -46L44 -52L40 -18L94 -16z', body),
      path('M92 -46L44 -52L43 -44L92 -39z', '#fff0e2', { opacity: 0.35 }),
      stroke('M-38 -112C-66 -96 -58 -78 -24 -72', suit, 19),
      stroke('M38 -112C66 -96 58 -78 24 -72', suit, 19),
      stroke('M-46 -112C-74 -96 -66 -76 -30 -68', RIM, 2, { opacity: 0.9 }),
      ellipse(0, -70, 31, 20, 'none', { stroke: '#160730', 'stroke-width': 7 }),
      circle(-27, -72, 10, isGroom ? '#fff4f0' : '#1c0a35'),
      circle(27, -72, 10, isGroom ? '#fff4f0' : '#1c0a35'),
      head,
      path('M-46 -50Q0 -72 46 -50L62 -10Q0 2 -62 -10z', body),
      path('M-46 -50Q0 -72 46 -50L48 -45Q0 -66 -48 -45z', '#fff0e2', { opacity: 0.6 }),
      path('M20 -60Q36 -56 46 -50L62 -10Q50 -6 36 -4z', '#170b3f', { opacity: 0.2 }),
      isGroom
        ? placed(
            rect(-19, -19, 38, 38, '#fff8ee', { rx: 4 }) + path('M-9 -13H-1V6H10V13H-9z', '#e0334f'),
            0,
            -30,
            1,
            1,
            -4,
          )
        : circle(0, -32, 15, stripe) + circle(0, -32, 9, body),
      wheel(-80, 4, 30, 48, turn * 3),
      wheel(80, 4, 30, 48, turn * 3),
      rect(-78, -17, 156, 13, '#160730', { rx: 6.5 }),
      rect(-76, -17, 152, 3.5, RIM, { rx: 1.7, opacity: 0.8 }),
      circle(-50, -30, 5, '#fff6dc') + circle(50, -30, 5, '#fff6dc'),
      circle(-50, -30, 30, 'url(#lamp-glow)', { opacity: 0.8 }) +
        circle(50, -30, 30, 'url(#lamp-glow)', { opacity: 0.8 }),
    ]),
    x,
    y,
    scale,
    scale,
    turn,
  );
}
