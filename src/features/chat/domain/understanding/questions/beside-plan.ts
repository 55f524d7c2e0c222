import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';
import { readLocalQuestion } from './read-local-question.ts';
import { readPageQuestion } from './read-page-question.ts';
import { readCutAsked } from './read-savings.ts';

/**
 * `should we bring cash`, `what do i do next`, `a bit much, what would you cut?`: the whole message asks of the city or of the
 * site, or what could go, however it sounds.
 */
export const asksBesidePlan = (message: string, state: ConciergeState): boolean =>
  (readPageQuestion(message, state) ??
    readLocalQuestion(read(message, state), state) ??
    readCutAsked(message, state)) !== null;
