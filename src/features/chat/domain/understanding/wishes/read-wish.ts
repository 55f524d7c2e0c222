import { saysAllergy } from '../../../../planner/domain/requirement-patterns.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope, wantedFrom } from '../cues/find-scope.ts';
import { outsideLongNames } from '../cues/outside-names.ts';
import { findPeople, shareComing } from '../finding/find-people.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { countsNobody } from './counts-nobody.ts';
import { crowdIn } from './crowd-in.ts';
import { datesSaid } from './dates-said.ts';
import { isSpecific, readChange } from './read-change.ts';
import { readInsteadOf } from './read-comparison.ts';
import { readEnough } from './read-enough.ts';
import { readExchange } from './read-exchange.ts';
import { readGoingBack } from './read-going-back.ts';
import { readHours } from './read-hours.ts';
import { readNeeds } from './read-needs.ts';
import { readMove, readTimeWish } from './read-time-wish.ts';
import { readTimes } from './read-times.ts';

/** Words that take the force out of an order: `no need to drop it`, `I would hate to lose the boat`. */
export const NEGATED =
  / (?:dont|do not|never|didnt|did not|not|no need to|no need for|wouldnt|would not|hate to|gutted to|sad to|sorry to|shouldnt|lets not|without) (?:(?:want|need|have|to|you|us|me|ever|even|please|really|just|bother|think|we|should|dare|saying|said|say|asking|asked|ask|i|wanted|that|wanting|going|make|it|any|the|trip|plan) )*(?:make it (?!more |a bit )|swap|change|drop|remove|cancel|move|replace|add|cheaper|wilder|calmer)(?= )/;
const KEEP =
  / (?:dont|do not|never|please dont|not to) (?:\w+ ){0,2}?(?:swap|change|drop|remove|cancel|touch|move|replace) | (?:keep|leave) (?!$|early |earlier |late |later |at |by |up )(?:the |it |that |this |everything |our )?/;
/** Praise of what is planned is no wish for more of it. */
const LIKE =
  / (?:loves?|loving|likes?|happy with|buzzing (?:for|about)|excited (?:for|about)|cant wait for|looking forward to|sounds? (?:fun|good|great|class|mint|amazing|perfect|brill|lovely|fab)|looks? (?:fun|good|great|amazing|class)) /;
const WANTS_CHANGE =
  / (?:dont|do not|would|id|more|another|instead|swap|change|drop|remove|add|but|not|isnt|also|something|somewhere|earlier|later|cheaper|can we|could we|(?:put|fit|squeeze|stick|pop|bung|chuck) (?:\w+ ){1,5}in|include) /;
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
  const dates = isOfSlots ? null : datesSaid(reading, state);
  // `could the golf go on friday instead`: a part goes there, and the trip begins when it does.
  const isOfPart = dates?.kind === 'edge' && reading.slots.length > 0;
  // `we have 90 each for the whole weekend, can you do that`: what the money is for.
  const isPaidFor =
    reading.amount !== null && / (?:for|over|across) the (?:whole|entire|full) (?:weekend|trip) /.test(line);
  if (dates && !isOfPart && !isPaidFor && !/ (?:an? )?hours? /.test(line)) return { kind: 'dates', change: dates };

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
