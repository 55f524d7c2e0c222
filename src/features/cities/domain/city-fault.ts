import type { JsonPath } from './read-json.ts';

/** Something in a catalogue that cannot be planned with (`error`), or that its author may not have meant (`warning`). */
export interface CityFault {
  severity: 'error' | 'warning';
  /** Where in the catalogue. */
  path: JsonPath;
  /** True when the name of the field is the fault, and not its value. */
  isOfKey?: boolean;
  text: string;
}

export const error = (path: JsonPath, text: string): CityFault => ({ severity: 'error', path, text });
export const warning = (path: JsonPath, text: string): CityFault => ({ severity: 'warning', path, text });
