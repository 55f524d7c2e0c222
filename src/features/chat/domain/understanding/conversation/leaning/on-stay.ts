import type { ConciergeState } from '../../../concierge-state.ts';
import { read } from '../../reading.ts';
import { normalise } from '../../typing/normalise.ts';
import { IF_SO, whole } from './frame.ts';
import { inOneClause } from './in-one-clause.ts';
import { lookedFor } from './looked-for.ts';

const WHERE = whole(
  '(?:where|whereabouts|what area|which area|what part of (?:town|the city)) (?:is|are) (?:it|that|they)(?: (?:in|exactly))*',
);
const PRICE = whole(
  '(?:how much|what|whats) (?:(?:is|does|will|would|are) )?(?:(?:it|that|they) )?(?:(?:cost|be|come to|work out at) )?(?:each|per (?:head|person)|a head|pp|a night|per night|for (?:both|the (?:two|three|\\d)|\\d) nights|for the (?:weekend|stay))',
);

const ASKS_WHETHER = / (?:is there|are there|any|anything|anywhere|have you|do you have|got|whats|what|which) /;

/** What a short line after the stay was told says of it, in full: `get us a better one`, `where is it`. Null for any other. */
export function onStay(state: ConciergeState, message: string): string | null {
  const asked = message.replace(IF_SO, '');
  const { slots, days, kinds, venues } = read(asked, state);
  if (slots.length + days.length + kinds.length + venues.length > 0) return null;
  const isWanted = asked !== message;
  return inFull(asked, isWanted) ?? inOneClause(state, asked, (clause) => inFull(clause, isWanted));
}

function inFull(words: string, isWanted: boolean): string | null {
  const { line } = normalise(words);
  // What there is only asked after is listed, and nobody moves yet.
  const wish = !isWanted && ASKS_WHETHER.test(line) ? 'is there' : 'find us';
  const wanted = lookedFor(line);
  if (wanted === 'smarter') return `${wish} a nicer hotel`;
  if (wanted === 'cheaper') return `${wish} a cheaper hotel`;
  if (wanted === 'nearer') return `${wish} a more central hotel`;
  if (WHERE.test(line)) return 'where is the hotel?';
  return PRICE.test(line) ? 'how much is the hotel each?' : null;
}
