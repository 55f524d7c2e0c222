import { at, circle, DUSK, element, group, path, rect, shape, stroke } from './shapes.ts';

/** What somebody holds up. */
export type Toast = 'flute' | 'pint' | 'coupe' | 'microphone';
/** The small story of a person in the crowd. */
export type Story = 'none' | 'crown' | 'veil' | 'party-hat' | 'bun' | 'bow-tie' | 'sash';

export interface Guest {
  x: number;
  y: number;
  scale: number;
  toast: Toast;
  story: Story;
  /** The raised arm: 1 to the right, -1 to the left. */
  side: 1 | -1;
  /** How far the arm leans out, in pixels. */
  reach?: number;
}

const SHADOW = '#0c0524';
const RIM = '#ff9a72';

const held: Record<Toast, readonly string[]> = {
  flute: [
    path('M-5 -46h10l-2 24q-3 5 -6 0z', DUSK.glow),
    path('M-4.4 -36h8.8l-1.4 14q-3 5 -6 0z', DUSK.gold),
    stroke('M0 -20V0M-5 0H5', DUSK.glow, 2),
    circle(-1, -50, 1.6, DUSK.cream),
    circle(3, -56, 1.3, DUSK.cream),
  ],
  pint: [
    path('M-10 -34h20l-2.5 36h-15z', '#e8973a'),
    path('M-10 -34h20l-.6 8h-18.8z', DUSK.cream),
    circle(-6, -35, 5, DUSK.cream),
    circle(2, -37, 6, DUSK.cream),
    stroke('M9 -24q9 2 7 12q-2 6 -8.500 6', DUSK.glow, 3),
  ],
  coupe: [
    path('M-13 -30h26q-2 14 -13 14t-13 -14z', '#ff8fa8'),
    stroke('M0 -16V0M-6 0H6', DUSK.glow, 2),
    circle(8, -32, 3.4, DUSK.coral),
    stroke('M8 -32L14 -42', DUSK.teal, 1.8),
  ],
  microphone: [
    rect(-3, -18, 6, 22, '#54307a', { rx: 2 }),
    circle(0, -24, 8, '#c9a9d6'),
    stroke('M-6 -27L4 -18M-3 -31L7 -22', '#7d5a94', 1.2),
  ],
};

const worn: Record<Story, readonly string[]> = {
  none: [],
  crown: [path('M-15 -108l-4 -20l10 8l9 -14l9 14l10 -8l-4 20z', DUSK.gold)],
  veil: [
    path('M-12 -112C8 -124 20 -112 24 -92C32 -58 36 -28 40 0Q22 2 8 -10C14 -44 6 -84 -12 -112Z', DUSK.cream, {
      opacity: 0.66,
    }),
    circle(-8, -112, 4, DUSK.coral),
    circle(0, -115, 4, DUSK.gold),
    circle(8, -114, 4, DUSK.coral),
  ],
  'party-hat': [
    shape([-13, -108, 2, -148, 14, -106], DUSK.coral),
    stroke('M-8 -119L11 -115M-3 -131L8 -128', DUSK.glow, 2.6),
    circle(2, -149, 5, DUSK.gold),
  ],
  bun: [circle(4, -120, 9, SHADOW)],
  'bow-tie': [path('M0 -60l-10 -6v12zM0 -60l10 -6v12z', DUSK.magenta)],
  sash: [
    path('M-27 -50L-14 -59L31 22L33 46Z', DUSK.magenta),
    path('M-21 -50l3 -3l50 84l1 6z', DUSK.cream, { opacity: 0.55 }),
  ],
};

/** Hair falls on the shoulders of some, so that the row is not one person six times. */
const LONG_HAIR: ReadonlySet<Story> = new Set(['veil', 'sash', 'bun']);

/** One guest with a glass up, dark against the dusk with a warm edge on the side of the sun. */
export function guest({ x, y, scale, toast, story, side, reach = 22 }: Guest): string {
  const hand = { x: side * (34 + reach), y: -142 };
  const elbow = { x: side * (50 + reach * 0.6), y: -74 };
  const figure = (fill: string) => [
    element('ellipse', { cx: 0, cy: -94, rx: 16.5, ry: 19, fill }),
    LONG_HAIR.has(story)
      ? path('M-17 -96C-20 -122 20 -122 18 -94C19 -74 24 -60 22 -42Q0 -34 -22 -42C-24 -60 -18 -76 -17 -96Z', fill)
      : path('M-16 -92C-22 -116 -2 -120 8 -114C20 -110 19 -98 16 -88Z', fill),
    path(
      'M-8 -84H8V-62Q22 -60 29 -52C38 -40 36 -4 31 24L36 130H-36L-31 24C-36 -4 -38 -40 -29 -52Q-22 -60 -8 -62Z',
      fill,
    ),
    stroke(`M${side * 25} -46L${elbow.x} ${elbow.y}L${hand.x} ${hand.y}`, fill, 13, { 'stroke-linejoin': 'round' }),
    stroke(`M${-side * 28} -44Q${-side * 50} -8 ${-side * 26} 30`, fill, 13),
  ];
  return at(x, y, scale, [
    group(figure(RIM), { transform: 'translate(-2.600 -1.600)' }),
    ...figure(SHADOW),
    ...worn[story],
    at(hand.x + side * 2, hand.y + 2, 1, held[toast]),
    circle(hand.x, hand.y, 8, SHADOW),
  ]);
}

/** A river boat under a string of lights, with a party on its deck. */
export function partyBoat(x: number, y: number, scale: number, rng: () => number): string {
  const bulbs = Array.from({ length: 15 }, (_, index) => {
    const along = index / 14;
    return circle(
      -120 + along * 250,
      -92 + Math.sin(along * Math.PI) * 20,
      4,
      [DUSK.gold, DUSK.coral, '#7fd6c8'][index % 3] ?? DUSK.gold,
    );
  });
  const dancers = Array.from({ length: 8 }, (_, index) => {
    const left = -92 + index * 26 + rng() * 6;
    const up = rng() > 0.4;
    return group([
      circle(left, -62, 6.5, DUSK.night),
      path(`M${left - 8} -36q0 -20 8 -20t8 20z`, DUSK.night),
      up ? stroke(`M${left + 5} -50l8 -16`, DUSK.night, 4) : '',
    ]);
  });
  return at(x, y, scale, [
    path('M-190 34H190', 'none'),
    rect(-175, 30, 350, 6, DUSK.night, { opacity: 0.35, rx: 3 }),
    stroke('M-124 -96V-34M134 -96V-34', DUSK.night, 4),
    stroke('M-122 -92Q5 -50 132 -92', '#5a2b78', 1.6),
    ...bulbs,
    ...dancers,
    rect(-112, -38, 232, 8, DUSK.coral, { rx: 3 }),
    rect(-100, -30, 208, 34, '#2c1157'),
    ...[-88, -60, -32, -4, 24, 52, 80].map((left) => rect(left, -23, 18, 17, DUSK.glow, { rx: 4 })),
    path('M-172 4H178L148 32H-146Z', DUSK.night),
    path('M-172 4H178L172 10H-166Z', DUSK.coral),
    stroke('M156 4V-26M156 -26l20 6l-20 6', DUSK.gold, 2.4),
  ]);
}
