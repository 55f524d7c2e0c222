import type { PageTopic } from '../page-topic.ts';
import { openings } from '../typing/openings.ts';

const LEAD = `^ ${openings('sadly|unfortunately|guys|bad news|heads up|actually|please|can you|could you|can i|could i|can we|could we|id like|we would like|i would like|i want|we want|maybe|remind me')}`;
const END =
  '(?: (?:then|though|tho|now|please|mate|lol|sorry|after all|again|all|really|yet|im afraid|unfortunately|instead))* $';
const PLAN = '(?:version|plan|itinerary|option|proposal|schedule)s?';
const TRIP =
  '(?:(?:the|our|my|his|her|whole) )*(?:wedding|trip|stag|hen|weekend|party|thing|birthday|do|event|away ?day|holiday)s?(?: (?:do|party|weekend|trip))?';

const PLACES =
  '(?:they|it|them|these|those|(?:all |all of )?(?:the|these|those) (?:tables?|places?|venues?|restaurants?|bars?|rooms?))';
const ALL =
  '(?:us(?: all)?|all (?:\\d+ |\\w+ )?of us|all \\d+|everyone|everybody|the (?:whole )?(?:group|lot of us)|our (?:group|lot)|\\d+(?: (?:of us|people))?|a (?:group|party) (?:of \\d+|this size|that size|our size|like ours))';

/** What is said or asked of the plan or the trip as a whole, and of no part of it. */
const TOPICS: readonly (readonly [PageTopic, RegExp])[] = [
  [
    'how sure it is',
    new RegExp(
      `${LEAD}(?:(?:are )?(?:you|u|we) (?:\\w+ )?(?:sure|certain|positive)(?: (?:about|of) (?:it|that|this|the (?:times|hours|plan)|all (?:that|this|of it)))?|(?:is|are) (?:that|this|it|these|those|the (?:times|hours|opening (?:times|hours)|plan))(?: (?:definitely|really|actually|even|still|hundred percent))* (?:right|correct|accurate|legit|up to date)|are (?:(?:all )?(?:these|those|the) (?:\\w+ )?)(?:places|venues|bars|restaurants)(?: (?:definitely|really|actually|even|still|all))* (?:open|real|right|there|legit)|have (?:you|u) (?:\\w+ )?(?:checked|double checked) (?:it|that|this|all (?:this|of it)|the (?:times|hours|opening (?:times|hours)|plan)|everything|(?:if |that )?they are (?:all )?open)|(?:trust|rely on) (?:this|it|you|that|the (?:plan|times)))${END}`,
    ),
  ],
  [
    'room for the group',
    new RegExp(
      `${LEAD}(?:(?:is|are|will|would) (?:there )?(?:be )?(?:${PLACES}|(?:a |any |enough |the )?(?:tables?|room|space|seats?|seating))(?: (?:be|all|really|definitely))* (?:(?:big|large) enough(?: for (?:${ALL}|that many))?|for ${ALL})|(?:will|can|do|could|would|does) (?:${PLACES}|everywhere) (?:all |really |definitely )*(?:fit|take|seat|handle|accommodate|cope with|have (?:room|space|tables) for|hold) (?:${ALL}|that many)(?: in)?|enough (?:room|space|seats|chairs) for ${ALL}|(?:does|do|will) (?:everyone|everybody|all of us|we|it|they) (?:all )?(?:still )?fit(?: in| everywhere)?|(?:are|will|can|do|would) we (?:all )?(?:be |get to )?(?:sat|sit|sitting|seated) (?:all )?together|(?:do|will|would) we (?:have to|need to|be) (?:split|splitting|sit|sitting|seated|sat) (?:up|apart|separately|across tables))(?: (?:in|at the restaurants?|at dinner|for dinner|at one table|everywhere|anywhere))*${END}`,
    ),
  ],
  [
    'running late',
    new RegExp(
      `${LEAD}what (?:if|happens if|happens when|do we do if) (?:we|were|the group|everyone|some of us|someone|somebody|people|half of us)(?: (?:are|is|all|run|runs|running|get|gets|turn up|arrive|arrives|a bit|really|get there|show up))* (?:late|delayed|behind|held up)(?: (?:for|to) (?:something|anything|it|one|a booking))?${END}`,
    ),
  ],
  [
    'another plan',
    new RegExp(
      `${LEAD}(?:(?:give|show|make|get|send|have|see|do|try|any|is there|are there|want) (?:me |us )?(?:a |an |any )?(?:completely |totally |whole |entirely )?(?:another|different|new|fresh|alternative|second|other) ${PLAN}|(?:scrap|bin|chuck|ditch|tear up|rip up|trash|drop) (?:it all|the lot|the whole (?:thing|plan|lot)|all of it|this plan)(?: (?:off|out|away))?(?: and (?:start (?:again|over|afresh)|do (?:another|a new) one))?|regenerate(?: (?:it|this|the \\w+|everything))?|(?:re ?plan|redo|re ?make) (?:the (?:plan|whole thing|lot|trip)|everything|it all))${END}`,
    ),
  ],
  [
    'called off',
    new RegExp(
      `${LEAD}(?:${TRIP} (?:is |has been |has |will be |is going to be |got |being )*(?:all )?(?:off|cancelled|called off|not (?:happen(?:ing)?|go(?:ing)? ahead)|no longer (?:happen(?:ing)?|go(?:ing)? ahead|on))|it is all (?:off|cancelled|called off)|(?:the|our|my) (?:trip|hen|stag|wedding|weekend)(?: do| party)? has to go|(?:we|i) (?:have )?(?:had to|have to|are having to|will have to) (?:cancel|call it off|call off)(?: (?:it|${TRIP}|everything))?)${END}`,
    ),
  ],
  [
    'getting there',
    new RegExp(
      `${LEAD}(?:(?:which|what) airports? (?:do|should|would|shall|is|are) (?:we |i |it |the |best |to |you )*(?:fly|go|use|book|nearest|closest|best|from|to|recommend)?(?: (?:to|from|into|for|there|us|airport))*|(?:what|whats|what is|where are|how much (?:is|are)) (?:the )?(?:cheapest |best |good )?(?:flights?|trains?|coaches|ferry|ferries)(?: (?:there|to (?:use|get|book|take|\\w+)|from \\w+|at the moment))*|(?:what time|when) (?:should|do|shall|would) (?:we|i|everyone) (?:fly|fly out|set off|leave home|travel|book (?:the )?(?:flights?|trains?) for)(?: (?:out|there|back|home))?|(?:book|sort|find|get) (?:us |me |our |the )?(?:flights?|trains?|transfers?|coach|travel)|how long (?:does it take|is it|will it take) to get there|how do (?:we|i) get there)(?: for us)?${END}`,
    ),
  ],
  [
    'one stay',
    new RegExp(
      `${LEAD}(?:(?:stay|be|put us|book|have|do|split|us|in|be in|split (?:us|the group|it)) )*(?:(?:across |between |into )?(?:two|2|three|several) (?:different |separate )?(?:hotels?|stays?|apartments?)|(?:a )?(?:different|another|separate) (?:hotel|stay|place to stay) (?:each|every|for (?:each|the (?:second|last|third|first|other)|one)|on the (?:second|last|third)))(?: (?:night|nights|of us|instead of one|instead|for the \\w+|and|the))*${END}`,
    ),
  ],
  [
    'party things',
    new RegExp(
      `${LEAD}(?:(?:do|does|have|did|can|could|where can|where do|where could|any|got|is there|are there|what|need|any ideas for) )*(?:(?:you|u|we|i|anywhere|somewhere|to|that|sells?) )*(?:sell|do|have|get|buy|order|stock|find|got|sells|supply)?(?: (?:any|some|a|us|me|the|our|personalised|custom|matching|bride|hen|stag|birthday|party|funny|nice))* (?:sash(?:es)?|(?:penis |willy |novelty )?straws?|balloons?|decorations?|banners?|t ?shirts?|tees|tiaras?|veils?|badges|goodie bags?|party bags?|(?:hen |party |hen party )?(?:games|supplies|favours|props|accessories)(?: for the \\w+)?|fancy dress|costumes?|inflatables?|l plates?|wigs|photo props|confetti|willy stuff)(?: (?:from|off) (?:you|here))?(?: (?:for the \\w+|for us|to take|to buy))?${END}`,
    ),
  ],
  [
    'a lot to organise',
    new RegExp(
      `${LEAD}(?:(?:this|it|all this|planning(?: this)?|organising(?: this)?)(?: is)? (?:\\w+ )?(?:stressing me out|stressful|doing my head in|driving me (?:mad|crazy|nuts|up the wall)|a nightmare to (?:plan|organise|sort))|im (?:so |really |getting |very )?(?:stressed(?: out)?|overwhelmed|panicking|out of my depth|lost|losing the will)|(?:im the \\w+(?: \\w+){0,3} and )?(?:i )?(?:havent (?:got )?a clue|have (?:got )?no (?:idea|clue)(?: what (?:im|i am) (?:doing|at))?|dont (?:have a clue|know (?:where to start|what im doing)))|my (?:mates|friends|lot) are (?:all )?(?:useless|hopeless|no help|rubbish)|(?:nobody|no one|none of them) (?:ever |is )?(?:replies|replying|answers|answering|helps|helping|listens|bothers|reads it)(?: (?:to me|me|in the (?:group )?chat|on whatsapp|in the group))*|every(?:one|body) is (?:just )?(?:moaning|complaining|arguing|fighting|falling out)(?: at (?:me|each other))?|its? (?:is )?like herding cats)${END}`,
    ),
  ],
  [
    'the limit',
    new RegExp(
      `${LEAD}(?:what is|what was|whats) (?:the|our|my) (?:total |spending |price |overall |actual |current )?(?:budget|limit|cap|spending limit)(?: (?:again|a head|per person|each|set to|at))*${END}|${LEAD}what (?:\\w+ )?(?:budget|limit|cap) (?:are we on|did (?:i|we) (?:say|give|set|put|tell)|have (?:i|we) (?:got|set|given)|do (?:i|we) have|is it (?:on|at|set to))(?: (?:you|in|down|huzzah))*${END}|${LEAD}what did (?:i|we) (?:say|put|give|set)(?: (?:down|as|for|you))* (?:the|our|my|as a) (?:budget|limit|cap)(?: was| is)?${END}|${LEAD}(?:is there|(?:have|did|do|does) (?:i|we|you|it|the plan) (?:\\w+ )?(?:got|have|set|given|give|put|use)) (?:an?|any|the|our) (?:(?:total|spending|overall|price|budget|per person) )*(?:budget|limit|cap)(?: (?:set|in place|on it|on this|at all|at the moment|per person|each|yet|already))*${END}`,
    ),
  ],
];

/** `are you sure`, `give me another version`, `the wedding is off`, `whats our budget`; null for all else. */
export const readPlanAsWhole = (line: string): PageTopic | null =>
  TOPICS.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
