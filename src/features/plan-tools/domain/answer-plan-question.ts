import { budgetStory, unspentStory } from '../../../engine/budget-story.ts';
import { servedBy } from '../../../engine/fair-plan.ts';
import { type Places, venuesOf } from '../../../engine/places.ts';
import { slotsOnDays } from '../../../engine/plan-effect.ts';
import { type RainPlan, rainPlan } from '../../../engine/rain-plan.ts';
import { type SlotIdea, slotIdeas } from '../../../engine/slot-ideas.ts';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import { whyNot } from '../../../engine/why-not.ts';
import { whyThis } from '../../../engine/why-this.ts';
import { findVenues } from '../../planner/domain/find-venues.ts';
import { tokenise } from '../../planner/domain/tokenise.ts';
import type { PlanAnswer, ShownIdea } from './plan-answer.ts';
import type { PlanQuestion } from './plan-question.ts';
import { shownEffect, shownStop } from './shown-change.ts';
import { shownExchanges } from './shown-exchanges.ts';

/** A trip as a tool sees it: what was asked for, the plan, and where. */
export interface ToolTrip {
  request: TripRequest;
  plan: TripPlan;
  places: Places;
}

const IDEAS = 3;

type Asked = PlanQuestion extends infer One ? (One extends PlanQuestion ? Omit<One, 'bookingId'> : never) : never;

/** Answers from the planner's own figures; null for a slot that the plan does not have. */
export function answerPlanQuestion({ request, plan, places }: ToolTrip, question: Asked): PlanAnswer | null {
  switch (question.ask) {
    case 'why-this': {
      const why = whyThis(plan, request, places, question.slotId);
      return why && { ask: 'why-this', lines: [...why.lines] };
    }
    case 'ideas': {
      if (!slotsOnDays(plan).some(({ slot }) => slot.id === question.slotId)) return null;
      const ideas = slotIdeas(plan, request, places, question.slotId, { limit: IDEAS });
      return { ask: 'ideas', ideas: ideas.map((idea) => shownIdea(plan, idea)) };
    }
    case 'exchanges':
      return shownExchanges({ request, plan, places }, question);
    case 'rain':
      return { ask: 'rain', outcome: shownRain(rainPlan(plan, request, places, { day: question.day })) };
    case 'budget': {
      const story = budgetStory(plan);
      const unspent = unspentStory(plan, request, places);
      // The shares say what the first line does.
      const lines = story.spentPence > 0 ? story.lines.slice(1) : [...story.lines];
      return { ask: 'budget', shares: [...story.shares], lines: [...lines, ...(unspent ? [unspent.line] : [])] };
    }
    case 'served':
      return { ask: 'served', served: shownServed(plan, request, places) };
    case 'why-not': {
      const [named] = findVenues(tokenise(question.name), venuesOf(places));
      const text = named
        ? whyNot(plan, request, places, named.venueId).text
        : `We know no place called “${question.name}” there.`;
      return { ask: 'why-not', text };
    }
  }
}

function shownIdea(before: TripPlan, { venue, plan, slot, effect, raisesBudgetToPence }: SlotIdea): ShownIdea {
  const day = plan.days.findIndex(({ slots }) => slots.includes(slot));
  return {
    venueId: venue.id,
    description: venue.description,
    indoor: venue.indoor,
    stop: shownStop({ day: day === -1 ? before.days.length - 1 : day, slot }),
    effect: shownEffect(effect, raisesBudgetToPence),
  };
}

type ShownRain = Extract<PlanAnswer, { ask: 'rain' }>['outcome'];

function shownRain(rain: RainPlan): ShownRain {
  if (rain.kind === 'dry-already') return rain;
  const stays = rain.stays.map((placed) => ({
    stop: shownStop(placed),
    tried: placed.tried,
    isPinned: placed.isPinned,
  }));
  if (rain.kind === 'no-swap') return { kind: 'no-swap', stays };
  const swaps = rain.swaps.map((swap) => ({
    from: shownStop(swap),
    to: swap.instead && shownStop({ day: swap.day, slot: swap.instead }),
  }));
  return { kind: 'changed', swaps, stays, effect: shownEffect(rain.effect, rain.raisesBudgetToPence) };
}

type ShownServed = Extract<PlanAnswer, { ask: 'served' }>['served'];

function shownServed(plan: TripPlan, request: TripRequest, places: Places): ShownServed {
  const names = new Map(slotsOnDays(plan).map(({ slot }) => [slot.id, slot.name]));
  const namesOf = (ids: readonly string[]): string[] => ids.flatMap((id) => names.get(id) ?? []);
  return servedBy(plan, request, places).map((one) => ({
    label: one.label,
    people: one.people,
    isGuestOfHonour: one.isGuestOfHonour,
    percent: one.percent,
    likes: namesOf(one.likedSlotIds),
    dislikes: namesOf(one.dislikedSlotIds),
  }));
}
