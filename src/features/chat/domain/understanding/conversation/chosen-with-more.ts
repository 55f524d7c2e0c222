import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastReplyOf, openQuestion } from '../../wording/offers.ts';
import { isOpenPreference } from '../cues/no-preference.ts';
import { readIntent } from '../message/read-intent.ts';
import { asTyped } from '../typing/as-typed.ts';
import { answerToQuestion, type FollowUp, isLeftToUs } from './follow-up.ts';

/** `friday, italian`, `the saturday one but keep it posh`: which part, and what it is to be like. */
const CHOICE_AND =
  /^(.{2,40}?)(?:\s*[,.;:!–]+\s*|\s+(?=(?:but|and|with|for|to|somewhere|something|maybe)\b))(?:(?:but|and|then|also|please|maybe|with|for|to|(?:keep|make|swap|change) (?:it|that)(?: (?:to|for|with))?|(?:can|could) (?:it|that|we|you) (?:be|have|do|find|get)|(?:it )?(?:has to|needs to|should|must) be|ideally|preferably|somewhere that is|something that is)\s+)*(\S.{1,60}?)[\s.!]*$/i;
const HAS_HEAD = /^(?:somewhere|something|a|an|the|another)\b/i;
const GIVES_UP =
  /^ (?:(?:oh|ah|hmm|no|nah|actually|it|that|you know what|ok|well|just|on second thoughts) )*(?:(?:doesnt|dont|does not) (?:really )?matter|not (?:bothered|important)|no matter|never ?mind|sack (?:it|that)(?: off)?|changed my mind|forget (?:it|that|i asked|i said anything)|leave (?:it|that|them|them all|both)(?: be| alone| as (?:it is|they are|is))?)(?: (?:(?:just )?(?:forget|leave|skip|scrap|drop) (?:it|that|them)|then|now|actually|really|either way|keep (?:it|them)(?: (?:both|all))?|thanks|ta|please|for now|as (?:it is|they are)|x+))* $/;

/**
 * What an answer to `Which one shall I swap?` says in full that brings what is wanted as well, `friday, italian`, or that it
 * is given up after all. Null for a mere choice and for anything else.
 */
export function chosenWithMore(
  state: ConciergeState,
  message: string,
  line: string,
): { wish: string } | FollowUp | 'left' | null {
  if (openQuestion(state.history) === null) return null;
  if (GIVES_UP.test(line)) return 'left';
  if (isLeftToUs(line)) return answerToQuestion(state, message, null);
  if (!/^Which one shall I swap/m.test(lastReplyOf(state.history))) return null;
  const [, head = '', rest = ''] = CHOICE_AND.exec(message) ?? [];
  const chosen = head === '' ? null : answerToQuestion(state, head, null);
  const part = onlyOf(chosen && 'scope' in chosen.intent ? chosen.intent.scope.slots : []);
  if (!part) return null;
  const wish = `swap ${asTyped(part.slot.name)} for ${HAS_HEAD.test(rest) ? '' : 'somewhere '}${rest}`;
  const intent = readIntent(wish, state);
  const isSaid = intent.kind === 'swap' && !isOpenPreference(intent.want);
  return isSaid ? { wish } : null;
}
