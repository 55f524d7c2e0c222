import { drawGuest, HAIR_COLOUR, SKIN } from '../cast/guest.ts';
import { coupe } from '../cast/party-things.ts';
import type { Chance } from '../kit/chance.ts';
import { halo } from '../kit/lights.ts';
import { above, bloom, circle, ellipse, fade, group, many, path, placed, rect, round, stroke } from '../kit/shapes.ts';

/** An A-frame with its gable all glass; x is the middle of the gable, y the ground. */
export function lodge(x: number, y: number, chance: Chance): string {
  const shingles = many(11, (row) => {
    const u = (row + 1) / 12;
    return stroke(
      `M${round(26 + u * 132)} ${round(-398 + u * 372)}L${round(252 + u * 106)} ${round(-372 + u * 346)}`,
      '#5a2a6a',
      2,
      { opacity: 0.8 },
    );
  });
  const tone = {
    skin: '#6d2a4c',
    hairColour: '#6d2a4c',
    top: '#7d3352',
    bottom: '#6d2a4c',
    shoes: '#6d2a4c',
    rim: '#a04a58',
    facing: 'away',
  } as const;
  return placed(
    group([
      halo(0, -170, 330, 0.55),
      smoke(214, -430, chance),
      rect(190, -432, 34, 90, '#3a1350'),
      rect(186, -438, 42, 10, '#5a2a6a'),
      path('M0 -430L254 -398L372 -14H160z', '#35134f'),
      shingles,
      path('M172 -330l44 5l20 66l-44 -4z', '#ffd892'),
      stroke('M194 -327.500l20 66M182 -297l44 4', '#35134f', 3),
      fade('lodge-glow', [
        [0, '#ffb765'],
        [0.5, '#ffd58c'],
        [1, '#ffe9b8'],
      ]),
      path('M0 -392L-146 -14H146z', 'url(#lodge-glow)'),
      path('M-75 -198H75L66 -220H-66z', '#e08a4c', { opacity: 0.55 }),
      drawGuest({
        ...tone,
        x: -26,
        y: -200,
        height: 84,
        hair: 'short',
        left: { bend: [12, 10] },
        right: { bend: [60, 130] },
      }),
      drawGuest({
        ...tone,
        x: 16,
        y: -200,
        height: 78,
        cut: 'dress',
        hair: 'bun',
        left: { bend: [50, 120] },
        right: { bend: [40, -40] },
      }),
      rect(-40, -206, 80, 5, '#8b3a4f'),
      stroke('M0 -392V-330', '#8b3a4f', 2),
      path('M-12 -318l4 -14h16l4 14z', '#fff6dc'),
      drawGuest({
        ...tone,
        x: -84,
        y: -14,
        height: 104,
        cut: 'skirt',
        hair: 'long',
        left: { bend: [14, 10] },
        right: { bend: [50, 120] },
      }),
      drawGuest({
        ...tone,
        x: 92,
        y: -14,
        height: 110,
        hair: 'curly',
        left: { bend: [70, 150] },
        right: { bend: [14, 20] },
      }),
      path('M-62 -46H30V-14H-62z', '#c8705a'),
      rect(-68, -54, 104, 8, '#8b3a4f'),
      circle(-30, -62, 8, '#fff6dc'),
      ...[-92, -46, 46, 92].map((mullion) =>
        stroke(`M${mullion} -14V${round(-392 + Math.abs(mullion) * 2.589)}`, '#4a1a4f', 4),
      ),
      stroke('M0 -14V-392', '#4a1a4f', 5),
      stroke('M-116 -92H116M-74 -200H74', '#4a1a4f', 6),
      path('M0 -436L-172 -6H-146L0 -388L146 -6H172z', '#6a2f6e'),
      path('M0 -436L-172 -6H-162L0 -416z', '#ff9f83', { opacity: 0.75 }),
      rect(-210, -14, 600, 14, '#5a2459'),
      rect(-210, -14, 600, 3, '#ff9f83', { opacity: 0.6 }),
      rect(-210, 0, 600, 26, '#2d0f47'),
      many(9, (index) => rect(-204 + index * 70, 0, 6, 30, '#1c0a35')),
      path('M-60 0H60L74 34H-74z', '#43195d'),
      stroke('M-66 12H66M-70 23H70', '#ff9f83', 2, { opacity: 0.5 }),
      rect(-206, -66, 5, 54, '#2a0d45') + rect(-112, -66, 5, 54, '#2a0d45') + rect(-210, -68, 108, 5, '#43195d'),
      many(6, (index) => rect(-192 + index * 14, -64, 2, 50, '#2a0d45')),
    ]),
    x,
    y,
  );
}

function smoke(x: number, y: number, chance: Chance): string {
  return many(40, (index) =>
    circle(x + index * 2.6 + Math.sin(index * 0.3) * 14, y - index * 5, 7 + index * 0.7, '#c8a0c0', {
      opacity: 0.1 * (1 - index / 41) * chance.between(0.8, 1),
    }),
  );
}

/** A wooden hot tub full of friends; x, y is the middle of its foot. */
export function hotTub(x: number, y: number, chance: Chance): string {
  const bather = { y: 62, height: 176, sleeve: 'none', legs: 'none', light: 'left', mood: 'laugh' } as const;
  const people = group([
    drawGuest({
      ...bather,
      x: -62,
      cut: 'dress',
      top: '#d4467c',
      hair: 'bun',
      hairColour: HAIR_COLOUR.blonde,
      skin: SKIN.fair,
      facing: 'right',
      left: { bend: [70, 40] },
      right: { bend: [120, 160], holds: coupe(0, 4, 0.9) },
    }),
    drawGuest({
      ...bather,
      x: 4,
      top: SKIN.deep,
      hair: 'crop',
      skin: SKIN.deep,
      hasBeard: true,
      left: { bend: [76, 90] },
      right: { bend: [76, 90] },
      tilt: 6,
    }),
    drawGuest({
      ...bather,
      x: 68,
      cut: 'dress',
      top: '#2f8f86',
      hair: 'curly',
      hairColour: HAIR_COLOUR.brown,
      skin: SKIN.brown,
      facing: 'left',
      left: { bend: [130, 168], holds: coupe(0, 4, 0.9, '#e0567f') },
      right: { bend: [60, 30] },
    }),
  ]);
  return placed(
    group([
      ellipse(0, 2, 124, 12, '#12042a', { opacity: 0.6 }),
      ellipse(0, -74, 112, 20, '#6d2c6c'),
      ellipse(0, -72, 102, 15, '#ffb98a'),
      above(-62, people, 'tub-people'),
      path('M-103 -72Q0 -40 103 -72Q100 -50 0 -50Q-100 -50 -103 -72z', '#d4567f', { opacity: 0.8 }),
      path('M-113 -74Q-106 -48 0 -46Q106 -48 113 -74L104 -4Q60 6 0 6Q-60 6 -104 -4z', '#5a2a55'),
      many(15, (index) => stroke(`M${-98 + index * 14} ${-58 + 12 - Math.abs(index - 7) * 0.9}V0`, '#3a1648', 2.4)),
      path(
        'M-111 -60Q-90 -36 0 -34Q90 -36 111 -60L110 -52Q90 -28 0 -26Q-90 -28 -110 -52zM-107 -22Q-80 -2 0 -1Q80 -2 107 -22L106 -15Q80 5 0 6Q-80 5 -106 -15z',
        '#c98a6b',
        { opacity: 0.75 },
      ),
      bloom('steam', [
        [0, '#ffe6dc', 0.34],
        [0.6, '#ffe6dc', 0.12],
        [1, '#ffe6dc', 0],
      ]),
      many(9, (index) =>
        ellipse(chance.between(-70, 80) + index * 4, -100 - index * 17, 46 + index * 5, 30 + index * 3, 'url(#steam)', {
          opacity: 0.75 - index * 0.06,
        }),
      ),
      ...[-60, -6, 50, 84].map((sx, index) =>
        stroke(`M${sx} -96q-14 -22 0 -44t0 -${40 + index * 8}`, '#ffe6dc', 5, { opacity: 0.2 }),
      ),
    ]),
    x,
    y,
  );
}
