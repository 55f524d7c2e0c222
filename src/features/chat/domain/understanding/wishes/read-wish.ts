import { saysAllergy } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope, wantedFrom } from '../cues/find-scope.ts';
import { outsideLongNames } from '../cues/outside-names.ts';
import { lessBy, relativeCap, sameKind } from '../cues/relative-cap.ts';
import { orUnknown, unknownThing } from '../cues/unknown-thing.ts';
import { hasUnreadObject } from '../cues/unread-object.ts';
import { findDates } from '../finding/find-dates.ts';
import { findPeople, shareComing } from '../finding/find-people.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Intent, Scope } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { avoidKinds, isPluralType } from './avoid-kinds.ts';
import { countsNobody } from './counts-nobody.ts';
import { crowdIn } from './crowd-in.ts';
import { kindWanted } from './kind-wanted.ts';
import { readInsteadOf } from './read-comparison.ts';
import { readEnough } from './read-enough.ts';
import { readExchange } from './read-exchange.ts';
import { readGoingBack } from './read-going-back.ts';
import { readHours } from './read-hours.ts';
import { limitFrom } from './read-limit.ts';
import { readNeeds } from './read-needs.ts';
import {
  asksCheaper,
  asksSmarter,
  limitsPrice,
  moodOf,
  perPersonPence,
  raisesBudget,
  readPreference,
  saysNoBigNight,
  typesBeside,
  unlessScoped,
  wantedOf,
} from './read-preference.ts';
import { readMove, readTimeWish } from './read-time-wish.ts';
import { readTimes } from './read-times.ts';
import { readTripDays } from './read-trip-days.ts';
import { withoutLunch, withoutMeals } from './stops-of-scope.ts';

/** Words that take the force out of an order: `no need to drop it`, `I would hate to lose the boat`. */
export const NEGATED =
  / (?:dont|do not|never|didnt|did not|not|no need to|no need for|wouldnt|would not|hate to|gutted to|sad to|sorry to|shouldnt|lets not|without) (?:(?:want|need|have|to|you|us|me|ever|even|please|really|just|bother|think|we|should|dare|saying|said|say|asking|asked|ask|i|wanted|that|wanting|going|make|it|any|the|trip|plan) )*(?:make it (?!more |a bit )|swap|change|drop|remove|cancel|move|replace|add|cheaper|wilder|calmer)(?= )/;
const KEEP =
  / (?:dont|do not|never|please dont|not to) (?:\w+ ){0,2}?(?:swap|change|drop|remove|cancel|touch|move|replace) | (?:keep|leave) (?!$|early |earlier |late |later |at |by |up )(?:the |it |that |this |everything |our )?/;
const DISLIKE =
  / (?:(?:dont|doesnt|do not|didnt) (?:really |much )?(?:fancy|like|love|want|care for|rate|feel like|do)|not (?:really |too |that |so )?(?:keen|fussed|bothered|into|feeling|a fan|fans|sure|interested|up for|doing|our thing|my thing)|isnt (?:really )?(?:for us|our thing|my thing)|hate|hates|loathe|sick of|bored of|boring|lame|rubbish|naff|rather not|rather do|rather have|been (?:there|to|before)|already (?:been|done|did|seen)|done (?:it|that) before|nothing like|not for us|for (?:the )?kids|kids stuff|childish|(?:can|could|lets|rather|prefer(?: to)?|would rather) (?:we |you )?not (?:do|have|go)|not the|scared of|afraid of) /;
const DROP =
  / (?:(?:can|has|have|needs|got) (?:to )?go(?= $)|drop|remove|cancel|skip|cut|rid|take out|take off|take (?:the |that |it )?\w* ?(?:out|off)|leave out|delete|forget|scratch|without|no more|dont (?:want|need) (?:a |an |any )|dont need (?:the|that|our)|miss out|dropping|removing|free up|free (?:morning|afternoon|evening|night)|(?<!(?:some|of|more|little|enough) )free time(?! (?:before|after|between))|clear|keep (?:\w+ ){1,3}free|leave (?:\w+ ){1,3}free) /;
/** A plain order to take something out outweighs the reason given for it. */
const DROP_VERB =
  /^ (?:(?:please|can|could|we|you|just|ok|lets|also|then|i|want|to) )*(?:drop|remove|cancel|skip|get rid|scratch) | (?:drop|remove|cancel|skip|scratch|get rid of) (?:it|that|them) $/;
const SWAP_VERB = / (?:swap|change|switch|replace) /;
const ADD_VERB = / (?:add|include|fit in|squeeze|put in|find|get|book) /;
const SWAP =
  / (?:swap|change|switch|replace|trade|exchange|something (?:else|different|better|other|new|more|a bit|less)|somewhere (?:else|different|better|fancy|fancier|posh|posher|nice|nicer|new|other|more|less|a bit|with|for)|different|alternatives?|other options?|another (?:place|option|one|restaurant|venue|idea|suggestion)|anything (?:else|less|more|better|different|other|nicer)|instead|(?:better|nicer|posher|fancier|smarter|classier) (?:\w+ )?(?:lunch|dinner|meal|restaurant|bar|pub|club|night out)|change up|mix up|find (?:us |me )?(?:a |an )?(?:new|other|different|better)|not that(?: one)?) /;
const ADD =
  / (?:add|include|any chance of|room for|fit in|fit|squeeze|throw in|chuck in|chuck|put in|put|also do|as well|too(?= $)|can we|could we|can you|could you|want to|would like|i would like|like to|love to|wed love|how about|what about|fancy|must|need(?! more time)|lets|we (?:like|love|really like|are into)|book|plus|another|extra|more|visit|go to|see|do|try|have|get|we want|i want|want|why (?:not|dont we)|also) /;
/** Praise of what is planned is no wish for more of it. */
const LIKE =
  / (?:loves?|loving|likes?|happy with|buzzing (?:for|about)|excited (?:for|about)|cant wait for|looking forward to|sounds? (?:fun|good|great|class|mint|amazing|perfect|brill|lovely|fab)|looks? (?:fun|good|great|amazing|class)) /;
const WANTS_CHANGE =
  / (?:dont|do not|would|id|more|another|instead|swap|change|drop|remove|add|but|not|isnt|also|something|somewhere|earlier|later|cheaper|can we|could we|(?:put|fit|squeeze|stick|pop|bung|chuck) (?:\w+ ){1,5}in|include) /;
const LEAVES_FREE =
  / (?:leave|keep|free up|clear) (?:\w+ ){0,3}(?:free|clear)? ?| free (?:morning|afternoon|evening|time) /;
/** What is no stop of a plan, but where the group sleeps. */
const STAYS = /^(?:hotel|hostel|apartment|airbnb|accommodation)s?$/;
/** People, and no kind of place: whose fault it is not. */
const EATERS = /^(?:vegans|vegetarians|veggies)$/;
/** A wish to change the plan, or `unknown`. The order of the rules is the meaning: the narrow ones come first. */
export function readWish(reading: Reading, state: ConciergeState): Intent {
  const { line } = reading;
  const scope = findScope(reading, state.plan, wantedFrom(reading));
  const hasTarget = scope.slots.length > 0;
  const exchanged = readExchange(reading, state);
  if (exchanged) return exchanged;
  if (
    / (?:keep|leave) (?:everything|it all|the plan|all of it) .*(?:as (?:it )?is|the same|exactly) .*(?:cheaper|half|less|price|save)/.test(
      line,
    )
  )
    return { kind: 'keep-and-save' };
  const enough = readEnough(reading, state);
  if (enough) return enough;
  const ahead = reading.slots.length > 0 ? readMove(reading, scope, state.plan, state.today) : null;
  if (ahead?.kind === 'move-day' && / instead of | rather than | not /.test(line) && !NEGATED.test(line)) return ahead;
  const insteadOf = readInsteadOf(reading, state);
  if (insteadOf && !NEGATED.test(line)) return insteadOf;
  if (NEGATED.test(line) && !/ (?:why|instead|something|somewhere|isnt) /.test(line) && !reading.amount)
    return { kind: 'keep', scope };
  const back = readGoingBack(reading, state);
  if (back) return back;
  const crowd = crowdIn(reading.raw);
  if (crowd !== null) return { kind: 'group-size', change: { kind: 'size', people: crowd } };
  if (/ make (?:it|this|that|everything|the (?:trip|plan|weekend)) (?:all |completely |totally )?free /.test(line))
    return { kind: 'cheaper', capPence: 0, perPerson: true };
  const share = shareComing(line);
  if (share !== null)
    return { kind: 'group-size', change: { kind: 'size', people: Math.ceil(state.request.groupSize * share) } };
  // `karting is out` takes a thing out, `steve is out` a person.
  if (hasTarget && reading.slots.length > 0 && / (?:is |are )?out(?: then| now)? $/.test(line))
    return { kind: 'drop', scope };
  // `move book of kells to 4` books for nobody.
  const people = findPeople(outsideLongNames(reading), reading.amount ? [reading.amount.pence / 100] : []);
  if (people && !countsNobody(reading, state)) return { kind: 'group-size', change: people };
  const isOfSlots = scope.slots.length > 0 && scope.kinds.length > 0;
  const dates = isOfSlots ? null : (readTripDays(reading, state) ?? findDates(reading.raw, line, state.today));
  if (dates && !/ (?:an? )?hours? /.test(line)) return { kind: 'dates', change: dates };

  const moved = readMove(reading, scope, state.plan, state.today);
  if (moved && moved.kind === 'move-day' && moved.slot !== null) return moved;
  const hours = readHours(reading, state.plan);
  if (hours) return { kind: 'hours', ...hours };

  const isKeptSo =
    / (?:keep|leave) (?:it|that|this|things|everything) (?:all )?(?:sober|dry|clean|cheap|cheaper|simple|calm|calmer|quiet|quieter|cosy|intimate|mellow|gentle|lazy|lively|livelier|chilled|under|below|within|to|vegan|vegetarian|halal|kosher|gluten|alcohol|step|accessible|classy|low key|indoors?|wheelchair)(?= )/.test(
      line,
    );
  if (
    !reading.amount &&
    !isKeptSo &&
    !readNeeds(reading, scope) &&
    KEEP.test(line) &&
    !/ (?:something|somewhere|swap|add|instead|free|change)(?= )/.test(line.replace(KEEP, ' '))
  )
    return { kind: 'keep', scope };
  if (LIKE.test(line) && reading.slots.length > 0 && reading.venues.length === 0 && !WANTS_CHANGE.test(line))
    return { kind: 'keep', scope };
  const needs = readNeeds(reading, scope);
  const isForAll = / (?:everyones?|everybody|all of us|we are all|were all|all the (?:lads|girls)|whole group) /.test(
    line,
  );
  const isForOneMeal =
    !isForAll && hasTarget && scope.isNamed && isSpecific(scope) && (scope.kinds.length < 2 || scope.days.length > 0);
  if (needs && !(isForOneMeal && reading.diets.length > 0)) return needs;
  if (saysAllergy(line) && reading.diets.length === 0) return { kind: 'allergy' };
  const timed = readTimes(reading, state) ?? readTimeWish(reading, scope, state);
  if (timed) return timed;
  return readChange(reading, state, scope) ?? { kind: 'unknown' };
}

const EXTRA = / (?:an extra|another|one more|extra|add) /;
const hasLimitWord = (line: string): boolean =>
  / (?:cheaper|less|save|cut|lower|reduce|instead|swap|change|too expensive) /.test(line);

function readChange(reading: Reading, state: ConciergeState, scope: Scope): Intent | null {
  const { line } = reading;
  const hasTarget = scope.slots.length > 0;
  const wanted = wantedFrom(reading);
  const isSplit = wanted < reading.words.length;
  const want = readPreference(reading, state, isSplit ? wanted : reading.words.length);
  const wantsAnything = readPreference(reading, state, 0);
  const mood = moodOf(line);

  if (raisesBudget(line)) {
    const pence = reading.amount
      ? perPersonPence(
          reading.amount,
          state.request.budgetCapPence ?? state.plan.totals.slotsPerPersonPence,
          state.plan.groupSize,
        )
      : null;
    return { kind: 'budget', capPence: pence };
  }
  const isWholeBudget =
    reading.amount?.perPerson === true && !hasTarget && !scope.isNamed && !/ (?:tip|kitty) /.test(line);
  // `an extra club on saturday, cheap one` is one more, and nothing of that day is too dear.
  const isExtraCheap = EXTRA.test(line) && reading.types.length > 0 && !hasLimitWord(line);
  if (
    (asksCheaper(line) && !isExtraCheap) ||
    isWholeBudget ||
    (reading.amount && limitsPrice(line)) ||
    (/ half (?:the )?price |%/.test(` ${line}${reading.raw}`) &&
      / (?:less|off|cut|cheaper|save|down|half|reduce|trim|knock|shave|discount) /.test(line))
  ) {
    const isWhole =
      / (?:all in|in total|overall|altogether|for everything|whole (?:thing|trip|lot|plan|weekend)|everything|total) /.test(
        line,
      ) ||
      (/ (?:budget|limit|cap) /.test(line) &&
        reading.slots.length === 0 &&
        scope.kinds.length !== 1 &&
        scope.days.length === 0);
    if (hasTarget && !isWhole && scope.isNamed && (isSpecific(scope) || scope.days.length > 0))
      return {
        kind: 'swap',
        scope,
        want: { ...want, ...sameKind(reading), ...lessBy(reading, scope), isCheaper: true },
      };
    const relative = relativeCap(reading, state);
    if (relative !== undefined) return { kind: 'cheaper', capPence: relative, perPerson: true };
    return reading.amount ? limitFrom(reading.amount, state) : { kind: 'cheaper', capPence: null, perPerson: true };
  }
  if (reading.diets.length > 0 && hasTarget && scope.isNamed && isSpecific(scope))
    return { kind: 'swap', scope, want: { ...want, diets: reading.diets, isOther: SWAP_VERB.test(line) } };
  const bare = bareLine(reading);
  const isNo =
    / (?:no|avoid|without|not any|no more|zero) /.test(bare) && !/ no (?:worries|problem|rush|need) /.test(bare);
  const isDisliked = DISLIKE.test(line);
  const refusesPart = / (?:dont|do not|not) (?:want|need|have|bother with) (?:a |an |any |the )?/.test(line);
  if (refusesPart && scope.kinds.length > 0 && reading.slots.length === 0) return { kind: 'drop', scope };
  const isAllOfAKind = reading.isAll && DROP.test(line);
  const isOfKinds = reading.types.some(({ from, to }) => to - from > 1 || !EATERS.test(reading.words[from] ?? ''));
  if (saysNoBigNight(line) && !/ (?:just|only) /.test(line)) return { kind: 'mood', mood: 'calmer', days: scope.days };
  // `more adrenaline, the lads are bored of walking tours`: where the plan has none of what is disliked, it is only why.
  const isWhy = mood !== null && isDisliked && !hasTarget && moodOf(line.slice(0, line.search(DISLIKE) + 1)) === mood;
  if (isWhy) return { kind: 'mood', mood, days: scope.days };
  if ((isNo || isDisliked || isAllOfAKind) && isOfKinds && (!hasTarget || isPluralType(reading)))
    return avoidKinds(reading, scope);
  if (isDisliked && !DROP_VERB.test(line) && (hasTarget || SWAP.test(line) || / (?:it|that|this) /.test(line))) {
    const beside = typesBeside(reading);
    const types = isSplit
      ? want.types
      : unlessScoped(wantsAnything.types, scope).filter((type) => beside.includes(type));
    const isNamed = !isSplit && (types.length > 0 || wantsAnything.venueIds.length > 0);
    return { kind: 'swap', scope, want: isNamed ? { ...wantsAnything, types } : want };
  }
  const isVagueScope = reading.slots.length === 0 && scope.kinds.length === 0 && positionless(line);
  if (isVagueScope && scope.isNamed && hasUnreadObject(reading) && (DROP.test(line) || isNo || SWAP_VERB.test(line)))
    return null;
  const missing = reading.types.find(({ from }) => from < wanted);
  const asksAbout = DROP_VERB.test(line) || (isSplit && SWAP.test(line));
  if (asksAbout && missing && !hasTarget && !scope.isNamed && !ADD_VERB.test(line)) {
    // `replace vodka with jazz`: the word is too plain to name a place, but the plan has one of that kind.
    const slots = slotsOf(state.plan).filter(({ slot }) => missing.types.includes(slot.type));
    if (slots.length !== 1) return { kind: 'missing', label: missing.label };
    const there: Scope = { ...scope, slots, isNamed: true };
    return isSplit ? { kind: 'swap', scope: there, want } : { kind: 'drop', scope: there };
  }
  if (DROP.test(line) && LEAVES_FREE.test(line) && scope.kinds.length === 0 && scope.timesOfDay.length > 0) {
    const stops = scope.slots.filter(({ slot }) => slot.kind === 'activity' || slot.kind === 'night');
    // With nothing but a meal in it, it is free already.
    return stops.length > 0 ? { kind: 'drop', scope: { ...scope, slots: stops } } : { kind: 'schedule', scope };
  }
  if (DROP.test(line) && !isSplit && (hasTarget || scope.isNamed || / (?:it|that|this|them) /.test(line)))
    return { kind: 'drop', scope: withoutLunch(scope, reading) };
  if (isNo && hasTarget) return { kind: 'drop', scope };
  if (mood && !(ADD.test(line) && wantsAnything.types.length + wantsAnything.venueIds.length > 0)) {
    if (hasTarget && scope.isNamed && (isSpecific(scope) || scope.timesOfDay.length > 0))
      return { kind: 'swap', scope: withoutMeals(scope, reading), want: { ...want, mood } };
    return { kind: 'mood', mood, days: scope.days };
  }
  if (want.isDearer && asksSmarter(reading) && !isSplit && hasTarget && scope.isNamed && isSpecific(scope))
    return { kind: 'swap', scope, want };
  if (want.area !== null || wantsAnything.area !== null) {
    if (hasTarget && isSpecific(scope)) return { kind: 'swap', scope, want: { ...want, area: wantsAnything.area } };
  }
  if (SWAP.test(line) && !/ (?:add|extra|another (?:activity|thing|night)) /.test(line)) {
    // `change friday night to karaoke` names what is wanted after the joint, `bowling instead` before it.
    const isDescribed =
      !hasTarget ||
      / (?:instead|rather|prefer|want|maybe|how about|what about|something|somewhere|like|fancy|to|for|with|by) /.test(
        line,
      );
    const types = isDescribed ? unlessScoped(wantsAnything.types, scope) : [];
    // `somewhere thai instead`, where nobody has that: it is told to be missing.
    const isMissing = isDescribed && wantsAnything.types.length === 0;
    const described = {
      ...wantsAnything,
      types,
      typeLabel: types.length > 0 || isMissing ? wantsAnything.typeLabel : null,
    };
    return { kind: 'swap', scope, want: isSplit ? orUnknown(want, reading, wanted) : described };
  }
  return readAdd(reading, state, scope);
}

function readAdd(reading: Reading, state: ConciergeState, scope: Scope): Intent | null {
  if (!ADD.test(reading.line)) return null;
  const want = wantedOf(reading, readPreference(reading, state, 0));
  const slotKind = kindWanted(reading);
  const isVague =
    / (?:add|squeeze in|fit in|put in) (?:\w+ ){0,2}(?:something|activity|thing|bit)(?= )/.test(reading.line) ||
    / (?:another|extra|one more) (?:activity|thing|night|bar|stop)(?= )/.test(reading.line);
  const isOpen = want.venueIds.length + want.types.length === 0 && want.typeLabel === null && slotKind === null;
  // Nothing new is named, only what the plan has already: that it is there is the answer.
  if (isOpen && !isVague && reading.slots.length > 0) return { kind: 'schedule', scope };
  if (isOpen && !isVague) {
    const unknown = unknownThing(reading);
    if (unknown !== null && STAYS.test(unknown)) return { kind: 'stay' };
    return unknown ? { kind: 'add', scope, want: { ...want, typeLabel: unknown }, slotKind, isAnother: false } : null;
  }
  const isAnother = / (?:another|second|extra|one more|more) /.test(reading.line);
  return { kind: 'add', scope, want, slotKind, isAnother };
}

/** True when the scope is a place, a meal or a kind of slot, and not just a day or the whole plan. */
const isSpecific = (scope: Scope): boolean =>
  scope.kinds.length > 0 ||
  (scope.slots.length > 0 && scope.days.length === 0 && scope.timesOfDay.length === 0) ||
  scope.slots.length === 1;

/** The line without the names of places: the `no` of The Bar With No Name denies nothing. */
const bareLine = ({ words, slots, venues }: Reading): string =>
  ` ${words.filter((_, at) => ![...slots, ...venues].some(({ from, to }) => from <= at && at < to)).join(' ')} `;

const positionless = (line: string): boolean =>
  !/ (?:first|second|third|last) (?:thing|activity|stop|slot|bit|meal|bar|place) /.test(line);
