import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import { read } from '../reading.ts';
import { readSplitTastes } from '../wishes/read-split-tastes.ts';
import { readAtHour } from './read-at-hour.ts';
import { readDaysCompared } from './read-days-compared.ts';
import { readLocalQuestion } from './read-local-question.ts';
import { readOfThings } from './read-of-things.ts';
import { readOwnEvent } from './read-own-event.ts';
import { readPageQuestion } from './read-page-question.ts';
import { readPartShare } from './read-part-share.ts';
import { readCutAsked } from './read-savings.ts';
import { readWhatAbout } from './read-what-about.ts';

/**
 * What a whole message asks or tells beside the plan, however it sounds: of the site, of what could go, of all the days, of what
 * some of them pay or what is on at an hour, of something of their own, of a group that is split. Null for any other.
 */
export function readBesidePlan(message: string, state: ConciergeState): Intent | null {
  const { line } = read(message, state);
  return (
    readPageQuestion(message, state) ??
    readCutAsked(message, state) ??
    readDaysCompared(line) ??
    readPartShare(message, state) ??
    readAtHour(message, state) ??
    readOwnEvent(message, state) ??
    readSplitTastes(line) ??
    readWhatAbout(message, state) ??
    readOfThings(message, state)
  );
}

/** Whether the whole message asks of the city or of the site: `should we bring cash`, `a bit much, what would you cut?`. */
export const asksBesidePlan = (message: string, state: ConciergeState): boolean =>
  readBesidePlan(message, state) !== null || readLocalQuestion(read(message, state), state) !== null;
