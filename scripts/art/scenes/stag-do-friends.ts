import { drawGuest, HAIR_COLOUR, SKIN, STANCE } from '../cast/guest.ts';
import { prop } from '../kit/props.ts';
import { group, many, path, rect, stroke } from '../kit/shapes.ts';

/** A chequered flag in the wind; the hand holds its pole at 0, 0. */
const flag = group([
  stroke('M0 14V-120', '#e9b98a', 4),
  `<clipPath id="flag-cloth"><path d="M2 -120Q30 -138 60 -120T118 -122V-52Q88 -36 60 -50T2 -48z"/></clipPath>`,
  group(
    [
      rect(0, -142, 122, 110, '#fff4e6'),
      many(48, (index) =>
        ((index % 8) + Math.floor(index / 8)) % 2 === 0
          ? rect((index % 8) * 15, -140 + Math.floor(index / 8) * 17, 15, 17, '#1c0a35')
          : '',
      ),
      path('M30 -140h28v110h-28zM90 -140h28v110h-28z', '#1c0a35', { opacity: 0.16 }),
    ],
    { 'clip-path': 'url(#flag-cloth)' },
  ),
]);

const pint = prop('pint');

/** Friends behind the tyres on the right, turned to the groom; the one in front waves the flag. */
export function cheering(): readonly string[] {
  const fan = { light: 'left', rim: '#ffbd8a', facing: 'left', mood: 'laugh' } as const;
  return [
    drawGuest({
      ...fan,
      x: 1398,
      y: 808,
      height: 262,
      top: '#2f8f86',
      bottom: '#241046',
      hair: 'crop',
      skin: SKIN.deep,
      hasBeard: true,
      left: { bend: [30, 120], holds: pint },
      right: { bend: [152, 176] },
      legs: STANCE.apart,
    }),
    drawGuest({
      ...fan,
      x: 1478,
      y: 816,
      height: 284,
      top: '#8b4a9a',
      sleeve: 'short',
      bottom: '#1c0a35',
      hair: 'quiff',
      hairColour: HAIR_COLOUR.ginger,
      skin: SKIN.fair,
      hasBeard: true,
      left: { bend: [150, 172] },
      right: { bend: [150, 172], holds: pint },
      legs: STANCE.apart,
      onBody: ['bow-tie'],
    }),
    drawGuest({
      ...fan,
      x: 1560,
      y: 820,
      height: 264,
      top: '#e0664e',
      bottom: '#241046',
      hair: 'curly',
      skin: SKIN.brown,
      left: { bend: [40, 130], holds: pint },
      right: { bend: [140, 170] },
      onHead: ['party-hat'],
    }),
    drawGuest({
      ...fan,
      x: 1300,
      y: 834,
      height: 290,
      top: '#fff0e2',
      sleeve: 'short',
      bottom: '#2a124f',
      hair: 'short',
      hairColour: HAIR_COLOUR.brown,
      skin: SKIN.tan,
      left: { bend: [44, -46] },
      right: { bend: [156, 172], holds: flag, turn: 4 },
      legs: STANCE.apart,
      onBody: ['bow-tie'],
      lean: -4,
    }),
  ];
}
