import type { Chance } from '../kit/chance.ts';
import { halo } from '../kit/lights.ts';
import { circle, ellipse, fade, group, many, path, placed, rect, round, stroke } from '../kit/shapes.ts';

/** Glass panels between steel posts at the edge of the roof. */
export function parapet(top: number, bottom: number): string {
  return group([
    rect(0, top, 1600, bottom - top, '#ffd0b8', { opacity: 0.16 }),
    many(13, (index) =>
      path(`M${index * 128 + 20} ${bottom}l34 ${top - bottom}h18l-34 ${bottom - top}z`, '#fff0e2', { opacity: 0.12 }),
    ),
    many(14, (index) => rect(index * 128 - 3, top - 4, 6, bottom - top + 8, '#2f104a')),
    rect(0, top - 7, 1600, 7, '#3a1350'),
    rect(0, top - 8, 1600, 2, '#ff9f83', { opacity: 0.7 }),
  ]);
}

/** Boards that run towards the sun. */
export function deck(top: number, sunX: number, chance: Chance): string {
  return group([
    fade('deck', [
      [0, '#a34a78'],
      [0.22, '#6d2c6c'],
      [0.6, '#35134f'],
      [1, '#16062e'],
    ]),
    rect(0, top, 1600, 1000 - top, 'url(#deck)'),
    many(39, (index) =>
      stroke(`M${round(sunX + (index - 19) * 58)} ${top}L${round(sunX + (index - 19) * 150)} 1000`, '#23093c', 1.6, {
        opacity: 0.5,
      }),
    ),
    many(46, () => {
      const depth = chance();
      const long = chance.between(30, 100);
      return rect(
        sunX + (chance() + chance() - 1) * (90 + depth * 240) - long / 2,
        top + 6 + depth * 190,
        long,
        2.8,
        '#ffc79a',
        { rx: 1.4, opacity: 0.36 * (1 - depth) },
      );
    }),
  ]);
}

/** A round table at standing height; x, y is its foot. */
export function highTable(x: number, y: number): string {
  return placed(
    group([
      ellipse(0, 2, 44, 9, '#12042a', { opacity: 0.5 }),
      rect(-4, -142, 8, 140, '#2a0d45'),
      ellipse(0, -2, 30, 6, '#2a0d45'),
      ellipse(0, -138, 62, 9, '#3a1350'),
      ellipse(0, -142, 62, 9, '#f3cdb8'),
      ellipse(0, -142, 52, 6.5, '#ffe4cc'),
    ]),
    x,
    y,
  );
}

/** A ping-pong table seen from its long side; x, y is the middle below its front edge. */
export function pingPong(x: number, y: number): string {
  return placed(
    group([
      ellipse(0, 62, 150, 12, '#12042a', { opacity: 0.5 }),
      path('M-122 -50L-126 62M122 -50L126 62M-84 -60L-86 40M84 -60L86 40', 'none', {
        stroke: '#1c0a35',
        'stroke-width': 7,
      }),
      path('M-116 -92H116L140 -44H-140z', '#2f8f86'),
      path('M-116 -92H116L118 -88H-118z', '#fff0e2'),
      path('M-137 -49H137L140 -44H-140z', '#fff0e2'),
      path('M-126 -70H126L127.500 -67H-127.500z', '#fff0e2', { opacity: 0.85 }),
      rect(-140, -44, 280, 9, '#1d5f66'),
      path('M0 -92V-118L0 -44V-72z', '#fff0e2'),
      path('M-2 -114L2 -116V-46L-2 -44z', '#f6d8c4'),
      path('M-6 -122h12v12h-12z', '#3a1350'),
      stroke('M-120 -92L-142 -44M120 -92L142 -44', '#fff0e2', 2),
    ]),
    x,
    y,
  );
}

/** Wooden blocks in threes, leaning, with gaps; x, y is the middle of its foot. */
export function jengaTower(x: number, y: number, chance: Chance): string {
  const wood = ['#e9a86f', '#d98c5a', '#f0bb85', '#c9784f'] as const;
  const gone = new Set(['3-1', '5-0', '7-2', '8-1', '10-0', '12-2']);
  const layer = (row: number) => {
    const sway = Math.sin(row * 0.34) * 3 + Math.max(0, row - 7) * 1.7;
    const top = -18 - row * 17;
    if (row % 2 === 0)
      return group([
        rect(sway - 33, top, 66, 15.5, chance.pick(wood)),
        rect(sway - 33, top + 12, 66, 3.5, '#8b4a4f', { opacity: 0.35 }),
        rect(sway - 33, top, 66, 2, '#ffe2b8', { opacity: 0.7 }),
      ]);
    return many(3, (block) =>
      gone.has(`${row}-${block}`)
        ? ''
        : group([
            rect(sway - 33 + block * 22.3, top, 21, 15.5, chance.pick(wood)),
            rect(sway - 33 + block * 22.3, top, 3, 15.5, '#ffe2b8', { opacity: 0.8 }),
          ]),
    );
  };
  return placed(
    group([
      ellipse(4, 2, 62, 9, '#12042a', { opacity: 0.5 }),
      rect(-33, -2, 66, 3, '#8b4a4f'),
      many(14, layer),
      placed(rect(-26, -8, 52, 15, '#f0bb85') + rect(-26, -8, 52, 2, '#ffe2b8'), 22, -262, 1, 1, -14),
      placed(rect(-9, -7, 19, 14, '#e9a86f'), -46, -156, 1, 1, 4),
    ]),
    x,
    y,
  );
}

/** A projector screen on a frame; x is its middle, y its upper edge. On it a podium, a cup and confetti. */
export function screen(x: number, y: number): string {
  const confetti: readonly (readonly [number, number, string])[] = [
    [-96, 30, '#d4467c'],
    [-70, 58, '#ff8563'],
    [-112, 76, '#2f8f86'],
    [90, 34, '#ffb347'],
    [108, 70, '#d4467c'],
    [72, 52, '#2f8f86'],
    [-44, 26, '#ffb347'],
    [46, 24, '#7a2784'],
  ];
  return placed(
    group([
      halo(0, 90, 300, 0.5),
      stroke('M-122 -8V400M122 -8V400M-122 -8H122', '#1c0a35', 7),
      rect(-136, -4, 272, 176, '#fff4e2', { rx: 4 }),
      fade('screen-glow', [
        [0, '#fff8ee'],
        [1, '#ffe0bd'],
      ]),
      rect(-130, 2, 260, 164, 'url(#screen-glow)', { rx: 2 }),
      rect(-92, 108, 58, 52, '#d98fb0'),
      rect(-30, 82, 60, 78, '#d4467c'),
      rect(34, 122, 58, 38, '#f0a07f'),
      path('M-14 42H14Q13 64 0 66Q-13 64 -14 42zM-3 64H3V74H10V80H-10V74H-3z', '#f2a93c'),
      stroke('M-14 46q-10 0 -7 10q2 5 9 4M14 46q10 0 7 10q-2 5 -9 4', '#f2a93c', 3),
      ...confetti.map(([cx, cy, fill]) => placed(rect(-4, -2.5, 8, 5, fill), cx, cy, 1, 1, cx * 3)),
      circle(-63, 96, 9, '#8a5a9a'),
      circle(63, 110, 9, '#8a5a9a'),
    ]),
    x,
    y,
    1.06,
  );
}

/** A planter with grasses; x, y is the middle of its foot. */
export function planter(x: number, y: number, chance: Chance): string {
  return placed(
    group([
      many(46, () => {
        const base = chance.between(-44, 44);
        const bend = chance.between(-34, 34);
        return stroke(
          `M${round(base)} -40q${round(bend * 0.2)} -34 ${round(bend)} ${round(-chance.between(40, 84))}`,
          chance.pick(['#2a2350', '#243a58', '#3a1c56', '#2f5a66']),
          chance.between(2, 4),
        );
      }),
      path('M-56 -44H56L50 0H-50z', '#2a0d45'),
      rect(-58, -48, 116, 8, '#4a1d5c'),
    ]),
    x,
    y,
  );
}
