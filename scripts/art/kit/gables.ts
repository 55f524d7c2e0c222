import { round } from './shapes.ts';

export type RoofKind = 'flat' | 'pitched' | 'gabled' | 'step' | 'bell' | 'neck' | 'spout' | 'mansard';

/** How far a roof of this kind rises above the wall, as a share of the house's width. */
export const GABLE_RISE: Readonly<Record<RoofKind, number>> = {
  flat: 0.06,
  pitched: 0.42,
  gabled: 0.62,
  step: 0.72,
  bell: 0.62,
  neck: 0.78,
  spout: 0.66,
  mansard: 0.4,
};

const line = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `L${round(x)} ${round(y)}`).join('');

/** The outline of a gable over a wall from x to x + width whose top is `eaves`: path commands from right to left. */
export function gableOutline(kind: RoofKind, x: number, width: number, eaves: number): string {
  const top = eaves - width * GABLE_RISE[kind];
  const mid = x + width / 2;
  const px = (share: number) => x + width * share;
  const py = (share: number) => eaves - (eaves - top) * share;
  switch (kind) {
    case 'flat':
      return line([
        [px(1.03), eaves],
        [px(1.03), top],
        [px(-0.03), top],
        [px(-0.03), eaves],
      ]);
    case 'pitched':
      return line([
        [px(1.05), eaves],
        [px(0.88), top],
        [px(0.12), top],
        [px(-0.05), eaves],
      ]);
    case 'gabled':
      return line([
        [px(1.05), eaves],
        [mid, top],
        [px(-0.05), eaves],
      ]);
    case 'mansard':
      return line([
        [px(1.02), eaves],
        [px(0.93), py(0.75)],
        [px(0.8), top],
        [px(0.2), top],
        [px(0.07), py(0.75)],
        [px(-0.02), eaves],
      ]);
    case 'spout':
      return line([
        [px(1), eaves],
        [px(0.62), py(0.86)],
        [px(0.62), top],
        [px(0.38), top],
        [px(0.38), py(0.86)],
        [px(0), eaves],
      ]);
    case 'step': {
      const steps: [number, number][] = [];
      const count = 4;
      for (let step = 0; step < count; step += 1) {
        const side = 0.5 - (step + 0.4) * (0.38 / count);
        steps.push([px(0.5 + side), py(step / count)], [px(0.5 + side), py((step + 1) / count)]);
      }
      const back = steps.map(([sx, sy]): [number, number] => [x + width - (sx - x), sy]).reverse();
      return line([[px(1), eaves], ...steps, ...back, [px(0), eaves]]);
    }
    case 'bell':
      return (
        line([[px(1), eaves]]) +
        `C${round(px(0.98))} ${round(py(0.32))} ${round(px(0.78))} ${round(py(0.3))} ${round(px(0.74))} ${round(py(0.66))}` +
        `C${round(px(0.72))} ${round(py(0.9))} ${round(px(0.62))} ${round(top)} ${round(mid)} ${round(top)}` +
        `C${round(px(0.38))} ${round(top)} ${round(px(0.28))} ${round(py(0.9))} ${round(px(0.26))} ${round(py(0.66))}` +
        `C${round(px(0.22))} ${round(py(0.3))} ${round(px(0.02))} ${round(py(0.32))} ${round(px(0))} ${round(eaves)}`
      );
    case 'neck':
      return (
        line([
          [px(1), eaves],
          [px(1), py(0.12)],
        ]) +
        `Q${round(px(0.74))} ${round(py(0.18))} ${round(px(0.72))} ${round(py(0.52))}` +
        line([
          [px(0.72), py(0.78)],
          [px(0.76), py(0.78)],
          [px(0.76), py(0.84)],
          [mid, top],
          [px(0.24), py(0.84)],
          [px(0.24), py(0.78)],
          [px(0.28), py(0.78)],
          [px(0.28), py(0.52)],
        ]) +
        `Q${round(px(0.26))} ${round(py(0.18))} ${round(px(0))} ${round(py(0.12))}` +
        line([[px(0), eaves]])
      );
  }
}
