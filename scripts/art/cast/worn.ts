import { DUSK } from '../kit/dusk.ts';
import { circle, group, path, rect, shape, stroke } from '../kit/shapes.ts';
import type { Facing } from './heads.ts';

export type OnHead =
  | 'crown'
  | 'veil-band'
  | 'party-hat'
  | 'flat-cap'
  | 'boppers'
  | 'flowers'
  | 'beanie'
  | 'tie-round-head';
export type OnBody = 'sash' | 'bow-tie' | 'scarf' | 'tie' | 'lanyard' | 'jacket-open' | 'pearls';

/** A peak points where the face does, loose ends the other way. */
const mirrored = (drawing: string) => group([drawing], { transform: 'scale(-1 1)' });

/** What sits on a head whose crown is at 0, -202. */
export function onHead(item: OnHead, facing: Facing): string {
  switch (item) {
    case 'crown':
      return (
        path('M-12.500 -197l-4 -19l9.500 8l7 -15l7 15l9.500 -8l-4 19q-12.500 -4 -25 0z', DUSK.gold) +
        circle(0, -223, 2.6, DUSK.coral) +
        rect(-11, -201, 22, 2, '#e08a4c')
      );
    case 'veil-band':
      return (
        path('M-13 -196q13 -11 26 0l1 -5q-14 -12 -28 0z', '#fff8ee') +
        circle(-7, -203, 3.4, '#ffd0c8') +
        circle(0, -206, 4, '#fff8ee') +
        circle(7, -203, 3.4, '#ffb3b0')
      );
    case 'party-hat':
      return (
        shape([-10, -197, 4, -232, 12, -196], DUSK.coral) +
        shape([-6, -207, 7.5, -213, 9, -205, -8.5, -200], DUSK.gold) +
        circle(4, -233, 4.6, DUSK.cream)
      );
    case 'flat-cap': {
      const cap =
        path('M-15 -193Q-15 -208 1 -208Q16 -207 15 -196L15 -193Q0 -197 -15 -193z', '#7a4a68') +
        path('M4 -198Q16 -199 23 -193Q10 -195 4 -193z', '#5f3654');
      return facing === 'left' ? mirrored(cap) : cap;
    }
    case 'boppers':
      return (
        stroke('M-7 -200Q-12 -212 -13 -220M7 -200Q12 -212 13 -220', '#ffe2a8', 1.6) +
        heart(-13, -223, '#ff5f8a') +
        heart(13, -223, '#ff5f8a')
      );
    case 'flowers':
      return [-11.5, -6, 0, 6, 11.5]
        .map((x, index) => circle(x, -200 - (11 - Math.abs(x)) * 0.35, 4.4, index % 2 === 0 ? '#ff8fa0' : '#ffd892'))
        .join('');
    case 'beanie':
      return (
        path('M-14 -191C-15 -214 15 -214 14 -191Q0 -197 -14 -191z', '#2f8f86') +
        path('M-14.500 -190Q0 -197 14.500 -190V-196Q0 -203 -14.500 -196z', '#57b9ab') +
        circle(0, -210, 4.5, '#ffe2a8')
      );
    case 'tie-round-head': {
      const tie =
        path('M-13 -191q13 -6 26 0l0.400 -4.500q-13 -6 -26.800 0z', DUSK.magenta) +
        path('M11 -195l12 12l-2 20l-7 -5l1 -11l-7 -12z', DUSK.magenta);
      return facing === 'right' ? mirrored(tie) : tie;
    }
  }
}

function heart(x: number, y: number, fill: string): string {
  return group([path('M0 6C-9 -1 -6 -7 -2.500 -6.500Q-0.500 -6 0 -3.500Q0.500 -6 2.500 -6.500C6 -7 9 -1 0 6z', fill)], {
    transform: `translate(${x} ${y})`,
  });
}

/** What lies on a torso between the shoulders at y = -163 and the waist at y = -118; `half` is half a waist. */
export function onBody(item: OnBody, half: number): string {
  switch (item) {
    case 'sash':
      return (
        path(`M-${half + 6} -162L-${half - 4} -167L${half + 1} -108L${half + 2} -98z`, '#fff0e2') +
        path(`M-${half + 3} -161.500L-${half} -165L${half + 0.5} -106L${half + 1} -101z`, '#e0567f')
      );
    case 'bow-tie':
      return (
        shape([-10, -171, 0, -166, -10, -160.5], DUSK.coral) +
        shape([10, -171, 0, -166, 10, -160.5], DUSK.coral) +
        circle(0, -165.8, 2.4, '#c94f4a')
      );
    case 'scarf':
      return (
        path('M-13 -173Q0 -166 13 -173L14 -163Q0 -157 -14 -163z', '#d4467c') +
        path('M4 -164l9 -2l4 36l-9 2z', '#b8356c') +
        rect(8, -146, 9, 4, DUSK.gold)
      );
    case 'tie':
      return (
        path('M-8 -167L0 -158L8 -167L5 -170H-5z', '#fff0e2') +
        path('M-3 -157L4 -158L8 -122L3 -115L-1 -121z', DUSK.coral) +
        path('M-4 -160L4 -161L4 -155L-2 -154z', '#e0664e')
      );
    case 'lanyard':
      return (
        stroke('M-9 -167Q-6 -146 -1 -134M9 -167Q6 -146 1 -134', '#45b3a4', 2.2) +
        rect(-6.5, -135, 13, 16, '#fff4e6', { rx: 1.8 }) +
        rect(-4, -131, 5, 6, '#d98c80') +
        rect(-4, -123.5, 8.5, 1.5, '#7a4a7f')
      );
    case 'jacket-open':
      return (
        path('M-6 -168L0 -120L6 -168Q0 -164 -6 -168z', '#fff0e2') +
        stroke('M-6 -168L-9 -150L0 -120M6 -168L9 -150L0 -120', '#1c0a2e', 1.4, { opacity: 0.5 })
      );
    case 'pearls':
      return stroke('M-8 -166Q0 -152 8 -166', '#fff4e6', 2.4, { 'stroke-dasharray': '0.1 3.2' });
  }
}
