/** @module-tag long */
import { expect, test } from 'vitest';
import { type SlotOnDay, slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { formatClock } from '../../src/shared/dates.ts';
import { sweptTrips } from './swept-trips.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';

/** The trip before, after the first and after the second message, with the second reply. */
interface Played {
  trip: ConciergeState;
  between: ConciergeState;
  end: ConciergeState;
  reply: string;
  isChanged: boolean;
  isUnderstood: boolean;
}

/** What somebody says of a part, and what of it they say next in a few words that lean on the reply. */
interface Family {
  name: string;
  isFor: (part: SlotOnDay) => boolean;
  first: (part: SlotOnDay, state: ConciergeState) => string;
  seconds: readonly string[];
  /** What went wrong; null where all is well, undefined where the first message came to nothing. */
  fault: (played: Played, part: SlotOnDay) => string | null | undefined;
}

const partsOf = ({ plan }: ConciergeState): SlotOnDay[] => slotsOnDays(plan);
const inPlan = (state: ConciergeState, id: string) => partsOf(state).find(({ slot }) => slot.venueId === id)?.slot;
const isThere = (state: ConciergeState, { slot }: SlotOnDay): boolean => inPlan(state, slot.venueId) !== undefined;
const cameIn = (before: ConciergeState, after: ConciergeState): SlotOnDay[] =>
  partsOf(after).filter((part) => !isThere(before, part));
const goneFrom = (before: ConciergeState, after: ConciergeState): SlotOnDay[] =>
  partsOf(before).filter((part) => !isThere(after, part));
const isSame = (before: ConciergeState, after: ConciergeState): boolean =>
  cameIn(before, after).length + goneFrom(before, after).length === 0 &&
  before.plan.groupSize === after.plan.groupSize &&
  partsOf(before).every(({ slot }) => inPlan(after, slot.venueId)?.startMinute === slot.startMinute);
const nameOf = ({ slot }: SlotOnDay): string => slot.name.toLowerCase();
const ASKS_BACK = /What shall I do with|What shall be different|Which one shall/;
const isRefused = ({ isChanged, isUnderstood, reply }: Played): boolean =>
  !isChanged && isUnderstood && !ASKS_BACK.test(reply);
const isAnswered = (played: Played): string | null =>
  played.isChanged ? 'changed' : isRefused(played) ? null : 'not answered';
const pounds = ({ slot }: SlotOnDay): number => slot.pricePerPersonPence / 100;
const swap = (part: SlotOnDay): string => `swap ${nameOf(part)} for something else`;
const swappedFor = ({ trip, between }: Played): SlotOnDay | null => {
  const [came, another] = cameIn(trip, between);
  return came && !another && goneFrom(trip, between).length === 1 ? came : null;
};
/** Everything else of the plan is as it was after the first message. */
const restStays = ({ between, end }: Played, part: SlotOnDay): boolean =>
  goneFrom(between, end).every(({ slot }) => slot.venueId === part.slot.venueId);
const ofCame =
  (fault: (played: Played, came: SlotOnDay) => string | null) =>
  (played: Played): string | null | undefined => {
    const came = swappedFor(played);
    return came ? (restStays(played, came) ? fault(played, came) : 'something else is gone') : undefined;
  };
const listed = ({ reply }: { reply: string }): { name: string; pence: number }[] =>
  [...reply.matchAll(/^\d\. (.+?) \([^)]+\), .*?(?:£([\d.]+)|free)/gm)].map(([, name = '', price]) => ({
    name,
    pence: Math.round(Number(price ?? 0) * 100),
  }));
const lastReply = ({ history }: ConciergeState): string => history.at(-1)?.content ?? '';
const isTaken = ({ end, reply }: Played, name: string | undefined): boolean =>
  partsOf(end).some(({ slot }) => slot.name === name) || (name !== undefined && reply.includes(name));

const any = (): boolean => true;
const isDear = (part: SlotOnDay): boolean => pounds(part) >= 15;
const isKind =
  (...kinds: readonly string[]) =>
  ({ slot }: SlotOnDay): boolean =>
    kinds.includes(slot.kind);
const onDay = ({ day, slot }: SlotOnDay, { plan }: ConciergeState): string =>
  plan.days.length > 1 ? `${slot.kind} on ${dayName(plan, day)}` : slot.kind;

const FAMILIES: readonly Family[] = [
  {
    name: 'another hour than the one that was said',
    isFor: isKind('dinner'),
    first: (part, state) => `move ${onDay(part, state)} to 8`,
    seconds: [
      'scrap that, half 7 is better',
      'can we say half 7 instead',
      '8 is too late, half 7',
      'changed my mind, half 7',
      'on second thoughts half 7',
      'undo that and make it half 7',
    ],
    fault: ({ trip, between, end, reply }, { slot }) =>
      isSame(trip, between)
        ? undefined
        : inPlan(end, slot.venueId)?.startMinute === 19 * 60 + 30 || reply.includes(formatClock(19 * 60 + 30))
          ? null
          : 'not at half seven',
  },
  {
    name: 'less of a change',
    isFor: isKind('dinner'),
    first: (part, state) => `make ${onDay(part, state)} an hour later`,
    seconds: ['bit less', 'half that', 'less late please', 'split the difference', 'not that much'],
    fault: ({ between, end }, { slot }) => {
      const [now, then] = [inPlan(between, slot.venueId)?.startMinute ?? 0, inPlan(end, slot.venueId)?.startMinute];
      if (now <= slot.startMinute) return undefined;
      return then !== undefined && then < now && then >= slot.startMinute ? null : 'not in between';
    },
  },
  {
    name: 'more of a change',
    isFor: isKind('dinner'),
    first: (part, state) => `make ${onDay(part, state)} half an hour later`,
    seconds: ['even later', 'bit more', 'later still', 'another half hour', 'and a bit more'],
    fault: (played, { slot }) => {
      const now = inPlan(played.between, slot.venueId)?.startMinute ?? 0;
      if (now <= slot.startMinute) return undefined;
      return (inPlan(played.end, slot.venueId)?.startMinute ?? 0) > now || isRefused(played) ? null : 'not later';
    },
  },
  {
    name: 'how many eat so, after a diet',
    isFor: isKind('dinner'),
    first: () => 'we have two vegetarians',
    seconds: ['three, apologies', '3 not 2', 'and one more', 'no just the one', 'oops 3'],
    fault: ({ between, end, isUnderstood }) => (isSame(between, end) && isUnderstood ? null : 'counted as people'),
  },
  {
    name: 'cheaper than what came',
    isFor: any,
    first: swap,
    seconds: [
      'cheaper please',
      'bit cheaper',
      'is there a cheaper one',
      'the cheapest one please',
      'too dear, cheaper one',
    ],
    fault: ofCame((played, came) =>
      pounds(came) === 0 || !isThere(played.end, came) || played.reply.includes(came.slot.name) ? null : 'as dear',
    ),
  },
  {
    name: 'not what came either',
    isFor: any,
    first: swap,
    seconds: ['been there, another', 'next', 'no not there', 'try again', 'pick another'],
    fault: ofCame((played, came) => (isThere(played.end, came) && !isRefused(played) ? 'still there' : null)),
  },
  {
    name: 'a question about what came',
    isFor: any,
    first: swap,
    seconds: [
      'whats it like',
      'what sort of place is it',
      'is it any good',
      'is it indoors',
      'what is it',
      'whats that one like',
    ],
    fault: ofCame((played, came) =>
      !played.isChanged && played.reply.includes(came.slot.name) ? null : 'not told of it',
    ),
  },
  {
    name: 'something in the gap',
    isFor: isKind('activity'),
    first: (part) => `drop ${nameOf(part)}`,
    seconds: [
      'and fill the gap with something indoors',
      'put something else there',
      'fill the gap',
      'replace it with something free',
      'something else instead',
      'find something to fill that gap',
      'now add something chilled there',
      'add something cheaper in its place',
    ],
    fault: (played, part) => {
      if (isThere(played.between, part)) return undefined;
      if (goneFrom(played.between, played.end).length > 0) return 'something else is gone';
      const came = cameIn(played.trip, played.end);
      return came.some(({ day }) => day === part.day) || isRefused(played) ? null : 'nothing came';
    },
  },
  {
    name: 'the gap stays or is asked about',
    isFor: isKind('activity'),
    first: (part) => `drop ${nameOf(part)}`,
    seconds: [
      'dont put anything there',
      'leave it like that',
      'no replacement needed',
      'we can chill then',
      'what will we do instead that afternoon',
      'any ideas for that slot',
      'so what happens then',
    ],
    fault: (played, part) => (isThere(played.between, part) ? undefined : isAnswered(played)),
  },
  {
    name: 'no more than so much for it',
    isFor: isDear,
    first: (part) => `how much is ${nameOf(part)}`,
    seconds: [
      'ouch. whats the same but like {half} quid',
      'too much, something under {half}',
      'cant do more than {half} on that',
      'more like {half}',
      'anything for {half} instead',
    ],
    fault: (played, part) => {
      if (played.end.request.budgetCapPence !== played.trip.request.budgetCapPence) return 'took it for the budget';
      if (!restStays(played, part)) return 'something else is gone';
      if (isThere(played.end, part)) return isAnswered(played);
      return cameIn(played.trip, played.end).every((came) => pounds(came) <= pounds(part) / 2 + 1) ? null : 'too dear';
    },
  },
  {
    name: 'out with it, or cheaper',
    isFor: isDear,
    first: (part) => `how much is ${nameOf(part)}`,
    seconds: [
      'nah lose it',
      'not worth it, bin it',
      'thats mad, take it out',
      'too much, find cheaper',
      'cheaper one please',
    ],
    fault: (played, part) =>
      !restStays(played, part) ? 'something else is gone' : isThere(played.end, part) ? isAnswered(played) : null,
  },
  {
    name: 'the price is fine, or only sighed at',
    isFor: isDear,
    first: (part) => `how much is ${nameOf(part)}`,
    seconds: [
      'bargain',
      'good value that',
      'oh thats not bad',
      'reasonable',
      'ok thats doable',
      'bit steep',
      'thats a lot',
    ],
    fault: isAnswered,
  },
  {
    name: 'the second of a list',
    isFor: any,
    first: (part) => `what could we do instead of ${nameOf(part)}`,
    seconds: ['girls voted 2', '2 looks class', 'definitely 2', 'put us down for 2', 'hmm go with number 2'],
    fault: (played) => {
      const [, second, third] = listed({ reply: lastReply(played.between) });
      return third === undefined ? undefined : isTaken(played, second?.name) ? null : 'not the second';
    },
  },
  {
    name: 'the dearest of a list',
    isFor: any,
    first: (part) => `what could we do instead of ${nameOf(part)}`,
    seconds: ['the dearest', 'the priciest', 'most expensive one, treat ourselves'],
    fault: (played) => {
      const offered = listed({ reply: lastReply(played.between) });
      const most = Math.max(...offered.map(({ pence }) => pence));
      if (offered.length < 3) return undefined;
      return offered.some(({ name, pence }) => pence === most && isTaken(played, name)) ? null : 'not the dearest';
    },
  },
  {
    name: 'none of a list',
    isFor: any,
    first: (part) => `what could we do instead of ${nameOf(part)}`,
    seconds: ['dont like any of those', 'not any of them', '{name} it is', 'prefer {name}', 'well stay with {name}'],
    fault: (played) => (listed({ reply: lastReply(played.between) }).length < 3 ? undefined : isAnswered(played)),
  },
  {
    name: 'in place of a part, of what nobody has',
    isFor: any,
    first: () => 'what about a foam party',
    seconds: ['instead of {name} i mean', 'to replace {name}', 'i meant instead of {name}'],
    fault: (played) => (played.reply.includes('foam') ? isAnswered(played) : 'the foam is forgotten'),
  },
];

function play(trip: ConciergeState, first: string, second: string): Played {
  const between = saidOn(trip, first).state;
  const two = answerMessage(between, second);
  const { reply, change, understood } = two;
  return {
    trip,
    between,
    end: stateAfter(between, second, two),
    reply,
    isChanged: change !== null,
    isUnderstood: understood,
  };
}

function faults(family: Family, trip: ConciergeState): string[] {
  const parts = partsOf(trip).filter(family.isFor);
  return parts.flatMap((part, at) => {
    const second = (family.seconds[(at + trip.plan.groupSize) % family.seconds.length] ?? '')
      .replace('{half}', String(Math.round(pounds(part) / 2)))
      .replace('{name}', nameOf(part));
    const first = family.first(part, trip);
    const played = play(trip, first, second);
    const fault = family.fault(played, part) ?? null;
    return fault === null ? [] : [`${trip.plan.destination}, ${first} | ${second}: ${fault} (${played.reply})`];
  });
}

test.each(FAMILIES.map((family) => [family.name, family] as const))(
  'a few words lean on the reply: %s',
  (_, family) => {
    expect(sweptTrips(1).flatMap(([id]) => faults(family, tripOf(id)))).toEqual([]);
  },
);
