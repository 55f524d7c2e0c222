import { path, stroke } from '../kit/shapes.ts';

export type Sleeve = 'long' | 'short' | 'none';
export type Cut = 'shirt' | 'jumper' | 'dress' | 'gown' | 'skirt';

const BROAD =
  'M-18 -90C-19 -106 -15 -116 -16.500 -126C-18 -140 -25 -148 -24 -156Q-22 -164 -9 -167L-5.500 -171H5.500L9 -167Q22 -164 24 -156C25 -148 18 -140 16.500 -126C15 -116 19 -106 18 -90Q0 -84 -18 -90z';
/** The torso of a slim person, under whatever is worn. */
export const SLIM =
  'M-16.500 -90C-17 -106 -11 -114 -11.500 -122C-12 -138 -19.500 -148 -18.500 -156Q-17 -164 -7 -167L-4.500 -170H4.500L7 -167Q17 -164 18.500 -156C19.500 -148 12 -138 11.500 -122C11 -114 17 -106 16.500 -90Q0 -84 -16.500 -90z';
const STRAPPY =
  'M-16.500 -90C-17 -106 -11 -114 -11.500 -122C-12 -136 -18 -146 -15 -154Q-10 -150 -8 -166H-6Q-5 -153 0 -152Q5 -153 6 -166H8Q10 -150 15 -154C18 -146 12 -136 11.500 -122C11 -114 17 -106 16.500 -90Q0 -84 -16.500 -90z';
/** A blouse that ends in the waistband of a skirt. */
const TUCKED =
  'M-12 -117C-12 -120 -11.500 -121 -11.500 -122C-12 -138 -19.500 -148 -18.500 -156Q-17 -164 -7 -167L-4.500 -170H4.500L7 -167Q17 -164 18.500 -156C19.500 -148 12 -138 11.500 -122C11.500 -121 12 -120 12 -117z';
const TUCKED_STRAPPY =
  'M-12 -117C-12 -120 -11.500 -121 -11.500 -122C-12 -136 -18 -146 -15 -154Q-10 -150 -8 -166H-6Q-5 -153 0 -152Q5 -153 6 -166H8Q10 -150 15 -154C18 -146 12 -136 11.500 -122C11.500 -121 12 -120 12 -117z';
const HEM: Readonly<Record<Cut, string>> = {
  shirt: '',
  jumper: '',
  dress: 'M11 -120C13 -104 20 -80 27 -54Q0 -44 -27 -54C-20 -80 -13 -104 -11 -120z',
  gown: 'M11 -120C14 -90 22 -40 36 -2Q0 6 -36 -2C-22 -40 -14 -90 -11 -120z',
  skirt: 'M12 -118C15 -104 19 -84 20 -62Q0 -56 -20 -62C-19 -84 -15 -104 -12 -118z',
};

/** The side away from a light on the left. */
const SHADE_BROAD =
  'M7 -168L9 -167Q22 -164 24 -156C25 -148 18 -140 16.500 -126C15 -116 19 -106 18 -90Q12 -87 5 -86C11 -104 6 -116 8 -130C9 -146 13 -156 7 -168z';
const SHADE_SLIM =
  'M6 -167.500L7 -167Q17 -164 18.500 -156C19.500 -148 12 -138 11.500 -122C11 -114 17 -106 16.500 -90Q10 -87 5 -86C9 -104 4 -114 5 -124C6 -142 10 -154 6 -167.500z';
const SHADE_STRAPPY =
  'M7 -158Q10 -151 15 -154C18 -146 12 -136 11.500 -122C11 -114 17 -106 16.500 -90Q10 -87 5 -86C9 -104 4 -114 5 -124C6 -138 9 -148 7 -158z';
const SHADE_HEM: Readonly<Record<Cut, string>> = {
  shirt: '',
  jumper: '',
  dress:
    'M6 -108L12.500 -112C14 -100 20 -80 27 -54Q18 -49.500 10 -48C13 -72 10 -92 6 -108zM-4 -100Q-8 -76 -8 -48.500L-4.500 -48Q-4 -76 -4 -100z',
  gown: 'M6 -108L12.500 -106C16 -76 24 -36 36 -2Q24 2 14 3C16 -36 12 -84 6 -108zM-4 -100Q-10 -50 -10 2.500L-5 3Q-4 -50 -4 -100z',
  skirt:
    'M6 -114L12.500 -114C15 -102 19 -84 20 -62Q14 -59 9 -58.500C11 -80 9 -98 6 -114zM-3 -100Q-5 -80 -5 -58.500L-2 -58Q-2 -80 -3 -100z',
};

/** The pieces of what is worn on the torso: outline and which colour it takes, lower pieces first. */
export interface Garment {
  pieces: readonly { d: string; isBottom: boolean }[];
  /** For a light on the left. */
  shade: string;
  isStrappy: boolean;
  detail: string;
}

const SHADE_TUCKED =
  'M6 -167.500L7 -167Q17 -164 18.500 -156C19.500 -148 12 -138 11.500 -122V-117H5V-124C6 -142 10 -154 6 -167.500z';
const SHADE_TUCKED_STRAPPY = 'M7 -158Q10 -151 15 -154C18 -146 12 -136 11.500 -122V-117H5V-124C6 -138 9 -148 7 -158z';

/** What a guest wears on the torso, in figure units; necklines take the colour of `skin`. */
export function garment(cut: Cut, isSlim: boolean, sleeve: Sleeve, skin: string): Garment {
  const isStrappy = isSlim && sleeve === 'none' && cut !== 'shirt' && cut !== 'jumper';
  const neckline = isStrappy
    ? ''
    : cut === 'jumper'
      ? path('M-7 -170Q0 -163 7 -170L6 -166Q0 -159 -6 -166z', '#170b3f', { opacity: 0.28 })
      : path('M-4.500 -171L0 -157L4.500 -171z', skin);
  switch (cut) {
    case 'shirt':
    case 'jumper':
      return {
        pieces: [{ d: isSlim ? SLIM : BROAD, isBottom: false }],
        shade: isSlim ? SHADE_SLIM : SHADE_BROAD,
        isStrappy,
        detail:
          neckline +
          (cut === 'shirt'
            ? stroke('M0 -155V-90', '#170b3f', 0.9, { opacity: 0.25 })
            : stroke('M-16 -93Q0 -88 16 -93', '#170b3f', 2.4, { opacity: 0.22 })),
      };
    case 'dress':
    case 'gown':
      return {
        pieces: [{ d: (isStrappy ? STRAPPY : SLIM) + HEM[cut], isBottom: false }],
        shade: (isStrappy ? SHADE_STRAPPY : SHADE_SLIM) + SHADE_HEM[cut],
        isStrappy,
        detail: neckline + stroke('M-11.500 -120Q0 -116 11.500 -120', '#170b3f', 2.2, { opacity: 0.22 }),
      };
    case 'skirt':
      return {
        pieces: [
          { d: HEM.skirt, isBottom: true },
          { d: isStrappy ? TUCKED_STRAPPY : TUCKED, isBottom: false },
        ],
        shade: (isStrappy ? SHADE_TUCKED_STRAPPY : SHADE_TUCKED) + SHADE_HEM.skirt,
        isStrappy,
        detail: neckline + stroke('M-11.500 -117Q0 -114.500 11.500 -117', '#ffc46b', 1.8, { opacity: 0.85 }),
      };
  }
}
