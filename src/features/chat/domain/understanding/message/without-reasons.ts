import type { ConciergeState } from '../../concierge-state.ts';
import { CHANGES } from '../cues/asks.ts';
import type { ReadPart } from '../cues/read-part.ts';
import { normalise } from '../typing/normalise.ts';
import { isComingOnly, withoutBesideWhatGoes } from './beside-what-goes.ts';
import { withFactsJoined, withoutStatements } from './join-facts.ts';

/** The `oh` of `we are 9. oh and drop the boat`, the `sounds good` of `sounds good. swap the boat`. */
export const isSigh = ({ wish }: ReadPart): boolean =>
  /^ (?:(?:oh|ooh|ah|um|er|erm|hmm|and|also|but|so|please|thanks|cheers|no|nah|yes|yeah|ok|okay|right|well|look|listen|fine|cool|grand|great|good|lovely|nice|brilliant|perfect|sound|ace|class|fair enough|fair|(?:hed|shed|theyd|wed|id|he would|she would|they would|he will|she will|he|she|they) (?:love|loves) (?:that|it|this|them)|that is|thats|it is|its|that|it|all|sounds|looks|works|love (?:it|that)|for me|for us|mate|lads|girls|x+) )*$/.test(
    normalise(wish).line,
  );

/** `the lads will be hanging. ditch the boat`: the state they are in is why, and no wish of its own beside one. */
export function withoutReasons(told: readonly ReadPart[], { plan }: ConciergeState): ReadPart[] {
  const wished = told.filter((part) => part.intent.kind !== 'unknown' || !isSigh(part));
  const parts = wished.length > 0 ? wished : told;
  const isState = ({ intent, wish }: ReadPart): boolean =>
    intent.kind === 'retime' &&
    / (?:hanging|hungover|wrecks?|wrecked|rough|dying|in bits|wiped out|knackered|recovering|fragile|worse for wear) /.test(
      normalise(wish).line,
    ) &&
    !/ (?:later|late|lie|lay|sleep|start|morning|mornings|early|earlier|easy|gentle|slow) /.test(normalise(wish).line);
  const isMoodSaid = parts.some(({ intent }) => intent.kind === 'mood');
  const isReason = (part: ReadPart): boolean => isState(part) || (isMoodSaid && isComingOnly(part));
  const wishes = withoutStatements(
    withoutBesideWhatGoes(withFactsJoined(parts).filter((part) => !isReason(part))),
    plan,
  );
  return wishes.some(({ intent }) => CHANGES.has(intent.kind))
    ? wishes.filter(({ intent }) => intent.kind !== 'unlisted' || intent.concern === undefined)
    : withoutStatements(withFactsJoined(parts), plan);
}
