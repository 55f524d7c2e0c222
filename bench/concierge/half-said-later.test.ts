import { describe, expect, test } from 'vitest';
import { changedBetween, changes, said, wentWith } from './say-to-trip.ts';

const sizeAfter = (trip: string, ...messages: string[]): number => said(trip, ...messages).after.plan.groupSize;
const startOf = (trip: string, part: string, ...messages: string[]): number | undefined =>
  said(trip, ...messages)
    .after.plan.days.flatMap(({ slots }) => slots)
    .find(({ name }) => name === part)?.startMinute;

describe('an offer', () => {
  test.each([
    ['dublin-work', 'what would it cost if we did guinness instead of jameson?', 'Fine, go ahead'],
    ['krakow-stag', 'what if we drop the karting?', 'thats fine, do it'],
    ['bristol-birthday', 'my aunt is in a wheelchair, which parts could she not manage?', 'Then kindly change those.'],
    ['london-day', 'how much each if there were 8 of us', 'right, 8 it is'],
  ])('is taken by whoever says so, however politely: %s, %s, %s', (trip, ...messages) => {
    expect(changes(trip, ...messages)).toBe(true);
  });

  test.each([
    ['dublin-work', 'what would it cost if we did guinness instead of jameson?', 'fine, leave it'],
    ['krakow-stag', 'what if we drop the karting?', 'dont change those'],
    ['london-day', 'how much each if there were 8 of us', 'so 9?'],
  ])('is not taken by whoever lets it be or asks on: %s, %s, %s', (trip, ...messages) => {
    expect(changes(trip, ...messages)).toBe(false);
  });
});

describe('a question that goes on from another', () => {
  test.each([
    ['dublin-work', 'Two of the team are coeliac. Is Thursday’s dinner OK for them?', 'And Friday’s?', 'Hawksmoor'],
    [
      'dublin-work',
      'One of us uses a wheelchair. Can he do the distillery?',
      'and the dance class?',
      'Irish dance class',
    ],
    ['lisbon-hen', 'what is your cancellation policy?', 'so on 20 may, for example?', 'Cancelled on Thursday 20 May'],
    ['lisbon-hen', 'when do we have to pay by', 'and if one of the girls pulls out, say the 1st of may?', '50% would'],
    ['prague-stag', 'drop the cruise', 'so whats left that day', 'Staropramen'],
    ['lisbon-hen', 'drop the sailing', 'what have we still got left on thursday then', 'LX Factory'],
    ['london-hen', 'how much is the shard', 'for the lot of us i mean', '£384'],
    ['whitby-birthday', 'mum is 84 and on a stick', 'owt else she’d struggle with?', 'step-free'],
    ['prague-stag', 'what time is dinner friday', 'is it half 7?', 'Las Adelitas'],
  ])('changes nothing: %s, %s, %s', (trip, first, second, told) => {
    const { turn, reply } = said(trip, first, second);
    expect(turn.change).toBeNull();
    expect(reply).toContain(told);
  });
});

describe('dates', () => {
  test.each([
    ['bristol-birthday', 'We had thought of early May.', 'Friday the 7th, then.', '2027-05-07'],
    ['krakow-stag', 'were looking at march', '26th then, fri to sun', '2027-03-26'],
    ['whitby-birthday', 'when are we there', 'our kid’s working. fortnight on, same two days', '2027-04-30'],
    ['whitby-birthday', 'when are we there', 'a week later would be better', '2027-04-23'],
  ])('are told by what was said before: %s, %s, %s', (trip, first, second, date) => {
    const { after } = said(trip, first, second);
    expect(after.plan.days[0]?.date).toBe(date);
    expect(after.request.needs.minorsPresent).toBe(false);
  });
});

describe('an hour or a limit', () => {
  test.each([
    ['london-hen', 'Circolo Popolare', 'what time is dinner friday', 'bit early for us, half 7?', 1170],
    ['bristol-birthday', 'Catch 22', 'when is dinner on friday', 'Rather late for us. Half six would be kinder.', 1110],
  ])('is of the part that was told of: %s, %s, %s', (trip, part, first, second, minute) => {
    expect(startOf(trip, part, first, second)).toBe(minute);
  });

  test('is of the day whose start was asked for in a formal way', () => {
    const { after } = said(
      'bristol-birthday',
      'At what hour do we begin on Saturday?',
      'Nearer eleven would be kinder.',
    );
    expect(after.plan.days[1]?.slots[0]?.startMinute).toBeGreaterThanOrEqual(660);
  });

  test('is the new limit after the limit was asked for, and a small number is none', () => {
    expect(said('prague-stag', 'whats the limit', 'and what are we at', '250 then').after.request.budgetCapPence).toBe(
      25_000,
    );
    expect(changes('prague-stag', 'whats our budget', '14')).toBe(false);
  });
});

describe('the mood', () => {
  test.each([
    [
      'bristol-birthday',
      'What have you in store for us on the Saturday?',
      'Rather a lot at our age. Gentler, please.',
      1,
    ],
    ['lisbon-hen', 'whats on the last day', 'lovely. saturday more like that pls', 2],
    ['lisbon-hen', 'hello', 'can saturday be more like sunday', 2],
    ['krakow-stag', 'whats on friday', 'too tame for a stag', 0],
  ])('is of the day that was asked about: %s, %s, %s', (trip, first, second, day) => {
    const { before, after, turn } = said(trip, first, second);
    expect(turn.change).not.toBeNull();
    const others = ({ plan }: typeof before): string[] =>
      plan.days.flatMap(({ slots }, at) => (at === day ? [] : slots.map(({ venueId }) => venueId)));
    expect(others(after)).toEqual(others(before));
  });
});

describe('what is only turned down', () => {
  test.each([
    ['london-day', 'what time do we finish', 'too late for the youngest. no ice cream then', 'london-amorino-soho'],
    ['prague-stag', 'what time is the museum', 'no museum then', 'prague-sex-machines-museum'],
    ['krakow-stag', 'how long’s the crawl', 'till 2?? just the first bar then', 'krakow-krawl-through-krakow'],
  ])('goes, and nothing comes for it: %s, %s, %s', (trip, first, second, gone) => {
    const { before, after } = said(trip, first, second);
    expect(changedBetween(before, after)).toMatchObject({ went: [gone], came: [] });
  });

  test('no, before another part, asks of that', () => {
    expect(said('prague-stag', 'what time is the museum', 'no, the beer spa').reply).toContain('Spa Beerland');
  });

  test.each([
    ['bristol-birthday', 'How strenuous is Leigh Woods?', 'Not with these knees, I fear.'],
    ['bristol-birthday', 'how long is the bike tour', 'that will kill my back'],
  ])('by what somebody cannot do is asked about: %s, %s, %s', (trip, first, second) => {
    const { turn, reply } = said(trip, first, second);
    expect(turn.change).toBeNull();
    expect(reply).toMatch(/^What shall I do with (?:Leigh Woods|Bristol and Bath Railway)/);
  });
});

describe('the same again', () => {
  test.each([
    ['bristol-birthday', 'Pieminister', 'dinner friday half an hour earlier', 'same again for the other day', 1110],
    ['bristol-birthday', 'Pieminister', 'dinner friday half an hour earlier', 'The same on Saturday', 1110],
    ['krakow-stag', 'Morskie Oko', 'dinner friday quarter of an hour later', 'same for the other night please', 1155],
  ])('is of the other day, and the first stays as it is: %s, %s, %s', (trip, part, first, second, minute) => {
    const { before, after } = said(trip, first, second);
    expect(startOf(trip, part, first, second)).toBe(minute);
    expect(after.plan.days[0]?.slots.map(({ startMinute }) => startMinute)).toEqual(
      before.plan.days[0]?.slots.map(({ startMinute }) => startMinute),
    );
  });

  test('has what else is said of that day done as well', () => {
    expect(
      wentWith(
        'bristol-birthday',
        'dinner friday half an hour earlier',
        'The same on Saturday, and nothing after it that night',
      ),
    ).toEqual(['bristol-canteen']);
  });
});

describe('a second wish in the same breath', () => {
  test('is done after a number that was put right', () => {
    const { after } = said('prague-stag', 'were 15', '16. and no museum');
    expect(after.plan.groupSize).toBe(16);
    expect(JSON.stringify(after.plan)).not.toContain('Sex Machines');
  });

  test('is no second number where it says why', () => {
    expect(sizeAfter('krakow-stag', 'make it 12', '11, daz is out')).toBe(11);
  });

  test('is done beside what goes back by its name', () => {
    const { after } = said('prague-stag', 'drop the cruise', 'put the cruise back and start saturday at 1');
    expect(JSON.stringify(after.plan)).toContain('Sightseeing cruise');
    expect(after.plan.days[1]?.slots[0]?.startMinute).toBe(780);
  });

  test('is of the part that it names, and the first of what was spoken of', () => {
    const { before, after } = said('london-hen', 'what time is heaven', 'can that start earlier, and drop cahoots');
    expect(changedBetween(before, after).went).toEqual(['london-cahoots']);
    expect(
      startOf(
        'london-hen',
        'TeamSport Karting Tower Bridge',
        'what time is heaven',
        'can that start earlier, and drop cahoots',
      ),
    ).toBe(870);
  });

  test('leaves the dinner that is to be cheaper in the plan', () => {
    expect(wentWith('london-hen', 'hiya', 'drop heaven and friday dinner cheaper please')).not.toContain(
      'london-circolo-popolare',
    );
  });

  test('is of its own day, after one of the day that was asked about', () => {
    const { before, after } = said(
      'london-hen',
      'whats sunday looking like',
      'ok shard can go, start a bit later, and dinner sat somewhere cheaper xx',
    );
    expect(changedBetween(before, after).went).toEqual(['london-hawksmoor-seven-dials', 'london-view-from-the-shard']);
    expect(after.plan.days[2]?.slots[0]?.startMinute).toBeGreaterThan(660);
  });
});

describe('second thoughts', () => {
  test.each([
    'Second thoughts on the museum. Leave that one as it was, bowling stands',
    'second thoughts on the museum, put that back but keep the bowling',
    'actually museum back how it was, bowling stays',
  ])('take back what they name, and what stays is not touched: %s', (message) => {
    const { after } = said(
      'dublin-work',
      'swap the dance class for bowling',
      'and the little museum for the national gallery',
      message,
    );
    const names = JSON.stringify(after.plan);
    expect([names.includes('Lane7'), names.includes('Little Museum'), names.includes('National Gallery')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each(['actually nah, both back how they were', 'put them both back'])('take both back: %s', (message) => {
    const { after } = said('krakow-stag', 'swap karting for the shooting range', 'and drop the crawl', message);
    expect(JSON.stringify(after.plan)).toContain('Karting Arena');
    expect(JSON.stringify(after.plan)).toContain('Krawl Through');
  });

  test.each([
    [
      'krakow-stag',
      'get rid of that vegan place sunday',
      'no i mean swap it, we still need feeding. burgers',
      'Moaburger',
    ],
    ['krakow-stag', 'drop hot chili', 'i meant swap it for pizza', 'Pizzatopia'],
  ])('bring in what they name: %s, %s, %s', (trip, first, second, place) => {
    expect(JSON.stringify(said(trip, first, second).after.plan)).toContain(place);
  });

  test('name a day that the trip has not, and only say why', () => {
    const { before, after } = said('krakow-stag', 'swap hot chili for pizza', 'nah summat else, had that thursday');
    expect(changedBetween(before, after).went).toEqual(['krakow-pizzatopia']);
  });
});

describe('who else comes', () => {
  test.each([
    ['london-day', 'how many have you got down', 'plus my sister and her two', 9],
    ['prague-stag', 'how many are we', 'my brother and his three are coming', 18],
  ])('is counted with those they bring: %s, %s, %s', (trip, first, second, people) => {
    expect(sizeAfter(trip, first, second)).toBe(people);
  });

  test('is asked about where only a name is given, and a word of thanks is no name', () => {
    expect(said('krakow-stag', 'two more lads coming', 'n robbo').reply).toContain('for 13 people');
    expect(changes('krakow-stag', 'two more lads coming', 'n robbo')).toBe(false);
    expect(said('krakow-stag', 'two more lads coming', 'and cheers').reply).not.toContain('people');
  });
});

describe('free time', () => {
  test.each(['yeah fill that. free if poss', 'fill it with something free', 'stick something free in there'])(
    'that was told of is filled: %s',
    (message) => {
      const { before, after } = said('london-day', 'theres nearly 2 hrs between cinema and dinner??', message);
      const { came, went: gone } = changedBetween(before, after);
      expect([came.length, gone]).toEqual([1, []]);
    },
  );

  test('a dinner after a part of a day that has none moves nothing', () => {
    const { reply, before, after } = said(
      'whitby-birthday',
      'what time are we done on saturday',
      'dinner after that then',
    );
    expect(reply).toContain('Saturday now ends at 23:00');
    const had = before.plan.days[1]?.slots.map(({ venueId, startMinute }) => [venueId, startMinute]) ?? [];
    const has = after.plan.days[1]?.slots.map(({ venueId, startMinute }) => [venueId, startMinute]);
    expect(has).toEqual(expect.arrayContaining(had));
    expect(after.plan.days[1]?.slots.at(-1)?.kind).toBe('dinner');
  });

  test('two that were told of go the other way round', () => {
    const { after } = said(
      'lisbon-hen',
      'when’s the tile painting',
      'and the pastel de nata class?',
      'could those two be the other way round',
    );
    expect(after.plan.days[1]?.slots[0]?.name).toContain('Azulejo');
  });

  test('one is wanted on a day, and another the night after', () => {
    const { after } = said(
      'london-hen',
      'what time is heaven',
      'could that be the friday then, and cahoots the night after',
    );
    expect(after.plan.days[0]?.slots.at(-1)?.name).toBe('Heaven');
    expect(after.plan.days[1]?.slots.at(-1)?.name).toBe('Cahoots');
  });
});
