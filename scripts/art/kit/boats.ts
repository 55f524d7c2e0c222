import type { Chance } from './chance.ts';
import { DUSK } from './dusk.ts';
import { stringLights } from './lights.ts';
import { reveller } from './people.ts';
import { circle, ellipse, group, many, path, placed, rect, stroke } from './shapes.ts';
import { lightTrail, shimmer } from './water.ts';

export interface PartyBoat {
  /** The middle of the boat, at the waterline. */
  x: number;
  y: number;
  /** 1 is 340 px long. */
  scale: number;
  hull?: string;
  stripe?: string;
  isFacingLeft?: boolean;
}

/** A trip boat with a lit saloon, a dance floor on the roof, fairy lights from mast to mast and light on the water. */
export function partyBoat(
  { x, y, scale, hull = '#21093a', stripe = '#ff7a68', isFacingLeft = false }: PartyBoat,
  chance: Chance,
): string {
  const saloon = group([
    rect(-128, -96, 236, 52, '#4a1a63'),
    many(9, (index) =>
      group([
        rect(-120 + index * 25, -88, 18, 28, '#ffd98f', { rx: 3.5, opacity: chance.between(0.8, 1) }),
        chance.happens(0.65)
          ? group([
              circle(-111 + index * 25, -73, 4.4, '#3a1350'),
              path(`M${-118 + index * 25} -60q7 -14 14 0z`, '#3a1350'),
            ])
          : rect(-120 + index * 25, -88, 18, 8, '#e07a5f', { opacity: 0.6 }),
      ]),
    ),
    rect(-128, -52, 236, 8, '#2f104a'),
    path('M108 -96h22l16 52h-38z', '#3a1354'),
    path('M114 -90h13l10 24h-23z', '#ffe9b8'),
  ]);
  const deck = group([
    many(8, (index) => reveller(-108 + index * 29, -100, 44, chance, 0.5, { fill: '#1d0733', legs: 'stand' })),
    rect(-138, -103, 256, 8, stripe),
    many(17, (index) => stroke(`M${-134 + index * 15.6} -103v-15`, '#2f104a', 1.6)),
    rect(-136, -121, 252, 3, '#2f104a'),
  ]);
  const boat = group([
    ellipse(0, 4, 190, 10, '#150524', { opacity: 0.5 }),
    stroke('M-160 -46V-168M126 -100V-172', hull, 4),
    saloon,
    deck,
    path('M-176 -46H160Q178 -48 184 -58Q178 -8 140 4H-140Q-170 0 -176 -46z', hull),
    path('M-176 -46H160Q178 -48 184 -58L182 -46Q176 -36 160 -35H-174.500z', stripe),
    many(8, (index) =>
      group([
        circle(-140 + index * 38, -18, 6, '#3a1454'),
        circle(-140 + index * 38, -18, 3.6, '#ffcf7d', { opacity: index % 3 === 2 ? 0.25 : 0.9 }),
      ]),
    ),
    stringLights({ from: [-160, -166], to: [126, -170], sag: 17, count: 15 }, 3, hull),
    stringLights({ from: [126, -170], to: [180, -58], sag: 4, count: 6 }, 2.6, hull),
    shimmer(chance, { from: -150, to: 110, top: 8, bottom: 56 }, 22, [DUSK.glow, '#ff9f83'], 0.7),
    many(5, (index) => lightTrail(chance, -110 + index * 54, 12, 62, DUSK.glow, 26)),
  ]);
  return placed(boat, x, y, isFacingLeft ? -scale : scale, scale);
}

/** A rowing boat with two people, at the waterline. */
export function rowingBoat(x: number, y: number, scale: number, fill: string = DUSK.night): string {
  return placed(
    group([
      path('M-52 -12H56Q46 6 30 6H-34Q-48 4 -52 -12z', fill),
      circle(-12, -44, 7, fill),
      path('M-22 -10q0 -28 10 -28q12 0 12 28z', fill),
      circle(24, -42, 7, fill),
      path('M14 -10q0 -26 10 -26q10 0 10 26z', fill),
      stroke('M-6 -26L34 4M-6 -26L-44 4', fill, 2.6),
      stroke('M-60 10h46M20 11h52', '#ff9f83', 2, { opacity: 0.5 }),
    ]),
    x,
    y,
    scale,
    Math.abs(scale),
  );
}

/** A sailing boat far off. */
export function sailingBoat(x: number, y: number, scale: number, hull = '#3a1457', sail = '#ffd9a6'): string {
  return placed(
    group([
      path('M-34 -8H38Q30 6 18 6H-20Q-32 2 -34 -8z', hull),
      stroke('M2 -8V-84', hull, 2.4),
      path('M6 -82Q34 -40 34 -14H6z', sail),
      path('M-2 -76Q-8 -40 -28 -14H-2z', sail, { opacity: 0.75 }),
    ]),
    x,
    y,
    scale,
    Math.abs(scale),
  );
}
