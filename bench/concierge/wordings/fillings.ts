import { venuesOf } from '../../../src/engine/places.ts';
import { type SlotOnDay, slotsOnDays } from '../../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../../src/features/chat/domain/concierge-state.ts';
import { dayName } from '../../../src/features/chat/domain/wording/name-slot.ts';
import { EVERYDAY_WORDS } from '../../../src/features/planner/domain/everyday-words.ts';
import { findTypes } from '../../../src/features/planner/domain/find-types.ts';
import { formatClock } from '../../../src/shared/dates.ts';
import type { Meaning } from './meaning.ts';

/** What stands for a name in braces: as the plan writes it, and as people type it. */
export interface Filling {
  plain: string;
  typed: readonly string[];
}
export type Fillings = ReadonlyMap<string, Filling>;

/** The names of the things that a wording may have in braces. */
export const FILLABLE = [
  'slot',
  'name',
  'short',
  'what',
  'day',
  'otherday',
  'time',
  'other',
  'otherslotday',
  'kind',
  'otherkind',
  'size',
  'bigger',
  'more',
  'cap',
  'lowercap',
] as const;

const KINDS = ['bowling', 'escape room', 'karting', 'spa', 'cocktail making', 'axe throwing', 'boat trip', 'mini golf'];
const HALF_HOUR = 30;
const TEN_POUNDS = 10_00;

/** Everything that the wordings of a meaning are tried on, in one trip. */
export function fillingsOf(trip: ConciergeState, over: Meaning['over']): Fillings[] {
  const slots = slotsOnDays(trip.plan).filter(
    ({ slot }, _, all) => all.filter((other) => other.slot.name === slot.name).length === 1,
  );
  const whole = ofTrip(trip);
  const filled = (...parts: (readonly [string, Filling])[]): Fillings => new Map([...whole, ...parts]);
  if (over === 'trip') return [filled()];
  if (over === 'day') return trip.plan.days.map((_, day) => filled(...ofDay(trip, day)));
  if (over === 'pair' || over === 'alike')
    return slots.flatMap((one, index) =>
      slots
        .slice(index + 1)
        .filter(({ day, slot }) => day !== one.day && (over === 'pair' || slot.kind === one.slot.kind))
        .map((other) =>
          filled(
            ...ofSlot(trip, one),
            ['other', slotFilling(trip, other)],
            ['otherslotday', dayFilling(trip, other.day)],
          ),
        ),
    );
  return slots
    .filter(({ slot }) => {
      if (over === 'slot') return true;
      if (over === 'paid') return slot.pricePerPersonPence > 0;
      return over === 'meal' ? slot.kind === 'lunch' || slot.kind === 'dinner' : slot.kind === over;
    })
    .map((one) => filled(...ofSlot(trip, one)));
}

const same = (text: string): Filling => ({ plain: text, typed: [text] });

function ofTrip(trip: ConciergeState): (readonly [string, Filling])[] {
  const { plan, places } = trip;
  const planned = new Set(slotsOnDays(plan).map(({ slot }) => slot.type));
  const free = KINDS.filter((kind) => {
    const types = findTypes(kind.split(' '), venuesOf(places)).flatMap((mention) => mention.types);
    return types.length > 0 && !types.some((type) => planned.has(type));
  });
  const pounds = (pence: number): Filling => {
    const sum = Math.round(pence / TEN_POUNDS) * 10;
    return { plain: `£${sum}`, typed: [`£${sum}`, `${sum} quid`, `${sum} pounds`] };
  };
  const each = plan.totals.slotsPerPersonPence;
  return [
    ['kind', same(free[0] ?? 'bowling')],
    ['otherkind', same(free[1] ?? 'spa')],
    ['size', same(String(plan.groupSize))],
    ['bigger', same(String(plan.groupSize + 2))],
    ['more', { plain: '2', typed: ['2', 'two'] }],
    ['cap', pounds(each * 1.5)],
    ['lowercap', pounds(each * 0.9)],
  ];
}

function dayFilling({ plan }: ConciergeState, day: number): Filling {
  const name = dayName(plan, day);
  return { plain: name, typed: [name.toLowerCase(), name, name.length > 9 ? name : name.slice(0, 3).toLowerCase()] };
}

function ofDay(trip: ConciergeState, day: number): (readonly [string, Filling])[] {
  const others = [...trip.plan.days.keys()].filter((other) => other !== day);
  return [
    ['day', dayFilling(trip, day)],
    ['otherday', dayFilling(trip, others.at(-1) ?? day)],
  ];
}

/** A meal is as often called by its day as by its place. */
function slotFilling(trip: ConciergeState, { day, slot }: SlotOnDay): Filling {
  const name = slot.name.toLowerCase();
  const on = dayName(trip.plan, day);
  const meals = slot.kind === 'lunch' || slot.kind === 'dinner';
  return {
    plain: `${slot.name} on ${on}`,
    typed: [slot.name, name, ...(meals ? [`${on.toLowerCase()} ${slot.kind}`] : [`${name} on ${on.toLowerCase()}`])],
  };
}

/** The fewest first words that begin no other name of the plan or the city: nobody types `City Cruises from Westminster Pier`. */
function shortName(name: string, { places }: ConciergeState): string {
  const words = name.toLowerCase().replaceAll(',', '').split(' ');
  const others = venuesOf(places).map((venue) => venue.name.toLowerCase().replaceAll(',', ''));
  const ends = words.findIndex((word, at) => {
    const start = words.slice(0, at + 1).join(' ');
    // `book` alone is an order, and no museum.
    const isName = words.slice(0, at + 1).some((one) => one.length > 4 && !EVERYDAY_WORDS.has(one));
    return isName && word.length > 3 && others.filter((other) => `${other} `.startsWith(`${start} `)).length <= 1;
  });
  return ends < 0 ? name.toLowerCase() : words.slice(0, ends + 1).join(' ');
}

/** What is done there, where the plan has one of the kind, and else its name. */
function whatIsDone({ slot }: SlotOnDay, { plan }: ConciergeState): string {
  const alike = slotsOnDays(plan).filter((other) => other.slot.type === slot.type);
  return alike.length === 1 && slot.kind === 'activity' ? `the ${slot.type.toLowerCase()}` : slot.name.toLowerCase();
}

function ofSlot(trip: ConciergeState, one: SlotOnDay): (readonly [string, Filling])[] {
  const { slot } = one;
  const at = slot.startMinute + HALF_HOUR;
  const clock = formatClock(at % 1440);
  const half = `${((Math.floor(at / 60) + 11) % 12) + 1}${at % 60 === 0 ? '' : `:${String(at % 60).padStart(2, '0')}`}${at % 1440 < 720 ? 'am' : 'pm'}`;
  return [
    ['slot', slotFilling(trip, one)],
    ['name', { plain: slot.name, typed: [slot.name, slot.name.toLowerCase()] }],
    ['short', { plain: slot.name, typed: [shortName(slot.name, trip)] }],
    ['what', { plain: slot.name, typed: [whatIsDone(one, trip)] }],
    ['time', { plain: clock, typed: [half, clock, half.replace(':', '.')] }],
    ...ofDay(trip, one.day),
  ];
}

/** The lines with what the braces stand for; `turn` chooses among the ways in which people type it. */
export function filledIn(lines: readonly string[], fillings: Fillings, turn: number | null): string[] {
  let count = turn ?? 0;
  return lines.map((line) =>
    line.replace(/\{(\w+)\}/g, (_, name: string) => {
      const filling = fillings.get(name);
      if (!filling) throw new Error(`nothing to fill {${name}} with`);
      const { plain, typed } = filling;
      count += 1;
      return turn === null ? plain : (typed[(count - 1) % typed.length] ?? plain);
    }),
  );
}
