import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { intentsOf, saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const IDS = TRIP_OUTLINES.map(({ id }) => id);

describe('corrections with nothing before them', () => {
  test.each(IDS)('a part that is only named is asked about, and nothing goes: %s', (id) => {
    const trip = tripOf(id);
    const changed = slotsOnDays(trip.plan).flatMap(({ day, slot }) => {
      const on = trip.plan.days.length > 1 ? `${dayName(trip.plan, day).toLowerCase()} ` : '';
      return [
        `no the ${on}${slot.kind === 'night' ? 'night' : slot.kind}`,
        `no, ${on === '' ? 'the day' : `${on.trim()}'s`}`,
        `i meant ${slot.name}`,
        `No, I was referring to ${slot.name}.`,
      ].filter((message) => saidOn(trip, message).turn.change !== null);
    });
    expect(changed).toEqual([]);
  });

  test.each(['no karaoke', 'no, no karaoke', 'no boat trip', 'no the karaoke isnt for us'])(
    'what is not wanted still goes: %s',
    (message) => {
      const { turn } = saidOn(tripOf('london-hen'), message);
      expect(turn.change !== null || turn.reply.includes('What shall I do with Lucky Voice Soho')).toBe(true);
    },
  );
});

describe('a part that is not to be done', () => {
  const forms = ['dont do the {part}', 'lets not do the {part}', 'dont go to the {part} please'];
  test.each(IDS)('goes, and nothing but another meal comes for it: %s', (id) => {
    const trip = tripOf(id);
    const wrong = slotsOnDays(trip.plan).flatMap(({ slot }, at) => {
      const message = (forms[at % forms.length] ?? '').replace('{part}', slot.name);
      const { plan } = saidOn(trip, message).state;
      const now = slotsOnDays(plan).map((one) => one.slot.venueId);
      const came = now.filter((venueId) => !slotsOnDays(trip.plan).some((one) => one.slot.venueId === venueId));
      const isMeal = slot.kind === 'lunch' || slot.kind === 'dinner';
      return now.includes(slot.venueId) || (came.length > 0 && !isMeal) ? [message] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('so do two of them', () => {
    const now = slotsOnDays(saidOn(tripOf('lisbon-hen'), 'dont do the castle or the garden').state.plan);
    expect(now.some(({ slot }) => /Castelo|Jardim/.test(slot.name))).toBe(false);
  });
});

describe('hours in quarters', () => {
  test.each([
    ['bring friday lunch forward by a quarter of an hour', -15],
    ['friday lunch a quarter of an hour later please', 15],
    ['move friday lunch back three quarters of an hour', 45],
  ])('%s', (message, minutes) => {
    const lunchOf = (plan: ReturnType<typeof tripOf>['plan']) =>
      plan.days[1]?.slots.find(({ kind }) => kind === 'lunch')?.startMinute ?? 0;
    const trip = tripOf('lisbon-hen');
    const { turn, state } = saidOn(trip, message);
    const moved = lunchOf(state.plan) - lunchOf(trip.plan);
    expect(moved === minutes || turn.reply.includes('stays at')).toBe(true);
    expect(Math.abs(moved)).toBeLessThan(60);
  });
});

test.each(['lisbon-hen', 'london-hen', 'prague-stag'])('what an earlier hour is for is not what moves: %s', (id) => {
  const trip = tripOf(id);
  const activity = slotsOnDays(trip.plan).findLast(({ slot }) => slot.kind === 'activity');
  const { turn, state } = saidOn(trip, `${activity?.slot.name} earlier so we can nap before dinner`);
  const now = slotsOnDays(state.plan).find(({ slot }) => slot.venueId === activity?.slot.venueId)?.slot.startMinute;
  expect(turn.reply).toContain(activity?.slot.name);
  expect(now).toBeLessThan(activity?.slot.startMinute ?? 0);
});

test.each([
  "the bride's mum is paying so budget isnt an issue, go mad",
  'budgets not a problem, treat ourselves',
  'cost isnt a worry',
  'price is no issue',
  'money isnt really an issue for us',
])('money that is no issue lifts the limit: %s', (message) => {
  expect(intentsOf('london-hen', message)).toContainEqual(expect.objectContaining({ kind: 'budget', capPence: null }));
});

test.each(['is money an issue', 'the price of karting isnt an issue', 'not worried about the cost of the boat'])(
  'a price that is spoken of otherwise lifts nothing: %s',
  (message) => {
    expect(saidOn(tripOf('london-hen'), message).turn.change).toBeNull();
  },
);

test.each(['how much more would it be with 2 extra days', 'what would it cost for another night'])(
  'what more days cost is shown: %s',
  (message) => {
    for (const id of ['london-hen', 'lisbon-hen', 'krakow-stag']) {
      const { turn } = saidOn(tripOf(id), message);
      expect(turn.change).toBeNull();
      expect(turn.reply).toContain('Nothing has changed yet');
    }
  },
);

test.each([
  ['london-hen', 'someone uses a wheelchair, check every place and swap any that dont work'],
  ['dublin-work', 'One attendee uses a wheelchair; please confirm each venue and change any that will not do.'],
  ['prague-stag', 'my nan uses a wheelchair, change anything that isnt ok'],
])('a need that is told with what it does anyway is answered once: %s', (id, message) => {
  const { turn, state } = saidOn(tripOf(id), message);
  expect(state.request.needs.stepFree).toBe(true);
  expect(turn.reply).not.toMatch(/Which one|All in it is|did not understand/);
});

describe('what there is too much of', () => {
  test.each(['too much food', 'its too food heavy', 'too much drinking', 'its all a bit boozy', 'less boozy'])(
    'is asked about, and nothing else is taken out for it: %s',
    (message) => {
      for (const id of ['lisbon-hen', 'krakow-stag', 'london-hen', 'prague-stag']) {
        const { turn } = saidOn(tripOf(id), message);
        expect(turn.change).toBeNull();
        expect(turn.reply).toContain('Which one shall I drop');
      }
    },
  );
});

describe('cheaper bars', () => {
  test.each(IDS)('are bars, and no other part of the trip gives way: %s', (id) => {
    const trip = tripOf(id);
    const { plan } = saidOn(trip, 'cheaper bars please').state;
    const now = new Set(slotsOnDays(plan).map(({ slot }) => slot.venueId));
    const gone = slotsOnDays(trip.plan).filter(({ slot }) => !now.has(slot.venueId));
    expect(gone.filter(({ slot }) => slot.kind !== 'night').map(({ slot }) => slot.name)).toEqual([]);
  });
});

test.each([
  '3 more coming but just for saturday',
  '4 more on saturday night only',
  'the 3 extra are just for saturday',
])('guests for a day are no guests for the trip: %s', (message) => {
  for (const id of ['london-hen', 'prague-stag', 'krakow-stag']) {
    const { turn } = saidOn(tripOf(id), message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain('for the whole trip');
  }
});

test('a wet day asks what would be indoors, and what is free costs no £0', () => {
  const { reply } = saidOn(tripOf('bristol-birthday'), 'What would you suggest for a wet Saturday?').turn;
  expect(reply).toContain('is outdoors; indoors,');
  expect(reply).not.toContain('£0 ');
});

test.each(['doesnt matter which day', 'dont mind when', 'not fussed what day'])(
  'a day that is left open needs no answer: add a museum. %s',
  (open) => {
    const { turn } = saidOn(tripOf('london-hen'), `add a museum. ${open}`);
    expect(turn.change).not.toBeNull();
    expect(turn.reply).not.toContain('did not understand');
  },
);

test.each(['dinner at 25:00', 'put dinner on the first day at 99:99', 'start at 10:75', 'move {a} to 16:61'])(
  'an hour that is on no clock moves nothing: %s',
  (message) => {
    for (const id of IDS) {
      const trip = tripOf(id);
      const { turn } = saidOn(trip, message.replace('{a}', trip.plan.days[0]?.slots[0]?.name ?? ''));
      expect(turn.change).toBeNull();
      expect(turn.reply).toContain('is on no clock');
    }
  },
);
