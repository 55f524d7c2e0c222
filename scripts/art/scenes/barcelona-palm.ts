import type { Chance } from '../kit/chance.ts';
import { circle, group, many, path, stroke } from '../kit/shapes.ts';

export interface Palm {
  x: number;
  base: number;
  height: number;
  /** How far the crown stands to the right of the foot, px. */
  lean: number;
  fill: string;
  /** The light along the side of the sun, which is the left. */
  rim: string;
}

/** A palm: a slightly bowed, ringed trunk, a skirt of dry leaves and a crown of feathered fronds. */
export function palm({ x, base, height, lean, fill, rim }: Palm, chance: Chance): string {
  const top = { x: x + lean, y: base - height };
  const reach = 34 + height * 0.25;
  const thin = 1.1 + height * 0.0052;
  const frond = (angle: number, long: number, colour: string) => {
    const droop = long * (0.28 + 0.4 * Math.abs(Math.cos(angle)));
    const tip = { x: top.x + Math.cos(angle) * long, y: top.y + Math.sin(angle) * long + droop };
    const bend = { x: top.x + Math.cos(angle) * long * 0.55, y: top.y + Math.sin(angle) * long * 0.8 };
    const spot = (t: number) => ({
      x: (1 - t) ** 2 * top.x + 2 * t * (1 - t) * bend.x + t * t * tip.x,
      y: (1 - t) ** 2 * top.y + 2 * t * (1 - t) * bend.y + t * t * tip.y,
    });
    const barbs = many(17, (index) => {
      const t = 0.14 + (index / 16) * 0.86;
      const from = spot(t);
      const ahead = spot(Math.min(1, t + 0.02));
      const back = spot(t - 0.02);
      const heading = Math.atan2(ahead.y - back.y, ahead.x - back.x);
      const size = long * 0.3 * Math.sin(Math.PI * (0.16 + t * 0.74)) * chance.between(0.86, 1.1);
      return [-0.74, 0.74]
        .map((turn) => {
          const end = {
            x: from.x + Math.cos(heading + turn) * size,
            y: from.y + Math.sin(heading + turn) * size + size * 0.26,
          };
          return stroke(`M${from.x} ${from.y}L${end.x} ${end.y}`, colour, thin);
        })
        .join('');
    });
    return group([stroke(`M${top.x} ${top.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`, colour, thin * 1.5), barbs]);
  };
  const wide = 3 + height * 0.016;
  const trunk = (shift: number, colour: string) =>
    path(
      `M${x - wide * 1.25 + shift} ${base}Q${x + lean * 0.2 + shift - wide * 0.8} ${base - height * 0.5} ${top.x - wide * 0.62 + shift} ${top.y}H${top.x + wide * 0.62 + shift}Q${x + lean * 0.2 + wide * 0.8 + shift} ${base - height * 0.5} ${x + wide * 1.25 + shift} ${base}Z`,
      colour,
    );
  const spread = Array.from({ length: 12 }, (_, index) => -Math.PI * (1.06 - (index / 11) * 1.12));
  return group([
    trunk(-1.8, rim),
    trunk(0, fill),
    many(Math.floor(height / 13), (ring) => {
      const t = (ring + 0.5) / Math.floor(height / 13);
      const cx = x + lean * (0.4 * t * (1 - t) + t * t);
      return stroke(`M${cx - wide * 0.7} ${base - height * t}q${wide * 0.7} 3 ${wide * 1.4} 0`, rim, 1, {
        opacity: 0.35,
      });
    }),
    ...spread.map((angle) => frond(angle + chance.between(-0.07, 0.07), reach * chance.between(0.86, 1.1), fill)),
    ...[0.16, 0.84].map((turn) => frond(Math.PI * turn, reach * 0.56, fill)),
    ...spread.slice(1, 6).map((angle) => {
      const long = reach * 0.62;
      return stroke(
        `M${top.x} ${top.y}q${Math.cos(angle) * long * 0.5} ${Math.sin(angle) * long * 0.8} ${Math.cos(angle) * long} ${Math.sin(angle) * long + long * 0.2}`,
        rim,
        thin * 0.8,
        { opacity: 0.75 },
      );
    }),
    circle(top.x, top.y + 3, wide * 1.5, fill),
    circle(top.x - wide, top.y + wide * 2, wide * 0.7, '#d98a4f'),
    circle(top.x + wide * 0.4, top.y + wide * 2.4, wide * 0.7, '#b5662f'),
  ]);
}
