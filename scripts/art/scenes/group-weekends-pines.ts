import type { Chance } from '../kit/chance.ts';
import { group, path, round } from '../kit/shapes.ts';

/** A pine with ragged boughs; stands at x, y. */
export function pine(x: number, y: number, height: number, fill: string, chance: Chance): string {
  const tiers = Math.max(6, Math.round(height / 34));
  const half = height * 0.2;
  const side = (way: 1 | -1) =>
    Array.from({ length: tiers }, (_, index) => {
      const u = (index + 1) / tiers;
      const reach = half * u ** 0.86 * chance.between(0.82, 1.14) * way;
      const tipY = y - height + height * 0.94 * u;
      const nookY = tipY - (height * 0.22) / tiers;
      return `Q${round(x + reach * 0.42)} ${round(tipY - (height * 0.5) / tiers)} ${round(x + reach)} ${round(tipY)}Q${round(x + reach * 0.6)} ${round(nookY + 2)} ${round(x + reach * 0.38)} ${round(nookY)}`;
    });
  const start = `M${round(x)} ${round(y - height)}`;
  const trunk = `M${round(x - height * 0.018)} ${round(y)}V${round(y - height * 0.5)}h${round(height * 0.036)}V${round(y)}z`;
  return group([
    path(`${start}${side(1).join('')}L${round(x)} ${round(y - height * 0.08)}z`, fill),
    path(`${start}${side(-1).join('')}L${round(x)} ${round(y - height * 0.08)}z`, fill),
    path(trunk, fill),
  ]);
}

/** A wooded ridge: `top` gives the height of the ground at x, trees of about `size` stand on it, closed at `base`. */
export function pineRidge(
  from: number,
  to: number,
  top: (x: number) => number,
  size: number,
  base: number,
  fill: string,
  chance: Chance,
): string {
  let d = `M${from} ${base}L${from} ${round(top(from))}`;
  for (let x = from; x < to; x += size * chance.between(0.2, 0.42)) {
    const high = size * chance.between(0.6, 1.3);
    const ground = top(x);
    const half = high * 0.17;
    d += `L${round(x - half)} ${round(ground)}L${round(x - half * 0.45)} ${round(ground - high * 0.36)}L${round(x - half * 0.62)} ${round(ground - high * 0.36)}L${round(x - half * 0.2)} ${round(ground - high * 0.68)}L${round(x)} ${round(ground - high)}L${round(x + half * 0.2)} ${round(ground - high * 0.68)}L${round(x + half * 0.62)} ${round(ground - high * 0.36)}L${round(x + half * 0.45)} ${round(ground - high * 0.36)}L${round(x + half)} ${round(ground)}`;
  }
  return path(`${d}L${to} ${round(top(to))}V${base}z`, fill);
}
