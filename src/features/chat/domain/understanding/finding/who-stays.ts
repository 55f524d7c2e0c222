import { EVERYDAY_WORDS } from '../../../../planner/domain/everyday-words.ts';
import { openings } from '../typing/openings.ts';
import { KIN } from './kin.ts';
import { NUMBER } from './read-number.ts';
import { WEEKDAY } from './weekdays.ts';

/**
 * Of whom it is told how long they stay: of some of the group, who change nothing for the rest, or of somebody without
 * whom there may be no trip, the guest of honour or who writes.
 */
export type Stayer = 'some' | 'perhaps-all';

const LEAD = openings(
  'sadly|apparently|actually|forgot to say|turns out|think|i think|looks like|can|could|what if|if|is it ok if|does it matter if|is it a problem if',
);
const COUNT = `(?:${NUMBER}|a couple|couple|a few|some|half|most|both)`;
const HEAD =
  '(?:of (?:us|them|the \\w+|my \\w+|our \\w+)|the (?:group|girls|lads|team|gang)|people|lads|girls|boys|men|women|ladies|guys|friends|mates|colleagues|others)';
const ONE_OF_THEM = `(?:\\w+ )?(?:${KIN}|in law)s?(?: \\w+)?`;
const HONOURED = '(?:the |our )?(?:bride|groom|stag|hen|birthday (?:girl|boy))(?: to be)?';
const WRITER = '(?:i|im|ill|ive|id|me and (?:the |my )?\\w+|(?:the |my )?\\w+ and (?:me|i))';
/** What is said of them beside the stay: `becky said she can only`, `tom reckons he has to`. */
const SAYS =
  '(?: (?:says?|said|reckons?|thinks?|told (?:me|us)|has said|just said|let me know|mentioned)(?: that)? (?:she|he|they))?';
const MAY =
  '(?: (?:is|are|s|am|has|have|had|needs?|got|gotta|wants?|would|like|love|rather|prefer|can|could|will|wont|might|may|must|be|going|gonna|planning|hoping|now|only|just|actually|probably|definitely|also|to))*';
const STAYS =
  '(?:(?:stay|stays|staying|stop|stops|stopping|leave|leaves|leaving|come|comes|coming|arrive|arrives|arriving|land|lands|landing|join|joins|joining|do|does|doing|make|makes|home|back|there|here|around|over)|(?:fly|flies|flying|go|goes|going|head|heads|heading|drive|drives|driving|travel|travels|travelling|get|gets|getting)(?: (?:home|back|off|out|in|there|here))?)';
const LINK = '(?: (?:home|back|off|out|over|us|with us|on|for|by|at|till|until|til|from|only|just|the|up to))*';
const WHEN = `(?:${WEEKDAY}(?: (?:and|to|till|until) (?:the )?${WEEKDAY})?(?: (?:morning|afternoon|evening|night))?|(?:${NUMBER}|a|an|one|another|the)? ?(?:extra |more |whole |full |single |first |last )?(?:days?|nights?)(?: (?:early|earlier|late|later|before|after|less|more|extra|longer|behind|ahead|shorter))?)`;
const END =
  '(?: (?:only|just|though|now|too|instead|please|then|early|late|before|after|than|us|you|everyone|everybody|the rest|the others|rest of us|of us|because|cos|due to|for work|work|if|which)(?= ).*)? $';

const stay = (who: string): RegExp => new RegExp(`^ ${LEAD}${who}${SAYS}${MAY} ${STAYS}${LINK} ${WHEN}${END}`);
const SOME_STAY = stay(`(?:${COUNT} ${HEAD}|(?:my |our |her |his |the |their )${ONE_OF_THEM}|she|he)`);
const HONOURED_STAYS = stay(`(?:${HONOURED}|${WRITER})`);
const NAMED_STAY = stay('(?<one>[a-z]{2,})(?: and (?<other>[a-z]{2,}))?');
/** `one night only for tom`. */
const NIGHTS_FOR = new RegExp(
  `^ ${LEAD}(?:only |just )*(?:${NUMBER}|a|one) (?:days?|nights?) (?:only |just )*for (?<one>[a-z]{2,}) $`,
);

/** What is no name of somebody. */
const NO_NAME = new Set(
  `we us i you it id im ill they them that this there who what when where which how why if do does did is are was were can could would
  should will shall may might must lets let the a an my our your on in at by for from to not no nor and or so but cant cannot dont wont doesnt just only now then please yes yeah again still every each both all
  any some half most none everyone everybody nobody noone someone people lads girls boys guys gang group team party lot rest others
  whole stags hens trip trips flights trains planes coach coaches ferry ferries bus buses minibus taxis cabs transfers flight hotel
  dinner lunch brunch breakfast drinks food monday tuesday wednesday thursday friday saturday sunday weekend days nights`.split(
    /\s+/,
  ),
);

const isName = (word: string | undefined): boolean =>
  word === undefined || !(NO_NAME.has(word) || EVERYDAY_WORDS.has(word));

/** Who stays for days of their own, `sophie leaves a day early`, `the bride wants an extra night`; null where it is all of them. */
export function stayerIn(line: string): Stayer | null {
  if (HONOURED_STAYS.test(line)) return 'perhaps-all';
  if (SOME_STAY.test(line)) return 'some';
  const named = (NAMED_STAY.exec(line) ?? NIGHTS_FOR.exec(line))?.groups;
  return named && isName(named.one) && isName(named.other) ? 'some' : null;
}
