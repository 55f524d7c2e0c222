/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { PlanSlot } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';

/** What must come of the two parts of a message, of its number of people and of its diet. */
interface Wanted {
  gone: 'A' | 'B' | 'AB';
  stays?: 'A' | 'B';
  /** Changed, refused or told of by its name. */
  told?: 'B';
  size?: true;
  vegan?: true;
}

const WORDINGS: readonly (readonly [wording: string, wanted: Wanted])[] = [
  ['{A} removed and {B} moved half an hour later', { gone: 'A', told: 'B' }],
  ['drop {A}, {B} can stay', { gone: 'A', stays: 'B' }],
  ['first drop {A}, then move {B} half an hour later', { gone: 'A', told: 'B' }],
  ['we are {n} now, drop {A} and find something cheaper than {B}', { gone: 'A', told: 'B', size: true }],
  ['{A} has to go and so does {B}', { gone: 'AB' }],
  ['neither {A} nor {B} please', { gone: 'AB' }],
  ['keep {A} but lose {B}', { gone: 'B', stays: 'A' }],
  ['budget is now 400 each and drop {A}', { gone: 'A' }],
  ['how much is {B} and can you drop {A}', { gone: 'A', told: 'B' }],
  ['drop {A} and tell me what we do instead. also swap {B}', { gone: 'AB' }],
  ['swap {B}, drop {A}, and a cheaper hotel', { gone: 'AB' }],
  ['{n} of us, no {A}, vegan food for one', { gone: 'A', size: true, vegan: true }],
  ['can you drop {A} & swap {B} ta', { gone: 'AB' }],
];

/** A part that nothing could take the place of stays and is told of, and one that is called like a question is asked about. */
const isRefused = (reply: string, { name }: PlanSlot): boolean =>
  [`so ${name} stays`, `take the place of ${name}`, `${name} st`, `What shall I do with ${name}`].some((words) =>
    reply.includes(words),
  );

function missed(trip: ConciergeState, message: string, parts: Record<'A' | 'B', PlanSlot>, wanted: Wanted): string[] {
  const { change, reply } = answerMessage(trip, message);
  const { request, plan } = change ?? trip;
  const there = new Set(slotsOnDays(plan).map(({ slot }) => slot.venueId));
  const isThere = (which: 'A' | 'B'): boolean => there.has(parts[which].venueId);
  const faults = (['A', 'B'] as const).flatMap((which): string[] => {
    const part = parts[which];
    const isLeft = wanted.gone.includes(which) && isThere(which) && !isRefused(reply, part);
    const isLost = wanted.stays === which && !isThere(which);
    const isUntold = wanted.told === which && !reply.includes(part.name);
    return isLeft || isLost || isUntold ? [`${part.name} ${isLost ? 'went' : 'was passed over'}`] : [];
  });
  if (wanted.size && request.groupSize !== trip.request.groupSize + 1) faults.push('the number of people');
  if (wanted.vegan && !request.needs.diets.includes('vegan')) faults.push('the diet');
  return faults.map((fault) => `${message}: ${fault} (${reply.slice(0, 160)})`);
}

test.each(sweptTrips(3))('each wish of a message that strings several together is carried out: %s', (_, outline) => {
  const trip = fixedTrip(outline);
  const slots = slotsOnDays(trip.plan).map(({ slot }) => slot);
  const faults = slots.flatMap((part, at) => {
    const other = slots[(at + 2) % slots.length];
    // Each part meets a few of the wordings, and each wording many parts.
    return WORDINGS.filter((__, index) => (index + at) % 3 === 0).flatMap(([wording, wanted]) =>
      other && other.id !== part.id
        ? missed(
            trip,
            wording
              .replaceAll('{A}', part.name.toLowerCase())
              .replaceAll('{B}', other.name.toLowerCase())
              .replaceAll('{n}', String(trip.plan.groupSize + 1)),
            { A: part, B: other },
            wanted,
          )
        : [],
    );
  });
  expect(faults).toEqual([]);
});
