import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { saidBesideWhy } from '../cues/only-why.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { speaksOfStay } from './read-stay-wish.ts';

/** Doubt or a wish for better with nothing said of how. */
const DOUBT =
  /^ (?:(?:really|still|tbh|am|we are|im|sorry) )*not (?:really |quite |exactly |that )?(?:loving|digging|feeling|vibing with|mad on|fussed on) (?:it|this|that|the plan|(?:the )?\w+day)(?= )| (?:not (?:\w+ ){0,2}?(?:happy|convinced|sold|thrilled|sure|certain|feeling it) (?:about|with|on|of|by|it|that)|(?:bit|little|kind of|sort of|somewhat) (?:meh|bland|beige|vanilla|flat|samey|off|rubbish|boring|naff|pants|lacking|disappointing)|meh|hmm+ (?:about|on|re)|(?:in two minds|undecided|torn|unsure|iffy|having second thoughts|second thoughts) (?:about|on|over))(?= )/;
const BETTER =
  /^ (?:(?:so|and|but|ok|please|can|could|would|will|you|we|i|just|lets|maybe|hi|hey|um|hmm|do|think|any way to|is there any way to|want|need|help|me|us|to) )*(?:improve|better|fix|sort(?: out)?|make (?:it|that|this|the plan|the (?:\w+ )?(?:day|night|evening)|(?:the )?\w+day|(?:the )?\w+) (?:a (?:bit|lot|little) )?(?:better|nicer|special|more special|good|great|perfect|amazing|epic|best|different|more interesting|less boring)|do (?:better|something (?:better|special|nice|fun))|(?:change|switch|shake) (?:it|things|something|stuff|some of it|a few things|bits)(?: up| around| a bit)?|something(?: is|s)? (?:not right|off|missing)|surprise (?:me|us)|what would you (?:change|do)|any (?:suggestions|ideas|tips|recommendations)|(?:i|we) (?:want|need|would like) (?:a change|changes|something different|something else|to change (?:it|something|things|some things|a few things)))(?: (?:the |our |that |this )?(?:\w+day|day|night|plan|trip|weekend|it|them|bit|stuff|please|a bit|somehow|up|out|for us|for me|thing|things|lunch|lunches|dinner|dinners|evening|morning|afternoon|activities|nights|mate|xx?x?|thanks|with it|to it|better|then|now|on|in|of|and))* $/;
/** A verb with `something`, `a bar` or nothing for its object. */
const HALF_A_WISH =
  /^ (?:(?:so|and|but|ok|please|can|could|would|will|you|we|i|just|lets|want|need|to|think|should|maybe|hi|hey) )*(?:(?:swap|change|switch|replace|drop|remove|cancel|move|cut|lose|do) (?:something|sth|a thing|stuff|a few things|some things|one|a (?:bar|pub|club|meal|place|night|stop|day|bit)|one of (?:them|those)|some of (?:it|them))(?: (?:out|around|about (?:it|that|\w+day)|please|else|different))*|(?:swap|change|switch|replace|drop|remove|move|changes|not keen|not sure|dont like it|not great|hmm+|meh)|do something (?:about|with) (?:the |our )?\w+|not (?:really )?feeling (?:the |our )?\w+(?: \w+)?|one of (?:the|our|those) (?:\w+ ){1,2}(?:isnt|is not|looks|seems|sounds|is) (?:not )?\w+|(?:it|that|this|the plan) (?:is|s)? ?(?:a )?(?:bit much|not great|not right|wrong|rubbish|boring|too much)|tighten (?:it )?up|(?:the )?(?:schedule|plan|itinerary|timings?|day) (?:be|needs?|wants?|could be|could) (?:\w+ ){0,2}?(?:tightened|improved|changed|work|tweaked|better|looked at)(?: up| on| somewhat| a bit| at)*)(?: (?:tbh|please|x+|mate|then|lol|haha|really|honestly|babe|somehow|a bit|thanks))* $/;
/** `not convinced`, and not of what. */
const NOT_SOLD =
  /^ (?:\w+ ){0,4}?(?:am|is|are|im|not|really|quite|still) (?:not )?(?:entirely |really |totally |fully |quite )?(?:convinced|sold|persuaded|won over|blown away|wowed)(?: (?:yet|tbh|though|by it|by this|if i am honest))* $/;
/** Work on the whole plan, or on one of its sorts of stop, with no word of what is wrong with it. */
const WORK_ON =
  /^ (?:(?:so|and|but|ok|please|kindly|can|could|would|will|you|we|i|just|lets|need|want|to|think|maybe|hi|hey) )*(?:(?:change|amend|alter|revise|edit|tweak|adjust|rework|rejig|update|modify|rethink|redo|refine|tighten up|tidy up|spruce up|liven up the look of) (?:it|this|that|things|(?:the|our|my|this) (?:whole |entire |overall )?(?:plan|itinerary|programme|program|schedule|agenda|trip|weekend|timetable))|sort (?:out )?(?:the|our|those|these) (?:bars|pubs|clubs|meals|lunches|dinners|nights|activities|evenings|days)(?: out)?|(?:the|our|one of the|some of the|one or two of the|a couple of the) (?:bars|pubs|clubs|meals|lunches|dinners|nights|activities|evenings|places|restaurants|stops) (?:needs?|wants?|could do with) (?:a )?(?:swapping|changing|work|looking at|sorting|rethink|rethinking|a look|change)|(?:(?:it|this|that|the plan|the whole thing) )?(?:could do with|needs|wants|is due) (?:a )?(?:rethink|rejig|another look|second look|refresh|tweak|tweaking|rework|reworking|overhaul)|(?:it|this|the plan|something) (?:is |feels |seems )?(?:missing|lacking|lacks|needs|wants) (?:a (?:certain |little |bit of )?)?(?:something|je ne sais quoi|oomph|sparkle|spark|work)|(?:can|could) (?:it|this) be (?:any |a bit |even )?better|(?:be )?(?:a bit |a little |much )?(?:more nice|nicer|better|more good)|later|earlier)(?: (?:please|pls|a bit|a little|a touch|somewhat|slightly|out|up|x+|mate|then|thanks|for us|if you can|somehow|again))* $/;
const MOVES_NOWHERE =
  /^ (?:(?:please|can|could|you|we|i|want|need|to|lets|would|like) )*(?:move|shift|reschedule|retime) (?:the |our |that )?(?:\w+ ){1,4}?(?:please )?$/;

/** `make it more glam`, `something a little more upmarket`: smarter, and not which part. */
const SMARTER_TRIP =
  /^ (?:(?:so|and|but|ok|please|can|could|would|will|you|we|i|just|lets|want|wants|need|needs|like|to|be|make|it|this|that|the|our|whole|plan|trip|weekend|something|things|everything|\w+day|night|a|an|all|bit|little|lot|touch|tad|much|more|somewhat|slightly) )*(?:glam|glamorous|upmarket|up market|upscale|posh|posher|fancier|swanky|swankier|swish|luxurious|luxury|sophisticated|refined|bougie|boujee|classy|high end|higher end|smarter|polished|exclusive)(?: (?:please|pls|than this|for us|somehow|then|overall|all round|if you can|thanks|tbh|x+))* $/;
/** `is that the best you can do for friday`. */
const BEST_YOU_CAN =
  / (?:(?:is|was) (?:that|this|it) (?:really )?(?:the best|all)|surely) (?:you|we|u) (?:can|could|have|got)(?: (?:really|honestly))?(?: (?:do|get|manage|find|offer|come up with))? | do (?:what|whatever) you (?:think|reckon|like|fancy) /;
/** `this doesnt feel right for our team`. */
const NOT_RIGHT =
  /^ (?:(?:so|and|but|sorry|hmm|honestly|i think|i feel|tbh) )*(?:it|this|that|the (?:plan|trip|whole thing|weekend|mix|balance)|something) (?:just )?(?:doesnt|does not|dont|isnt|is not|wasnt|didnt) (?:really |quite |seem |exactly )?(?:feel|look|seem|sit|sound|work|fit|suit|say)? ?(?:quite |very |really |that |like )?(?:right|us|well|good|great|special|me|it|exciting|enough)?(?: (?:for|with|to) (?:us|me|our \w+|the \w+|my \w+|everyone|this lot))?(?: (?:tbh|really|yet|somehow|at all))* $/;

/** `not what i wanted at all`. */
const NOT_AS_ASKED =
  /^ (?:(?:no|nah|sorry|hmm|so|but|this|that|it|the plan|is|at all) )*not (?:really |quite |at all )?what (?:i|we) (?:wanted|asked for|ordered|had in mind|meant|expected)(?: (?:at all|tbh|really|sorry))* $/;

/** `want to be properly scared at some point`. */
const TO_FEEL =
  /^ (?:(?:we|i|he|she|they|the \w+|all|everyone|really|just|would|do|and|but) )*(?:want|wants|like|love|need|needs) to (?:be|feel) (?!(?:out|back|up|there|home|in|at|by|on|near|close|done|finished|together|able|sure|told|picked|away|off)\b)(?:\w+ ){1,6}$/;

/** `a few of the older lads wont keep up with this`. */
const TOO_MUCH_FOR =
  / (?:wont|cant|will not|cannot|never|not going to|might not|struggle to|going to struggle to) (?:be able to )?(?:keep up|cope|hack (?:it|this|that)|manage (?:it|this|that|it all|all (?:of )?(?:it|this|that))|handle (?:it|this|that|it all|all (?:of )?(?:it|this|that))) /;

/** `this isnt screaming hen`, `make it a bit less touristy`: a manner that no stop of a plan is known by. */
const IN_THE_MANNER =
  /^ (?!.* (?:swap|drop|add|move|cheaper|dinner|lunch|hotel) )(?:\w+ ){0,8}?(?:(?:isnt|not|doesnt|hardly|aint|dont) (?:\w+ ){0,2}?(?:screaming|screams?|shouting|shouts?|giving|gives|saying|says?) (?:\w+ ){0,2}(?:hen|stag|party|birthday|celebration|fun|special|wow|us)|(?:less|too|bit|bit too|so|very|rather|not so|not as) (?:touristy|corporate|stuffy|basic|cheesy|tacky|predictable|generic|obvious|cliched?|mainstream|worky|naff|laddy|laddish|girly|studenty|formulaic|random)) (?:\w+ ){0,5}$/;

/** `just make it more us if you know what i mean`. */
const MORE_US =
  /^ (?:\w+ ){0,5}?(?:more|bit more|a bit|very|our|his|her|my) (?:like )?(?:us|me|him|her|them|our thing|my thing|her thing|his thing|thing|our style|his style|her style|style|our cup of tea|cup of tea|up our street)(?: (?:if (?:you|u) (?:know|get|see) what i mean|than that|please|really|you know|x+))* $/;

/** `can we have a bit of free time`, and nobody says when. */
const FREE_TIME =
  / (?:some|more|bit of|little|any|enough) (?:free|down|spare|chill|quiet) ?time (?!(?:on|before|after|between|in the) )| breathing (?:space|room) | time to (?:ourselves|breathe|chill|relax) /;

/** `something different for sunday`, `owt better for saturday?`: better than what, and which part of the day, is not said. */
const OTHER_FOR_DAY =
  /^ (?:(?:so|and|but|ok|please|can|could|would|is|are|there|you|we|i|just|lets|like|want|wants|need|do|get|find|have|got|us|any chance of|hi|hey) )*(?:something|anything|somewhat|summat|owt) (?:(?:a|bit|little|touch|lot|much|more|slightly) )*(?:different|better|special|nicer|interesting|memorable|unusual|impressive|smarter|good)(?: (?:on|for|to do on|to do|with) (?:the |our )?(?:\w+day|weekend|trip)(?: (?:night|evening|morning|afternoon|daytime))?)(?: (?:please|instead|then|though|maybe|x+|thanks|at all|for us))* $/;
/** `could the thursday be made more engaging`: better, and nothing said of how. */
const MORE_OF_NOTHING =
  /^ (?:(?:so|and|but|ok|please|kindly|can|could|would|will|might|you|we|i|just|lets|like|want|need|to|the|our|be|make|made|it|this|that|whole|plan|trip|weekend|programme|itinerary|day|night|evening|\w+day|a|bit|little|lot|touch|much|more|somewhat|slightly) )*(?:engaging|interesting|memorable|special|impressive|stimulating|inspiring|unique|original|unforgettable|worth(?:while| it| the \w+)|count|pop)(?: (?:please|for (?:us|them|everyone|the \w+|him|her)|than this|somehow|then|overall|if you can|thanks|x+))* $/;
/** `something to mark the occasion`. */
const FOR_OCCASION =
  /^ (?:(?:i|we|id|wed|would|should|like|want|need|can|could|please|you|have|do|there|be|is|a|little|bit|of) )*something (?:\w+ ){0,2}?(?:to|that|which) (?:mark|marks|celebrate|celebrates|make|makes|remember) (?:\w+ ){1,5}$/;
/** `its too posh`, of the whole plan. */
const TOO_IN_ALL =
  /^ (?:(?:so|and|but|tbh|honestly|hmm|sorry|i think|it|its|is|this|that|all|the|plan|whole|thing|trip|weekend|looks|feels|seems|sounds|a|bit|way|far|just|little) )*too (?:posh|fancy|stuffy|formal|smart|basic|tacky|young|old|studenty|trendy|expensive looking|try hard|swanky|pretentious)(?: (?:for (?:us|me|our \w+|the \w+|this lot|my \w+)|tbh|really|i think|x+))* $/;

/** `a bit samey at night`, `bars bars bars`: too much of a kind, and nothing said of what should be there. */
const SAMEY =
  / (?:samey|same y|repetitive|all (?:(?:a bit|much|very|just|kind of) )?(?:the same|alike)|one after (?:the other|another)) /;
const THRICE = / (?<said>\w{3,}) \k<said> \k<said>(?= )/;
const ORDERS =
  / (?:swap|change|drop|instead|replace|something|somewhere|add|move|make|different|another|other|cheaper|calmer|wilder|quieter|mix) /;

/** What there is too much of: the stops of a kind that is named, or the nights. */
function tooAlike({ line, types, kinds, timesOfDay, days }: Reading, { plan }: ConciergeState): Scope | null {
  if ((!SAMEY.test(line) && !THRICE.test(line)) || ORDERS.test(line)) return null;
  const ofDays = slotsWhere(plan, days, [], []);
  const named = types.flatMap((type) => type.types);
  const ofType = ofDays.filter(({ slot }) => named.includes(slot.type));
  const [kind] =
    kinds.length > 0 ? kinds : timesOfDay.includes('Evening') || named.length > 0 ? (['night'] as const) : [];
  const ofKind = ofDays.filter(({ slot }) => slot.kind === kind);
  const slots = ofType.length > 1 ? ofType : ofKind;
  return slots.length > 1 ? { ...scopeOf(slots, days), kinds: [kind ?? 'activity'] } : null;
}

/** `bit beige this`: doubted, and nothing said of which way it should go. */
export const isDoubted = (line: string): boolean => DOUBT.test(line) && !ORDERS.test(line);

/** Whether somebody wants the plan worked on and says no more, also in the passive: `could it be tightened up`. */
export const asksForWork = (line: string): boolean =>
  WORK_ON.test(line) || (HALF_A_WISH.test(line) && / be \w+/.test(line));

/** A wish too open to act on; null where a direction, a time or a place says more. */
export function readVague(reading: Reading, state: ConciergeState): Intent | null {
  const { line, slots, kinds, days, timesOfDay, venues, types, amount, diets } = reading;
  const scope = findScope(reading, state.plan, reading.words.length);
  const isBare = venues.length === 0 && amount === null && diets.length === 0;
  if (!isBare) return null;
  const alike = tooAlike(reading, state);
  if (alike) return { kind: 'vague', scope: alike };
  const isDetailed = types.some(({ from }) => !slots.some((slot) => slot.from <= from && from < slot.to));
  if (
    DOUBT.test(line) &&
    !isDetailed &&
    !/ (?:swap|change|drop|instead|replace|something|somewhere|cheaper|calmer) /.test(line)
  )
    return { kind: 'vague', scope };
  const isOfWhole = slots.length + kinds.length === 0 && !isDetailed;
  const [said = reading] = isOfWhole ? saidBesideWhy(reading, state) : [];
  if (SMARTER_TRIP.test(said.line) && isOfWhole && !speaksOfStay(line))
    return { kind: 'vague', scope, isSmarter: true };
  if ((NOT_AS_ASKED.test(line) || TO_FEEL.test(line)) && isOfWhole) return { kind: 'vague', scope };
  if ((MORE_OF_NOTHING.test(line) || FOR_OCCASION.test(line) || TOO_IN_ALL.test(line)) && isOfWhole)
    return { kind: 'vague', scope };
  if (FREE_TIME.test(line) && isOfWhole && days.length + timesOfDay.length === 0)
    return { kind: 'vague', scope, leans: 'calmer' };
  if (OTHER_FOR_DAY.test(line) && slots.length + types.length === 0) return { kind: 'vague', scope };
  if (BEST_YOU_CAN.test(line) && !isDetailed) return { kind: 'vague', scope };
  if ((MORE_US.test(line) || NOT_RIGHT.test(line) || IN_THE_MANNER.test(line) || TOO_MUCH_FOR.test(line)) && isOfWhole)
    return { kind: 'vague', scope };
  if (HALF_A_WISH.test(line) || WORK_ON.test(line)) return { kind: 'vague', scope };
  if (NOT_SOLD.test(line) && / not /.test(line) && !isDetailed) return { kind: 'vague', scope };
  if (BETTER.test(line) && slots.length === 0 && !isDetailed) return { kind: 'vague', scope };
  const isMove = MOVES_NOWHERE.test(line) && !/ (?:to|on|earlier|later|back|forward|\d+) /.test(line);
  if (isMove && days.length < 2 && slots.length + kinds.length + timesOfDay.length > 0) return { kind: 'vague', scope };
  return null;
}
