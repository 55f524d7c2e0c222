import { foldText } from '../../../../shared/plain-text.ts';
import type { ChatLine } from '../concierge-state.ts';

const YES =
  /^\W*(?:yes|yeah|yep|yup|aye|ok(?:ay)?|sure|please do|go on|go ahead|go for it|do it|do that|sounds good|perfect|fine|lovely|great)\b/;

/** What an organiser says who wants something gone, other days, or the trip as it was. */
const WORDS: Readonly<Record<string, RegExp>> = {
  drop: /\b(?:drop|remove|delete|cancel|lose|skip|scrap|ditch|bin|axe|cut|chuck|sack off|get rid|take (?:\w+ ){0,4}(?:out|off|away)|leave (?:\w+ ){0,4}out|without|no more|no|not|dont|free|fewer|less|too (?:much|many|full|busy)|instead|rid of|kill|nix)\b/,
  set_dates:
    /\b(?:dates?|days?|weekend|week|month|nights?|longer|shorter|earlier|later|move|postpone|reschedule|from|until|till|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|\d{1,2}(?:st|nd|rd|th)?)\b/,
  undo: /\b(?:undo|revert|back|restore|before|again|as it was|reset|wrong|mistake|changed my mind|old (?:one|plan))\b/,
};

/**
 * Whether the organiser's own message, or the offer it says yes to, asks for a tool that takes something away. Words
 * that stand in the plan, the catalogue or a tool's answer never do, so an instruction hidden there cannot empty a trip.
 */
export function isAskedFor(tool: string, message: string, history: readonly ChatLine[]): boolean {
  const pattern = WORDS[tool];
  if (pattern === undefined) return true;
  const said = foldText(message).replace(/['’]/g, '');
  if (pattern.test(said)) return true;
  const offer = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  return YES.test(said) && pattern.test(foldText(offer).replace(/['’]/g, ''));
}
