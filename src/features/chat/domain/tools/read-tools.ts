import * as z from 'zod/mini';
import { DIETS } from '../../../../catalogue/vocabulary.ts';
import { alternativesFor } from '../../../../engine/alternatives-for.ts';
import { candidatesFor } from '../../../../engine/candidates.ts';
import { venuesOf } from '../../../../engine/places.ts';
import { venueFit } from '../../../../engine/venue-fit.ts';
import { whyNot } from '../../../../engine/why-not.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { formatPounds } from '../../../../shared/money.ts';
import { foldText } from '../../../../shared/plain-text.ts';
import { suits } from '../commands/replace-slot.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { perPerson } from '../wording/price-words.ts';
import { type ConciergeTool, defineTool, found } from './concierge-tool.ts';
import { dayNamed, noSuchDay, noSuchSlot, slotNamed } from './named-slots.ts';
import { planFacts, priceFacts, slotFacts, venueFacts } from './plan-facts.ts';
import { Mood, Text } from './tool-arguments.ts';

const ALTERNATIVES = 3;
const PLACES_MAX = 8;

const readPlan = defineTool({
  name: 'read_plan',
  description: 'The plan as it stands now, all of it or one day: slots with ids, times, prices and totals.',
  effect: 'reads',
  args: z.strictObject({ day: z.optional(Text) }),
  run: (state, { day }) => {
    if (day === undefined) return found(planFacts(state));
    const index = dayNamed(state, day);
    return found(index === null ? noSuchDay(state, day) : planFacts(state, [index]));
  },
});

const findPlaces = defineTool({
  name: 'find_places',
  description: 'Places on our list that this group may use and that are not in the plan, best fit first.',
  effect: 'reads',
  args: z.strictObject({
    /** A word of the name, the kind of place or the area. */
    text: z.optional(Text),
    kind: z.optional(z.enum(['activity', 'restaurant', 'nightlife'])),
    mood: z.optional(Mood),
    indoors: z.optional(z.boolean()),
    diets: z.optional(z.array(z.enum(DIETS))),
    most_pounds_per_person: z.optional(z.number().check(z.nonnegative())),
  }),
  run: (state, { text, kind, mood, indoors, diets, most_pounds_per_person: most }) => {
    const { request, places, plan } = state;
    const inPlan = new Set(slotsOf(plan).map(({ slot }) => slot.venueId));
    const want = { ...NO_PREFERENCE, mood: mood ?? null, isIndoor: indoors ?? false, diets: diets ?? [] };
    const words = foldText(text ?? '')
      .split(/\W+/)
      .filter(Boolean);
    const all = candidatesFor(request, places, false)
      .filter(({ venue }) => !inPlan.has(venue.id) && (kind === undefined || venue.kind === kind) && suits(venue, want))
      .filter(({ pricePence }) => most === undefined || pricePence <= Math.round(most * 100))
      .filter(({ venue }) => {
        const said = foldText(`${venue.name} ${venue.type} ${venue.area} ${venue.description}`);
        return words.every((word) => said.includes(word));
      })
      .sort((left, right) => venueFit(right.venue, request).total - venueFit(left.venue, request).total);
    return found({
      found: all.length,
      places: all.slice(0, PLACES_MAX).map(({ venue, pricePence }) => ({
        ...venueFacts(venue),
        priceForThisGroup: perPerson(pricePence),
      })),
    });
  },
});

const alternatives = defineTool({
  name: 'alternatives',
  description: 'Up to three places that could take a slot with nothing else moved, with what each does to the price.',
  effect: 'reads',
  args: z.strictObject({ slot: Text }),
  run: (state, { slot: asked }) => {
    const target = slotNamed(state, asked);
    if (!target) return found(noSuchSlot(state, asked));
    const { plan, request, places } = state;
    const options = alternativesFor(plan, request, places, target.slot.id, ALTERNATIVES);
    return found({
      insteadOf: slotFacts(target.slot),
      alternatives: options.map((one) => ({
        ...venueFacts(one.venue),
        price: perPerson(one.pricePerPersonPence),
        from: formatClock(one.startMinute),
        to: formatClock(one.endMinute),
        difference:
          one.deltaPencePerPerson === 0
            ? 'the same price'
            : `${formatPounds(Math.abs(one.deltaPencePerPerson))} a person ${one.deltaPencePerPerson < 0 ? 'less' : 'more'}`,
      })),
    });
  },
});

const price = defineTool({
  name: 'price',
  description: 'What some slots or the whole plan cost, a person and for the group, and the room below the limit.',
  effect: 'reads',
  args: z.strictObject({ slots: z.optional(z.array(Text).check(z.maxLength(20))) }),
  run: (state, { slots = [] }) => {
    const { plan } = state;
    const targets = slots.map((asked) => ({ asked, target: slotNamed(state, asked) }));
    const missing = targets.find(({ target }) => target === null);
    if (missing) return found(noSuchSlot(state, missing.asked));
    const chosen = targets.flatMap(({ target }) => (target ? [target.slot] : []));
    const sum = chosen.reduce((total, slot) => total + slot.pricePerPersonPence, 0);
    return found({
      ...(chosen.length === 0
        ? {}
        : {
            slots: chosen.map(slotFacts),
            together: `${formatPounds(sum)} a person, ${formatPounds(sum * plan.groupSize)} for ${plan.groupSize}`,
          }),
      ...priceFacts(plan),
    });
  },
});

const explain = defineTool({
  name: 'explain',
  description: 'Why a slot is in the plan, or what a place is and which rule or rival keeps it out, by the planner.',
  effect: 'reads',
  args: z.strictObject({ slot_or_place: Text }),
  run: (state, { slot_or_place: asked }) => {
    const target = slotNamed(state, asked);
    if (target) return found({ ...slotFacts(target.slot), why: target.slot.reason, about: target.slot.description });
    const venue = venuesOf(state.places).find(({ name, id }) => foldText(name) === foldText(asked) || id === asked);
    if (!venue) return found(noSuchSlot(state, asked));
    const { plan, request, places } = state;
    return found({ inThePlan: false, ...venueFacts(venue), whyNot: whyNot(plan, request, places, venue.id).text });
  },
});

const stay = defineTool({
  name: 'stay',
  description: 'The suggested stay: where, for how many nights, how many rooms and at what typical price.',
  effect: 'reads',
  args: z.strictObject({}),
  run: ({ plan }) => {
    const { stay: one } = plan;
    if (one === null) return found({ stay: 'none in the plan', quoteForm: '/quote' });
    return found({
      place: one.name,
      what: one.type,
      area: one.area,
      nights: one.nights,
      rooms: one.rooms,
      price: `${formatPounds(one.perPersonPence)} a person, ${formatPounds(one.groupPence)} in all`,
      note: 'A suggestion on a line of its own. It is not booked; a quote request can ask for another.',
      quoteForm: '/quote',
    });
  },
});

/** Tools that only look. */
export const READ_TOOLS: readonly ConciergeTool[] = [readPlan, findPlaces, alternatives, price, explain, stay];
