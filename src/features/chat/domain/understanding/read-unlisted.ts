import type { Intent } from './intent.ts';
import type { Reading } from './reading.ts';

/** What people ask places for that no list of ours tells. */
const UNLISTED =
  / ((?:guide |assistance )?dogs?|pets|blind|deaf|hearing loops?|sign language|sensory|autis\w+|smok\w+|vap\w+|dress codes?|decorations?|balloons|birthday cake|lockers?|cloakrooms?|phone signal|prams?) /;
const ASKS = / (?:allowed|allow|welcome|ok|okay|fine|can|do|does|is|are|will|any|have|take|takes|let) /;

/** `are dogs allowed anywhere`: asked of every place, and only the places know. */
export function readUnlisted({ line, slots, venues }: Reading): Intent | null {
  const what = UNLISTED.exec(line)?.[1];
  if (what === undefined || !ASKS.test(line)) return null;
  if (/ (?:swap|drop|add|change|find|hot dogs?|instead) /.test(line) || slots.length + venues.length > 1) return null;
  return { kind: 'unlisted', what };
}
