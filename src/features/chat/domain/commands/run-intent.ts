import { formatPounds } from '../../../../shared/money.ts';
import { withoutSettled } from '../../../planner/domain/assumed-notes.ts';
import { GROUP_SIZE_MAX } from '../../../planner/domain/brief-rules.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import type { Scope } from '../understanding/scope.ts';
import {
  answerAllergy,
  answerPrice,
  answerRain,
  answerSchedule,
  answerSpending,
  answerSplit,
  answerWhy,
  BOOKING_TERMS,
} from '../wording/answers.ts';
import { answerAsked } from '../wording/asked-answers.ts';
import { answerChanges } from '../wording/changes-answers.ts';
import { answerConcern, REDUCED_PRICE_TERMS, unlistedWords } from '../wording/concern-answers.ts';
import { answerExchangeRate } from '../wording/exchange-rate-answers.ts';
import { answerFreeTime } from '../wording/free-time-answers.ts';
import { answerHeldPrice } from '../wording/held-price.ts';
import { impossibleWords } from '../wording/impossible-words.ts';
import { keepWords } from '../wording/keep-words.ts';
import { answerLocal } from '../wording/local-answers.ts';
import { timesOf } from '../wording/name-slot.ts';
import { answerExtremes, answerSuits, BREAKFAST_TERMS } from '../wording/need-answers.ts';
import { answerOpenAir } from '../wording/open-air-answers.ts';
import { answerOtherCity } from '../wording/other-city-answers.ts';
import { answerOutside, answerPaid } from '../wording/outside-answers.ts';
import { answerAbout } from '../wording/part-answers.ts';
import { answerOpening, answerPlaces } from '../wording/place-answers.ts';
import { answerCompared } from '../wording/quality-answers.ts';
import { answerSavings } from '../wording/savings-answers.ts';
import { answerFromPages, answerRefund } from '../wording/site-answers.ts';
import { answerOtherStay, answerStay, answerStays } from '../wording/stay-answers.ts';
import { answerTravel } from '../wording/travel-answers.ts';
import { answerTripDates } from '../wording/trip-dates.ts';
import { askOpenly, askWhichTwo } from '../wording/vague-question.ts';
import { wholePrice } from '../wording/whole-price.ts';
import { absentPlaces, absentStayWords, missingWords, notThereWords } from './absent-places.ts';
import { addAtHour } from './add-at-hour.ts';
import { avoidTypes } from './avoid-types.ts';
import { isBreakfastToo } from './breakfast-too.ts';
import { changeDates } from './change-dates.ts';
import { changeGroupSize } from './change-group-size.ts';
import { changeHoursOf } from './change-hours.ts';
import { changeMood } from './change-mood.ts';
import { allowingKind } from './change-plan.ts';
import { changeStay } from './change-stay.ts';
import { comeCloser } from './come-closer.ts';
import { dropSlots } from './drop-slots.ts';
import { eachDay, onDay, wholeDays } from './each-day.ts';
import { exchangeDays } from './exchange-days.ts';
import { exchangeSlots } from './exchange-slots.ts';
import { askWhich, withTargets } from './find-targets.ts';
import { goBack } from './go-back.ts';
import { hoursOfSome } from './hours-of-some.ts';
import { ideasFor } from './ideas-for.ts';
import { improve } from './improve.ts';
import { freeHoursEnd, keepHoursFree, keepSomeFree } from './keep-hours-free.ts';
import { limitDays } from './limit-day.ts';
import { limitStops } from './limit-stops.ts';
import { makeCheaper } from './make-cheaper.ts';
import { meetNeeds } from './meet-needs.ts';
import { moveToOneOf } from './move-to-day.ts';
import { type Outcome, refused, said } from './outcome.ts';
import { retime } from './retime.ts';
import { setBudget } from './set-budget.ts';
import { stayDry } from './stay-dry.ts';
import { swapMeant } from './swap-meant.ts';

/** Carries out one wish. `context` holds the slots spoken of last, for `swap it` and `something else`. */
export function runIntent(state: ConciergeState, intent: Wish, context: readonly PlacedSlot[]): Outcome {
  const outcome = outcomeOf(state, intent, context);
  // What goes back comes back whole.
  if (outcome.kind === 'said' || outcome.steps !== undefined) return outcome;
  const { request, plan } = outcome.trip;
  const notes = withoutSettled(plan.notes, state.request, request);
  return notes.length === plan.notes.length ? outcome : { ...outcome, trip: { request, plan: { ...plan, notes } } };
}

function outcomeOf(state: ConciergeState, intent: Wish, context: readonly PlacedSlot[]): Outcome {
  switch (intent.kind) {
    case 'swap': {
      if (intent.scope.slots.length === 0 && isBreakfastToo(state, intent.want, [])) return said(BREAKFAST_TERMS);
      const days = intent.want.isCheaper || intent.scope.isEach ? wholeDays(state, intent.scope) : [];
      if (days.length > 1)
        return eachDay(state, days, (present, slots) =>
          outcomeOf(present, { ...intent, scope: onDay(intent.scope, slots) }, context),
        );
      return swapMeant(state, intent, context);
    }
    case 'drop':
      return withTargets(state, intent.scope, context, 'drop', (targets) => dropSlots(state, targets));
    case 'keep':
      return said(keepWords(intent.scope.slots, intent.has));
    case 'add':
      if (isBreakfastToo(state, intent.want, intent.scope.days)) return said(BREAKFAST_TERMS);
      return addAtHour(allowingKind(state, intent.want), intent, context);
    case 'cheaper':
      return withStayTold(makeCheaper(state, intent.capPence), intent);
    case 'budget':
      return withStayTold(setBudget(state, intent.capPence), intent);
    case 'day-limit':
      return limitDays(state, [intent.day, ...(intent.alsoDays ?? [])], intent.capPence);
    case 'at-most':
      return limitStops(state, intent);
    case 'busy':
      return keepHoursFree(state, intent);
    case 'some-free':
      return keepSomeFree(state, intent);
    case 'hours-again':
      return freeHoursEnd(state, intent.free);
    case 'mood':
      return changeMood(state, intent.mood, intent);
    case 'needs':
      return meetNeeds(state, intent);
    case 'avoid':
      return avoidTypes(state, intent.types, intent.label, intent.days);
    case 'absent-stay':
      return intent.isAsked
        ? said(answerOtherStay(state, intent.hotelIds))
        : refused(absentStayWords(state, intent.hotelIds));
    case 'absent-place':
      return absentPlaces(state, intent.venueIds, intent.deed);
    case 'group-size':
      return changeGroupSize(state, intent.change);
    case 'dates':
      return changeDates(state, intent.change);
    case 'retime':
      return retime(state, intent, context);
    case 'why':
      return said(answerWhy(state, spokenOf(intent.scope, context, intent.venueIds.length > 0), intent.venueIds));
    case 'price':
      return said(
        intent.held
          ? answerHeldPrice(state.plan, intent.held)
          : answerPrice(
              state,
              intent.isOfLast ? spokenOf(intent.scope, context, false) : intent.scope,
              intent.asksIncluded,
              intent.isCompared,
              intent.people?.kind === 'size' ? intent.people.people : undefined,
            ),
      );
    case 'stay':
      return said(answerStay(state, intent.asks ?? null));
    case 'stays':
      return said(answerStays(state, intent));
    case 'exchange-rate':
      return said(answerExchangeRate(state, intent));
    case 'other-city':
      return said(answerOtherCity(state, intent));
    case 'savings':
      return said(answerSavings(state, intent));
    case 'spending':
      return said(answerSpending(state));
    case 'improve':
      return improve(state);
    case 'change-stay':
      return changeStay(state, intent.want);
    case 'ideas':
      return said(ideasFor(state, intent, spokenOf(intent.scope, context, false).slots));
    case 'places':
      return said(`${intent.isNotThere ? notThereWords(state, intent) : ''}${answerPlaces(state, intent)}`);
    case 'opening':
      return said(answerOpening(state, intent.scope, intent.venueIds));
    case 'people':
      return said(`${intent.asks ? ABOUT_NUMBERS[intent.asks] : ''}${peopleWords(state)}`);
    case 'unconfirmed':
      return said(
        `We have no places on our list for ${state.plan.destination} yet, so the plan says what kind of thing fits each hour and leaves the venue open. A free quote at /quote has us find and confirm one.`,
      );
    case 'keep-and-save':
      return refused(
        `I cannot do both: the price is what these places cost, ${wholePrice(state.plan)}, so nothing has changed. Say “make it cheaper” and I swap as little as I can.`,
      );
    case 'impossible':
      return refused(impossibleWords(state, intent.why));
    case 'site':
      return said(answerFromPages(intent.question));
    case 'vague':
      return said(
        askOpenly(state, intent.isSmarter ? intent : { ...intent, scope: spokenOf(intent.scope, context, false) }),
      );
    case 'which-two':
      return said(askWhichTwo(intent.slots, state.plan));
    case 'closer':
      return comeCloser(state, intent.scope, intent.onFoot);
    case 'dry':
      return stayDry(state, intent.days);
    case 'schedule':
      return said(answerSchedule(state, intent.scope));
    case 'trip-dates':
      return said(answerTripDates(state));
    case 'rain':
      return said(answerRain(state, intent.days ?? [], intent.slots ?? []));
    case 'refund':
      return said(answerRefund(state, intent));
    case 'split-cost':
      return said(answerSplit(state, intent.ways ?? null, intent.payers));
    case 'allergy':
      return said(answerAllergy(intent.food));
    case 'booking':
      return said(BOOKING_TERMS);
    case 'move-day': {
      const [spoken] = context;
      const target = intent.slot ?? (context.length === 1 ? spoken : undefined);
      if (!target) return refused(askWhich(state, context, 'move'));
      return moveToOneOf(state, target, [intent.day, ...(intent.orDays ?? [])], intent.timesOfDay);
    }
    case 'in-order':
      return said(inOrderWords(intent.first, intent.second));
    case 'exchange':
      return exchangeSlots(state, intent.first, intent.second);
    case 'exchange-days':
      return exchangeDays(state, intent);
    case 'suits':
      return said(answerSuits(state, intent));
    case 'extremes':
      return said(answerExtremes(state, intent));
    case 'compare-places':
      return said(answerCompared(state, intent));
    case 'open-air':
      return said(answerOpenAir(state, intent));
    case 'unlisted':
      return said(
        intent.concern
          ? [{ concern: intent.concern, what: intent.what }, ...(intent.also ?? [])]
              .map(({ concern, what }) => answerConcern(state, concern, what))
              .join('\n')
          : unlistedWords(intent.what),
      );
    case 'reduced-price':
      return said(REDUCED_PRICE_TERMS);
    case 'breakfast':
      return said(BREAKFAST_TERMS);
    case 'missing':
      return said(missingWords(state, intent.label));
    case 'hours':
      return intent.isOfSome ? said(hoursOfSome(state, intent)) : changeHoursOf(state, intent);
    case 'travel':
      return said(answerTravel(state, spokenOf(intent.scope, context, false), intent));
    case 'about':
      return said(answerAbout(state, intent.scope.slots, intent.what));
    case 'free-time':
      return said(answerFreeTime(state, intent));
    case 'offered':
    case 'edge':
    case 'at-hour':
    case 'who-chose':
    case 'way-between':
    case 'why-dear':
    case 'why-many':
    case 'practical':
    case 'days-compared':
    case 'page':
      return said(answerAsked(state, intent));
    case 'outside':
      return said(answerOutside(state, intent));
    case 'local':
      return said(answerLocal(state, intent));
    case 'paid':
      return said(answerPaid(state, intent));
    case 'changes':
      return said(answerChanges(state));
    case 'undo':
      return goBack(state, intent.steps);
  }
}

/** What a limit that was said with the stay in it leaves for the rest, before what came of it. */
function withStayTold(
  outcome: Outcome,
  { capPence, stayPence }: Extract<Wish, { kind: 'cheaper' | 'budget' }>,
): Outcome {
  if (stayPence === undefined || capPence === null) return outcome;
  const told = `The stay comes to ${formatPounds(stayPence)} a person, which leaves ${formatPounds(capPence)} for activities, meals and nights out.`;
  return outcome.kind === 'changed'
    ? { ...outcome, remark: [told, outcome.remark].filter((one) => one !== null).join(' ') }
    : { ...outcome, text: `${told} ${outcome.text}` };
}

const ABOUT_NUMBERS = {
  deadline:
    'Nothing is booked through us, so we have no deadline for numbers; each place has its own once you book it. ',
  most: `I plan for up to ${GROUP_SIZE_MAX} people; for more, ask for a quote. `,
} as const;

const peopleWords = ({ plan }: ConciergeState): string =>
  `The plan is for ${plan.groupSize} ${plan.groupSize === 1 ? 'person' : 'people'}. Say “we are ${plan.groupSize + 1} now” or another number and I fit everything to it.`;

const inOrderWords = ({ slot: first }: PlacedSlot, { slot: second }: PlacedSlot): string =>
  `${first.name} (${timesOf(first)}) comes before ${second.name} (${timesOf(second)}) already, so nothing has changed.`;

const spokenOf = (scope: Scope, context: readonly PlacedSlot[], namesVenue: boolean): Scope =>
  scope.slots.length > 0 || scope.isNamed || namesVenue || context.length !== 1 ? scope : { ...scope, slots: context };
