import { DUSK } from '../kit/dusk.ts';

/** The poster's colours, and beside each the tone that its shaded side has at dusk. */
export const HUE = {
  ...DUSK,
  /** Shaded magenta, coral, gold, cream and teal. */
  rose: '#a02f70',
  rust: '#d4594f',
  amber: '#e0904a',
  sand: '#e9c3b0',
  sea: '#1d6273',
  mint: '#5cc4ae',
  leaf: '#7cbf8e',
  mauve: '#5b2470',
  dark: '#2d0f45',
  wood: '#b0583f',
  bark: '#753048',
  steel: '#d8c4e0',
  iron: '#8f72ab',
  bread: '#e8a45c',
  crust: '#b3623c',
} as const;
