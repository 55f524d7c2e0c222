import type { Chance } from './chance.ts';
import { DUSK } from './dusk.ts';
import { circle, ellipse, group, many, path, placed, round, stroke } from './shapes.ts';

/** A round-headed tree standing at x, y: boughs, clumps of leaves and the light of the evening on some of them. */
export function tree(x: number, y: number, height: number, fill: string, chance: Chance, lit = '#ff9f83'): string {
  const crown = height * 0.33;
  const middle = y - height * 0.66;
  const clump = (spread: number, size: number) => {
    const angle = chance.between(0, Math.PI * 2);
    const far = Math.sqrt(chance()) * spread;
    return { x: x + Math.cos(angle) * crown * far, y: middle + Math.sin(angle) * crown * far * 0.92, r: crown * size };
  };
  const clumps = Array.from({ length: 22 }, () => clump(0.92, chance.between(0.2, 0.36)));
  const bough = (dx: number, dy: number) =>
    stroke(
      `M${round(x)} ${round(y - height * 0.3)}Q${round(x + dx * 0.2)} ${round(middle + dy * 0.2)} ${round(x + dx)} ${round(middle + dy)}`,
      fill,
      height * 0.026,
    );
  return group([
    path(
      `M${round(x - height * 0.035)} ${round(y)}q${round(height * 0.02)} ${round(-height * 0.25)} 0 ${round(-height * 0.5)}h${round(height * 0.05)}q${round(-height * 0.01)} ${round(height * 0.3)} ${round(height * 0.03)} ${round(height * 0.5)}z`,
      fill,
    ),
    bough(-crown * 0.7, -crown * 0.1),
    bough(crown * 0.7, -crown * 0.2),
    ...clumps.map((leaf) => circle(leaf.x + 1.6, leaf.y - 1.6, leaf.r, lit, { opacity: 0.22 })),
    ...clumps.map((leaf) => circle(leaf.x, leaf.y, leaf.r, fill)),
    many(26, () => {
      const leaf = clump(1.05, 0.05);
      return ellipse(leaf.x, leaf.y, crown * 0.075, crown * 0.045, lit, { opacity: chance.between(0.05, 0.17) });
    }),
  ]);
}

/** A slender cypress or poplar. */
export function cypress(x: number, y: number, height: number, fill: string): string {
  const wide = height * 0.16;
  return path(
    `M${round(x)} ${round(y - height)}C${round(x + wide * 0.8)} ${round(y - height * 0.6)} ${round(x + wide)} ${round(y - height * 0.2)} ${round(x + wide * 0.3)} ${round(y)}h${round(-wide * 0.6)}C${round(x - wide)} ${round(y - height * 0.2)} ${round(x - wide * 0.8)} ${round(y - height * 0.6)} ${round(x)} ${round(y - height)}z`,
    fill,
  );
}

/** A palm with a leaning trunk and drooping fronds. */
export function palm(x: number, y: number, height: number, fill: string, chance: Chance): string {
  const lean = height * chance.between(-0.12, 0.12);
  const top = { x: x + lean, y: y - height };
  return group([
    path(
      `M${round(x - height * 0.03)} ${round(y)}Q${round(x + lean * 0.2)} ${round(y - height * 0.5)} ${round(top.x - height * 0.014)} ${round(top.y)}h${round(height * 0.028)}Q${round(x + lean * 0.2 + height * 0.05)} ${round(y - height * 0.5)} ${round(x + height * 0.03)} ${round(y)}z`,
      fill,
    ),
    many(11, (index) => {
      const angle = -Math.PI + (index / 10) * Math.PI + chance.between(-0.1, 0.1);
      const long = height * chance.between(0.32, 0.42);
      const endX = top.x + Math.cos(angle) * long;
      const endY = top.y + Math.sin(angle) * long * 0.75 + long * 0.34;
      const midX = top.x + Math.cos(angle) * long * 0.6;
      const midY = top.y + Math.sin(angle) * long * 0.85 - long * 0.1;
      return path(
        `M${round(top.x)} ${round(top.y)}Q${round(midX)} ${round(midY)} ${round(endX)} ${round(endY)}Q${round(midX - long * 0.02)} ${round(midY + long * 0.22)} ${round(top.x)} ${round(top.y)}z`,
        fill,
      );
    }),
    circle(top.x, top.y, height * 0.03, fill),
  ]);
}

/** Leaves hanging into the picture, to frame a corner. */
export function foliage(
  x: number,
  y: number,
  reach: number,
  count: number,
  chance: Chance,
  fill: string = DUSK.night,
): string {
  return group([
    stroke(
      `M${round(x - reach)} ${round(y - reach * 0.3)}Q${round(x - reach * 0.2)} ${round(y + reach * 0.2)} ${round(x + reach * 0.9)} ${round(y)}`,
      fill,
      reach * 0.04,
    ),
    many(count, () => {
      const angle = chance.between(0, Math.PI * 2);
      const r = Math.sqrt(chance());
      const long = chance.between(0.16, 0.32) * reach;
      const leaf = `<path d="M0 0Q${round(long / 2)} ${round(-long * 0.34)} ${round(long)} 0Q${round(long / 2)} ${round(long * 0.34)} 0 0z" fill="${fill}"/>`;
      return placed(
        leaf,
        x + Math.cos(angle) * reach * r,
        y + Math.sin(angle) * reach * 0.55 * r,
        1,
        1,
        chance.between(0, 360),
      );
    }),
  ]);
}

/** Grass along the lower edge of the picture. */
export function grass(
  from: number,
  to: number,
  y: number,
  height: number,
  count: number,
  chance: Chance,
  fill: string = DUSK.night,
): string {
  return many(count, () => {
    const x = chance.between(from, to);
    const long = height * chance.between(0.4, 1);
    const bend = chance.between(-0.4, 0.4) * long;
    return stroke(
      `M${round(x)} ${round(y)}q${round(bend * 0.2)} ${round(-long * 0.6)} ${round(bend)} ${round(-long)}`,
      fill,
      chance.between(1.6, 3.6),
    );
  });
}

/** A hedge or a bank of bushes standing on `base`. */
export function bushes(from: number, to: number, base: number, size: number, chance: Chance, fill: string): string {
  const drawn: string[] = [];
  for (let x = from; x < to; x += size * chance.between(0.5, 0.9)) {
    const r = size * chance.between(0.5, 0.9);
    drawn.push(ellipse(x, base - r * 0.2, r, r * 0.85, fill));
  }
  return group(drawn);
}
