import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';
import { readLocalQuestion } from './read-local-question.ts';
import { readPageQuestion } from './read-page-question.ts';

/** `should we bring cash`, `what do i do next`: the whole message asks of the city or of the site, however it sounds. */
export const asksBesidePlan = (message: string, state: ConciergeState): boolean =>
  (readPageQuestion(message, state) ?? readLocalQuestion(read(message, state), state)) !== null;
