/** The colours of the site's dusk posters: the brand's eight, and the tones between them from haze to night. */
export const DUSK = {
  ink: '#170b3f',
  indigo: '#3a1769',
  plum: '#7a2784',
  magenta: '#d4467c',
  coral: '#ff8563',
  gold: '#ffc46b',
  cream: '#fff8ee',
  teal: '#2f8f86',
  /** Light of a window or a lamp. */
  glow: '#ffe2a8',
  /** The nearest silhouettes. */
  night: '#14052a',
} as const;

/** One tone a depth layer, from what the evening haze swallows to what stands before the viewer. */
export const DEPTH = {
  haze: '#dd7482',
  far: '#c0557f',
  hills: '#97397f',
  back: '#7a3079',
  mid: '#5b2470',
  near: '#43195d',
  front: '#2d0f45',
  night: DUSK.night,
} as const;

/** Warm roof tiles at dusk, light to dark. */
export const ROOFS = ['#cf6a62', '#b5475c', '#a03d55', '#8b2f50', '#6f2749'] as const;

/** Bunting, fairy lights, party hats. */
export const PARTY = ['#ff8563', '#ffc46b', '#45b3a4', '#d4467c', '#fff0d2'] as const;

/** Light behind a window: lamp, ceiling light, candle, television. */
export const WINDOW_LIGHT = ['#ffcf7d', '#ffe2a8', '#ffb765', '#ffd892', '#ff9f78'] as const;
