import { KIN } from '../finding/kin.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const STAY =
  '(?:hotels?|hostels?|accommodation|accom|rooms?|beds?|anywhere to (?:stay|sleep)|somewhere to (?:stay|sleep)|a place to (?:stay|sleep)|digs|airbnb)';
const OWN_ROOF = `(?:hers|his|mine|theirs|ours|home|our own|my own|(?:my|her|his|our|their|the) (?:own |\\w+s )?(?:house|flat|place|gaff|home|(?:${KIN}|in law|relative)s?|family)(?: house| flat| place| gaff)?|(?:a |some )?(?:friends?|mates?|pals?|family|relatives?)(?: house| flat| place| gaff)?)`;
const OWN_BEDS: readonly RegExp[] = [
  new RegExp(
    ` (?:stay|stays|stayed|staying|sleep|sleeping|slept|crash|crashing|kip|kipping|put up|putting us up|bunk|bunking)(?: (?:all|over|up|down|everyone|instead|just))* (?:at|round|with|in|back at) ${OWN_ROOF}(?= )`,
  ),
  new RegExp(
    ` (?:dont|do not|doesnt|no longer|wont|not) (?:actually |really |all )?(?:need|needing|want|require|requiring) (?:a |an |the |any |your |our |to book )*${STAY} (?!(?:with|near|in|that|by|bar|pool|so|as (?:nice|posh|fancy|big)|for (?:the )?\\w+day)\\b)`,
  ),
  new RegExp(
    ` no (?:need for )?(?:a |the |any )?${STAY} (?:needed|required|necessary|please|thanks|for us)(?= )| no need for (?:a |the |any )?${STAY} `,
  ),
  new RegExp(
    ` (?:already )?(?:got|have|has|sorted|booked|sorting|booking) (?:our |my |us |their )?(?:own )(?:\\w+ )?${STAY}(?= )| (?:already )(?:got|have|has|sorted|booked) (?:a |an |our |the |somewhere )?(?:\\w+ )?${STAY}(?= )| ${STAY} (?:is |are )?(?:already )?(?:sorted|booked|covered|taken care of|dealt with|arranged)(?: (?:already|thanks|ta|by \\w+))* $`,
  ),
  new RegExp(
    ` (?:sort|book|find|do|arrange|organise)(?:ing|ed|s)? (?:out )?(?:the |our |a |your )?${STAY} (?:out )?(?:ourselves|myself|separately|by ourselves)(?= )`,
  ),
  / (?:drop|remove|cancel|lose|skip|cut|without|leave out|take out) (?:the |our |any |a )?(?:hotel|hostel|accommodation|stay)(?= (?!for |and (?:swap|change|find|put|get|book)|that |which |with |near |bar |pool |so \w+ |in favour|booking|by |on ))/,
];
/** A bed that is asked for, compared or asked about after all. */
const OTHER =
  / (?:is|are|was|has|have) (?:the |our )?(?:\w+ )?(?:hotel|hostel|accommodation|stay|rooms?) (?:booked|sorted|included|in it|covered)|^ (?:(?:so|and|but) )*(?:is|are|do|does|have|has) | (?:how much|whats? (?:it|that|the)|price|cost|come to|per girl|per head) .*(?:without|excluding|minus) | (?:posh|fancy|nice|smart|luxury|swanky|stars?) |(?<! (?:dont|not|drop|no)) (?:get|find|book|want|prefer|fancy|swap|change) (?:us |me |it |to |for )*(?:an?|another|some) | (?:cheaper|different|another|other|nearer|closer|better|instead of) (?:hotel|hostel|stay|accommodation|place) /;

/**
 * `we dont need a hotel, were staying at my mums`: beds of their own, which no list has. Nobody is moved to another hotel for
 * it. Null for a wish for another stay, and for a question that only asks of the price.
 */
export const readOwnBeds = ({ line, hotels, slots, amount }: Reading): Intent | null =>
  hotels.length + slots.length === 0 &&
  OWN_BEDS.some((pattern) => pattern.test(line)) &&
  !OTHER.test(line) &&
  !(amount !== null && OF_SUM.test(line))
    ? { kind: 'stay', asks: 'own beds' }
    : null;
/** `200 each without the hotel` says what the sum is for. */
const OF_SUM = / without (?:the |our |any |a )?(?:hotel|hostel|accommodation|stay) /;
