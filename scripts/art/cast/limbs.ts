import { round } from '../kit/shapes.ts';

/** A joint of an arm or a leg with its half width. */
export interface Joint {
  x: number;
  y: number;
  r: number;
}

/** Shoulder or hip to hand or foot: the angles of the two bones. */
export type Bend = readonly [upper: number, fore: number];

const ball = ({ x, y, r }: Joint) =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

function bone(from: Joint, to: Joint): string {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const nx = -(to.y - from.y) / long;
  const ny = (to.x - from.x) / long;
  return `M${round(from.x + nx * from.r)} ${round(from.y + ny * from.r)}L${round(to.x + nx * to.r)} ${round(to.y + ny * to.r)}L${round(to.x - nx * to.r)} ${round(to.y - ny * to.r)}L${round(from.x - nx * from.r)} ${round(from.y - ny * from.r)}z`;
}

/** The outline of a limb through its joints, as path data; round at every joint. */
export function limbOutline(joints: readonly Joint[]): string {
  return joints
    .map((joint, index) => {
      const next = joints[index + 1];
      return ball(joint) + (next === undefined ? '' : bone(joint, next));
    })
    .join('');
}

/** Where a bone of `long` ends that leaves `from` at `degrees`: 0 hangs down, 90 points to the right, 180 up. */
export function boneEnd(from: { x: number; y: number }, degrees: number, long: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * long, y: from.y + Math.cos(angle) * long };
}

/** The point between two joints at `share` of the way. */
export function between(from: Joint, to: Joint, share: number): Joint {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    r: from.r + (to.r - from.r) * share,
  };
}
