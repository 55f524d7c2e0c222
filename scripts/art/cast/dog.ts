import { circle, ellipse, group, path, placed, stroke } from '../kit/shapes.ts';

/** A dog that has smelt food: it sits and looks up to the right. */
export function dog(x: number, y: number, scale: number): string {
  return placed(
    group([
      ellipse(6, 2, 52, 7, '#0e0420', { opacity: 0.5 }),
      stroke('M-34 -6Q-56 -14 -52 -34', '#8a4a4f', 9),
      path('M-38 0C-46 -36 -20 -54 0 -84L30 -76C34 -50 30 -30 30 0H16L12 -34Q4 -18 6 0z', '#a55d52'),
      path('M12 -34L16 0H30C30 -30 34 -50 31 -68z', '#c77b63'),
      path('M-6 -78C-14 -112 16 -126 34 -116L58 -110Q64 -102 56 -98L36 -90C28 -76 6 -70 -6 -78z', '#a55d52'),
      path('M-4 -104C-18 -104 -20 -80 -12 -70C-2 -74 6 -92 4 -104z', '#6d3246'),
      circle(59, -107, 4, '#1c0a2e'),
      circle(30, -107, 2.6, '#1c0a2e'),
      stroke('M-6 -72Q12 -62 30 -72', '#ffc46b', 5),
      stroke('M60 -112Q62 -100 40 -92', '#ffd0a0', 1.6, { opacity: 0.8 }),
    ]),
    x,
    y,
    scale,
  );
}
