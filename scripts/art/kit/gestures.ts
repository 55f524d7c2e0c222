/** What an arm does. Angles in degrees: 0 hangs down, 90 points outwards, 180 points up; above 180 reaches inwards. */
export type Gesture =
  | 'down'
  | 'hip'
  | 'chest'
  | 'toast'
  | 'high'
  | 'wave'
  | 'dance'
  | 'hug'
  | 'selfie'
  | 'mic'
  | 'point'
  | 'fiddle'
  | 'bow'
  | 'rail'
  | 'phone';

export const GESTURES: Readonly<Record<Gesture, readonly [upper: number, fore: number]>> = {
  down: [9, 14],
  hip: [46, -38],
  chest: [16, 128],
  toast: [118, 160],
  high: [152, 168],
  wave: [100, 178],
  dance: [84, 138],
  hug: [82, 92],
  selfie: [122, 112],
  mic: [34, 196],
  point: [100, 96],
  fiddle: [66, 118],
  bow: [74, 214],
  rail: [34, 62],
  phone: [20, 172],
};

/** What a hand holds. */
export type Prop =
  | 'pint'
  | 'stout'
  | 'flute'
  | 'cocktail'
  | 'bottle'
  | 'microphone'
  | 'phone'
  | 'fiddle'
  | 'fiddle-bow'
  | 'sparkler'
  | 'balloons'
  | 'bouquet'
  | 'umbrella'
  | 'none';

export type Worn =
  | 'crown'
  | 'veil'
  | 'sash'
  | 'party-hat'
  | 'flat-cap'
  | 'boppers'
  | 'bow-tie'
  | 'flower-crown'
  | 'top-hat'
  | 'helmet'
  | 'scarf';

export type Hair = 'short' | 'crop' | 'bob' | 'long' | 'bun' | 'curly' | 'ponytail' | 'none';
