import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish } from '../../wording/offers.ts';

const QUALITY =
  '(?:cheaper|dearer|posher|nicer|fancier|smarter|livelier|quieter|calmer|wilder|bigger|smaller|(?:closer|nearer)(?: to (?:the |our )?\\w+(?: \\w+)?)?|more central|outdoors|indoors)';
/** `not cheaper, closer to the hotel`: one quality said wrong, and the other. */
const CORRECTED = new RegExp(
  `^\\s*(?:(?:no|nah|sorry|wait|oops)[\\s,.!]+)*not (${QUALITY})[\\s,.;:–-]+(?:but |i meant |i said |rather )?(${QUALITY})[\\s.!]*$`,
  'i',
);

/** One thing more is another one however it is called. */
const ADDS = /\b(?:add|find|another|one more|also)\b/i;

/** What was just done with the other quality, as the correction that it is; null for anything else. */
export function qualityCorrected({ history }: ConciergeState, message: string): string | null {
  const [, wrong, right] = CORRECTED.exec(message) ?? [];
  const said = lastWish(history);
  if (wrong === undefined || right === undefined || said === null || ADDS.test(said) || !lastChanged(history))
    return null;
  const meant = said.replace(new RegExp(`\\b${wrong}\\b`, 'i'), right);
  return meant === said ? null : `no i meant ${meant}`;
}
