import { openings } from '../typing/openings.ts';

const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple|couple|a few|some|half|most|both)';
const LEAD = openings('though|apparently|think|i think');
const WHO = `${COUNT} (?:of )?(?:us|them|the (?!trip |days )\\w+|my \\w+|our \\w+|people|lads|girls|boys|guys|friends|mates|guests)`;
const IS = '(?:(?:is|are|will|be|will be|might|may|re|all|having|going|to|gonna|need|needs|have|has|now) )*';
/** `are driving`, `is coming from leeds`, `will be late`, `get the train on friday`. */
const TRAVELS =
  '(?:(?:drive|drives|driving|fly|flies|flying|cycling|walking|carpooling|late|running late)(?: (?:in|up|down|over|there|straight|from|on|to|so|bit|little|the|a|early|late|later|separately|together|friday|saturday|sunday|thursday|morning|afternoon|evening|work|\\w+))?|(?:come|comes|coming|travel|travels|travelling|traveling|arrive|arrives|arriving|get|gets|getting|make|making|take|takes|taking|catch|catching)(?: (?:in|up|down|over|along|there|straight|separately))* (?:from (?:\\w+|the \\w+)|by (?:train|car|coach|bus|plane|air|bike|ferry|taxi|tube|rail)|on (?:the|a|an?|their) (?:\\w+ )?(?:train|coach|bus|plane|ferry|flight|bike|bikes|motorbike|motorbikes)|(?:the|a|an|their) (?:\\w+ )?(?:train|coach|bus|plane|ferry|flight|car)|their own way|late|later|early|earlier|separately|independently|together)(?: \\w+){0,4})';
const OWN_WAY = new RegExp(`^ ${LEAD}${WHO} ${IS}${TRAVELS} $`);
const BARE = new RegExp(`^ ${LEAD}${COUNT} ${IS}(?:coming|travelling|driving|flying)(?: \\w+)? from \\w+ $`);
/** Who comes besides, and what is to be done about it. */
const ELSE =
  / (?:too|as well|also|join|joins|joining|more|extra|another|additional|further|instead|start|begin|move|push|later start|earlier|can|could|should|lets|please|book|need) /;

/** Whether a line only tells how some of the group get there, `three of the lads are driving`: it counts nobody. */
export const tellsOwnWay = (line: string): boolean => !ELSE.test(line) && (OWN_WAY.test(line) || BARE.test(line));
