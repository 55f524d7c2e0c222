import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, offeredWish, openQuestion } from '../../wording/offers.ts';
import { readReply } from './read-reply.ts';

/** Yes or no to what the last reply offers; after a change only a yes that says so, `yes, book that in`. */
export function replyIn({ history }: ConciergeState, line: string): 'yes' | 'no' | null {
  // `too pricey` turns down what was offered for more money, and asks for no cheaper trip.
  if (offeredWish(history) !== null && !lastChanged(history) && TOO_DEAR.test(line)) return 'no';
  if (isDropInstead(history, line)) return null;
  const offered = offeredWish(history);
  if (offered !== null && OF_COMERS.test(offered) && ARE_IN.test(line)) return 'yes';
  if (offered !== null && isSoMany(offered, line)) return 'yes';
  if (offered !== null) return readReply(line);
  if (lastChanged(history) && openQuestion(history) === null && ALL_OF_THEM.test(line)) return 'yes';
  return lastChanged(history) && CONFIRMS.test(line) && readReply(line) === 'yes' ? 'yes' : null;
}

/** `ok leave it out`, of the part that was asked about: no yes to an offer of anything but to drop it. */
export function isDropInstead(history: ConciergeState['history'], line: string): boolean {
  const offered = offeredWish(history);
  return offered !== null && /^(?:make|keep|find|add|swap|raise|move)\b/.test(offered) && DROPS_IT.test(line);
}
/** `drop it`, and not `drop it off`, `drop it by an hour`. */
export const DROPS_IT = / drop (?:it|that|that one) (?!(?:in|off|by|down|for|to|on|at) )/;
/** `right, 9 it is`, of a number of people that was only weighed. */
function isSoMany(offered: string, line: string): boolean {
  const said = SO_MANY.exec(line)?.[1];
  return said !== undefined && OF_COMERS.test(offered) && new RegExp(`\\b${said}\\b`).test(offered);
}
const SO_MANY =
  /^ (?:(?:ok|right|yes|yeah|well|so|then|make it|lets say|go with|put us at) )*(\d{1,2})(?: it is| (?:of us )?(?:it is )?then| then it is| please)+ $/;
const OF_COMERS = /\b(?:more|people|of us|extra|coming|come)\b/i;
/** `ok yeah theyre both in`, of some who might come. */
const ARE_IN =
  /^ (?:(?:yes|yeah|yep|ok|go ahead|go on|do it|please|then) )+(?!no)\w+(?: and \w+)* (?:is|are) (?:(?:both|all|definitely|now) )*(?:in|coming|up for it|on board)(?: (?:now|too|x+))* $|^ (?:(?:ok|yes|yeah|yep|good news|right|great|update|just heard|well) )*(?:theyre|(?:they|he|she|both|all|it)(?: are| is| have| has)?|hes|shes)(?: (?:both|all|definitely|now|deffo|def))* (?:in|coming|confirmed|up for it|said yes|booked|on board)(?: (?:now|too|then|both|after all|x+))* $/;
const TOO_DEAR =
  /^ (?:(?:oh|ooh|no|nah|hmm|ah|thats|that is|its|it is|a|bit|far|way|well|bit too|lol|ouch|wow|thanks|ok|so) )*(?:too (?:pricey|expensive|dear|much|steep|costly|rich)|(?:pricey|expensive|dear|steep|cheaper)(?= (?:that|for us|tbh|isnt it|innit|though|then) )|not worth it|cant afford (?:it|that)|over budget|out of (?:our )?budget)(?: (?:that|for us|tbh|isnt it|innit|though|then|mate|lol|thanks|sorry|leave it|forget it|x+|really|is it))* $/;
/** `both`, of what was done already. */
const ALL_OF_THEM =
  /^ (?:(?:yes|yeah|i meant) )*(?:both|all)(?: of (?:them|those|these))?(?: (?:please|yes|yeah|yep|thanks|x+))* $/;
const CONFIRMS =
  /^ (?:yes|yeah|yep|ok|okay|perfect|great|lovely) (?:(?:please |then |and )*(?:do|book|go|add|put) (?:it|that|for it|ahead)(?: in)? |(?:thats|that is|much) (?:\w+ )?(?:better|perfect|great|good|fine|lovely) )/;
