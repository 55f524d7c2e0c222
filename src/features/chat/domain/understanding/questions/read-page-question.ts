import { toWordLine } from '../../../../planner/domain/tokenise.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { ORDER } from '../cues/topic-words.ts';
import type { Intent } from '../intent.ts';
import type { PageTopic } from '../page-topic.ts';
import { read } from '../reading.ts';
import { asksTimeOfYear } from './asks-time-of-year.ts';
import { readPlanAsWhole } from './read-plan-as-whole.ts';

const THE_PLAN =
  '(?:it|this|that|them|everything|things|stuff|the (?:whole )?(?:plan|trip|itinerary|lot)|(?:my|our) (?:plan|trip|itinerary))';

/** `who pays if someone drops out`. */
const WHO_PAYS =
  / (?:who (?:would |will |has to |is going to )?(?:pays?|covers?|picks up|foots|makes up)|(?:do|does|will|would) (?:we|i|everyone|everybody|the rest|the others|the group|others|people)(?: (?:else|all|still|of us|have to))* (?:pay|cover|pick up|make up|chip in|owe)|what happens to (?:the|their|his|her) (?:share|bit|part)) /;
const DROPS_OUT =
  / (?:if|when|suppose|supposing|should|say|were) (?:one|two|any|a|one or two|people|some\w+|any\w+)(?: (?:of|the|us|them|\w+)){0,3} (?:(?:is|was|were|be|to be) unable to|drops?(?: out)?|dropped out|bails?|cancels?|pulls? out|cries off|flakes?|cant (?:come|make it)|doesnt (?:come|show)) /;

/** The words of each topic, the narrow ones first. */
const TOPICS: readonly (readonly [PageTopic, RegExp])[] = [
  [
    'book by when',
    / (?:when|how (?:early|soon|far (?:in advance|ahead))|by when) (?:do|should|must|shall|would|will) (?:we|i|you) (?:\w+ ){0,2}?(?:book|reserve)(?: (?:\w+ ){0,3}by)?(?= )| how long (?:do|have) (?:i|we) (?:have |got )?(?:to|until we have to) (?:book|reserve) /,
  ],
  [
    'next steps',
    / next steps? | what (?:do|should|shall|must|can) (?:i|we) (?:have to |need to )?do (?:next(?= $)|from here|once (?:were|we are|im|i am) happy) | what is next $| whats next $| what happens (?:next(?= $)|now(?= $)|from here|once (?:were|we are|im|i am) happy) | where do (?:i|we) go from here | how do (?:i|we) (?:proceed|go ahead|finalise (?:it|this)|confirm (?:it|this|everything)|lock (?:it|this) in) /,
  ],
  [
    'how it chooses',
    /^ (?:(?:so|and|but|ok|hang on|wait) )*who (?:picked|chose|decided(?: on)?|suggested|recommended|came up with) (?:that|this|it|those|them)(?: one)? $| (?:who|how) (?:picks?|picked|chooses?|chose|decides?|decided|selects?|selected) (?:the |these |those |our |where |what |which )| how (?:do|does|did|are|is|was|were) (?:you|it|they|huzzah|the \w+|these|those|this|everything)(?: \w+)? (?:pick|picked|choose|chose|chosen|select|selected|decide|decided)(?! (?:between|on the day))(?= )/,
  ],
  [
    'how sure prices are',
    / (?:are|is|were) (?:these |the |your |those |all |all the )?(?:prices?|costs?|figures|estimates?) (?:\w+ )?(?:accurate|right|correct|up to date|guaranteed|fixed|final|real|reliable|current|live|exact|true)(?= )| how (?:accurate|reliable|up to date|exact|current|sure|firm) (?:are|is) (?:these|the|your|those|all the) (?:prices?|costs?|figures|estimates?) | (?:do|will|can|could|might|would) (?:the |these |your |those )?(?:prices|costs)(?: ever| still)? (?:change|go up|go down|rise|increase|vary)(?! if )(?= )| where (?:do|did|are) (?:you get )?(?:the |these |your |those )?(?:prices|costs|figures) (?:come |coming )?from | where (?:do|did) you get (?:the |these |your |those )?(?:prices|costs|figures)(?= )/,
  ],
  [
    'whether there is room',
    / (?:have|did|do) (?:you|u) (?:\w+ )?(?:check|checked|know|sure) (?:\w+ ){0,3}?(?:availability|available|space|room|free|capacity)(?= )| (?:is|are) (?:there|they|these|the places|everything|it|these places|the venues|all of (?:it|these|them)) (?:all |actually |definitely |really |even )?(?:availability|available|definitely available|got availability)(?= )/,
  ],
  [
    'what is kept',
    new RegExp(
      ` (?:is|was|has) ${THE_PLAN} (?:been )?(?:all )?(?:being )?(?:saved|saving|kept)(?: anywhere| somewhere| automatically)?(?= (?:$|for (?:me|us|later)|now|yet|x))| (?:does|do|will|did) (?:it|this|you|u|the (?:plan|chat|site)|i have to|i need to|we need to|we have to|i)(?: \\w+){0,2} (?:save|autosave)(?: ${THE_PLAN})?(?: automatically| anywhere| first| now)? $| (?:can|could|will|may) (?:i|we) (?:come|get|go|log) back (?:to ${THE_PLAN} |here |to this page |in )?(?:later|tomorrow|another (?:day|time)|next week) | how do (?:i|we) (?:get|find my way|go) back (?:to|here|in)(?= )| where (?:do|will|can|would) (?:i|we) find ${THE_PLAN} (?:again|later|afterwards|tomorrow) | will (?:it|this|the plan|our plan|my plan) (?:still )?(?:be here|be there|be saved|disappear|go|get lost)(?: \\w+){0,3} $`,
    ),
  ],
  [
    'map',
    / (?:is there|have (?:you|u) got|do (?:you|u) have|can (?:i|we) (?:see|get|have)|got|any chance of|where is|wheres) (?:\w+ ){0,3}?(?:a|the|on a|on the) map(?= )/,
  ],
  [
    'by hand',
    new RegExp(
      ` (?:can|could|may|how do|how can|am) (?:i|we) (?:able to )?(?:edit|change|move|swap|rearrange|reorder|drag|tweak|adjust|alter) ${THE_PLAN} (?:by (?:hand|myself|ourselves)|myself|ourselves|manually|later|afterwards|around myself|about myself|after|whenever|at any (?:time|point))(?= )`,
    ),
  ],
  [
    'another trip',
    / (?:can|could|how do|may|will|do) (?:i|we|you|u) (?:\w+ )?(?:(?:make|plan|create|start|build) (?:me |us )?(?:another|a new|a second|a different|a separate) (?:plan|trip|one|itinerary)|(?:do|have|get|make|plan) (?:me |us )?(?:(?:another|a new|a second|a different|a separate) (?:plan|trip|itinerary)|(?:two|more than one|several) (?:plans|trips|plan|trip)))(?= )/,
  ],
  [
    'pictures',
    / (?:do (?:you|u) have|have (?:you|u) got|are there|is there|can (?:i|we|you|u) (?:see|show|get|send)|got|any)(?!.* (?:good|great|nice|group|best) photos? )(?: \w+){0,2} (?:photos?|pictures?|images?|pics?|photographs?) (?:of|for|i|we|anywhere|$)/,
  ],
  [
    'how often',
    / how (?:many|often)(?: (?:changes|times|edits|goes))? (?:can|could|may|am i allowed|are we allowed)(?: (?:i|we|you))? (?:make|change|ask|edit|swap|to change|to make)(?= )/,
  ],
  [
    'to take along',
    new RegExp(
      ` (?:can|could|how (?:do|can|would)|is there a way|may|will|able) (?:\\w+ ){0,3}?(?:print|download|export|save|share|send|forward|email|whatsapp|show) ${THE_PLAN}(?: \\w+){0,6} $| (?:add|put|get|sync|have) ${THE_PLAN} (?:to|in|into|on|onto|with) (?:my|our|the|a|google|apple|outlook|their)(?: \\w+)? calendars? | (?:is there|have (?:you|u) got|do (?:you|u) do|can (?:i|we|you|u) (?:get|have|do|make)) (?:\\w+ ){0,2}?(?:a |an |the )?(?:pdf|print ?out|printable|printed|calendar file|ics|ical|hard copy|paper copy)(?= )| (?:can|could|do|will) (?:the |my |our |all )?(?:\\w+ )?(?:others|girls|lads|guests|group|everyone|everybody|rest|boys|gang|team|people) (?:all )?(?:see|view|edit|change|look at|open|get) (?:${THE_PLAN}|this chat|our chat|the chat)(?= )`,
    ),
  ],
];
const WORDS_MAX = 16;
/** A matter of the data or the terms, which have pages of their own. */
const ON_ANOTHER_PAGE =
  / (?:data|details|privacy|private|gdpr|hacked|encrypted|password|account|refund|cancel|deposit) /;

/** `whats next`, `can i print this`, `are the prices fixed`: asked of how the site works. Null for an order to change the plan. */
export function readPageQuestion(message: string, state: ConciergeState): Intent | null {
  const { line, words, slots, days } = read(message, state);
  // `sat` is Saturday and a way to sit.
  const whole = readPlanAsWhole(line) ?? readPlanAsWhole(toWordLine(message));
  if (whole) return { kind: 'page', topic: whole };
  if (words.length > WORDS_MAX || slots.length > 0 || days.length > 0) return null;
  if (asksTimeOfYear(line, state.plan)) return { kind: 'page', topic: 'time of year' };
  if (WHO_PAYS.test(line) && DROPS_OUT.test(line)) return { kind: 'page', topic: 'somebody drops out' };
  if (ON_ANOTHER_PAGE.test(line)) return null;
  const topic = TOPICS.find(([, pattern]) => pattern.test(line))?.[0];
  if (topic === undefined || (ORDER.test(line) && !IS_ASKED.test(line))) return SENDS.test(line) ? TO_TAKE_ALONG : null;
  return { kind: 'page', topic };
}

const TO_TAKE_ALONG = { kind: 'page', topic: 'to take along' } as const;
/** An order that nobody can carry out in a chat, and everybody on the trip's page. */
const SENDS = new RegExp(
  `^ (?:(?:please|pls|ok|and|now|can|you|u|just|so) )*(?:send|email|forward|share|print|download|export|whatsapp) (?:me |us |everyone |them |the (?:girls|lads|group|others) )?${THE_PLAN}(?: (?:to|with|off|out|as|round|over|on|for|in|please|now|then)(?= )(?: \\w+){0,5})? $`,
);

const IS_ASKED =
  /^ (?:(?:so|and|but|ok|oh|hi|hey|also|quick one|one more thing|last one|just wondering|great|thanks) )*(?:can|could|may|how|who|what|where|when|is|are|do|does|did|will|have|has|any|where|whats|wheres) /;
