import type { Chance } from '../kit/chance.ts';
import { DUSK } from '../kit/dusk.ts';
import { circle, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { type Colours, trencadis } from './barcelona-park.ts';

const SKIN: Colours = ['#3aa39a', '#63c0b0', '#4a6fb5', '#2b6f86', '#8fd0c0', '#3aa39a'];
const CREST: Colours = ['#ffc46b', '#ff9f6e', '#ffe9c9', '#e0617d'];

const BODY =
  'M-250 8C-244 -12 -214 -26 -178 -30C-140 -34 -116 -46 -88 -66C-54 -90 4 -96 44 -82C62 -76 72 -80 86 -92C100 -104 124 -106 142 -96C160 -86 178 -66 190 -50C194 -44 192 -38 184 -35C166 -29 142 -26 122 -24C104 -14 84 -8 58 -6C14 0 -36 -2 -72 -10C-104 -16 -128 -10 -156 -2C-190 8 -224 -2 -250 8Z';
const LEGS = [
  'M60 -34C84 -40 104 -24 106 -4L124 6L142 4L136 12L150 16L136 20L138 28L120 22C104 26 86 22 80 8C70 4 58 -4 52 -16Z',
  'M-86 -44C-58 -48 -38 -30 -40 -8L-20 4L-2 2L-8 10L4 16L-10 18L-8 26L-26 22C-44 26 -62 20 -66 4C-80 -4 -92 -16 -98 -28Z',
] as const;

/** El Drac, the mosaic lizard of the steps, with water at his mouth; about 440 px long, feet on y = 20. */
export function lizard(x: number, y: number, scale: number, chance: Chance): string {
  const spine = (left: number) => -40 - 34 * Math.exp(-(((left - 10) / 110) ** 2));
  const farLegs = [
    'M24 -18C40 -16 46 2 40 14L56 20L38 24L22 20L18 -4Z',
    'M-120 -24C-106 -20 -104 0 -112 12L-96 18L-114 22L-130 16L-130 -10Z',
  ];
  return group(
    [
      ellipse(-20, 22, 220, 11, '#0a0218', { opacity: 0.6 }),
      ...farLegs.map((d) => path(d, '#2a5a68')),
      trencadis(
        'lizard-body',
        BODY,
        { x: -256, y: -110, width: 452, height: 124, size: 11 },
        (left, top) => (top < spine(left) + 14 ? chance.pick(CREST) : chance.pick(SKIN)),
        chance,
      ),
      path(
        'M-250 8C-190 -20 -130 -34 -72 -34C-10 -30 60 -34 122 -44C150 -48 174 -46 190 -42C188 -36 180 -34 166 -30C142 -26 122 -24 104 -16C84 -8 14 0 -36 -2C-72 -10 -104 -16 -156 -2C-190 8 -224 -2 -250 8Z',
        '#1a0838',
        { opacity: 0.38 },
      ),
      ...LEGS.map((d, index) =>
        trencadis(
          `lizard-leg-${index}`,
          d,
          { x: index === 0 ? 46 : -104, y: -52, width: 116, height: 84, size: 10 },
          () => chance.pick(index === 0 ? SKIN : SKIN),
          chance,
        ),
      ),
      stroke(
        'M-250 8C-244 -12 -214 -26 -178 -30C-140 -34 -116 -46 -88 -66C-54 -90 4 -96 44 -82C62 -76 72 -80 86 -92C100 -104 124 -106 142 -96C160 -86 178 -66 190 -50',
        '#fff0d2',
        3.4,
      ),
      ...Array.from({ length: 15 }, (_, index) =>
        circle(-150 + index * 14.5, spine(-150 + index * 14.5) - 4, 3.4, index % 2 ? '#ffc46b' : '#ff8563'),
      ),
      circle(138, -76, 10.5, '#3a1650'),
      circle(138, -76, 8.6, DUSK.cream),
      circle(140.5, -76, 4.8, '#1a0838'),
      circle(142, -78, 1.6, DUSK.cream),
      stroke('M190 -44C170 -40 150 -42 132 -50', '#2a0d42', 3.4),
      stroke('M188 -40Q206 -26 204 14', '#bfeae0', 3.4, { opacity: 0.85 }),
      stroke('M192 -40Q214 -24 213 12', '#bfeae0', 1.8, { opacity: 0.65 }),
      ellipse(208, 18, 30, 5, '#8fd0c0', { opacity: 0.55 }),
      ellipse(208, 17, 16, 2.4, '#e7fbf5', { opacity: 0.7 }),
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}
