import { tokenise } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { choicesOf, lastReplyOf, openQuestion } from '../../wording/offers.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';

const NOT_THAT =
  /^ (?:(?:no|nah|hmm|oh|just|ok|well|any|anything|either|of them|whichever|really|as long as its|as long as it is) )*(?:(?:but )?not|but|except|except for|apart from|but not|other than) (?:the |that )?(?:\w+ ){1,5}$/;
const CHOICES = /^(Which one shall I \w+: )([^?\n]+)(\?.*)$/m;

/**
 * `not the boat`, to `Which one shall I drop?`: it is asked again without that one. Null where nothing was asked so, or the message
 * is about anything else.
 */
export function askedWithoutIt(state: ConciergeState, message: string): string | null {
  const { history, plan } = state;
  const { slots } = read(message, state);
  // As it was typed: elsewhere `anything but the boat` orders an exchange.
  const line = ` ${tokenise(message).join(' ')} `;
  if (openQuestion(history) === null || !NOT_THAT.test(line) || slots.length === 0) return null;
  const [, ask = '', listed = '', end = ''] = CHOICES.exec(lastReplyOf(history)) ?? [];
  const names = choicesOf(
    history,
    slotsOf(plan).map(({ slot }) => slot.name),
  );
  const denied = slots.flatMap((mention) => mention.slots.map(({ slot }) => slot.name));
  const items = listed.split(/, (?=\w+day )/);
  const left = items.filter((item) => !denied.some((name) => item.endsWith(name)));
  const isOfThese = denied.every((name) => names.includes(name)) && left.length < items.length;
  return ask !== '' && isOfThese && left.length > 0 ? `${ask}${left.join(', ')}${end}` : null;
}
