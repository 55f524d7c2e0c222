import { describe, expect, test } from 'vitest';
import type { Intent } from '../../src/features/chat/domain/understanding/intent.ts';
import { intentsOf } from './trip-for-tests.ts';

/** What a wish is and of which parts of the plan, as few words as will do. */
function brief(intent: Intent): string {
  const parts = 'scope' in intent ? intent.scope.slots.map(({ slot }) => slot.id) : [];
  const few = parts.length > 2 ? [`${parts.length} parts`] : parts;
  const size = intent.kind === 'group-size' && intent.change.kind === 'size' ? [intent.change.people] : [];
  const diets = intent.kind === 'needs' ? [...intent.diets, ...(intent.stepFree ? ['step-free'] : [])] : [];
  const venues = intent.kind === 'swap' || intent.kind === 'add' ? intent.want.venueIds : [];
  return [intent.kind, ...few, ...size, ...diets, ...venues].join(' ');
}
const read = (id: string, message: string): string[] => intentsOf(id, message).map(brief);

describe('the second of two wishes is done as well as the first', () => {
  test.each([
    ['krakow-stag', "Dave is coeliac, and we'll be 11 rather than 10", ['needs gluten-free', 'group-size 11']],
    ['london-day', 'my sister is vegan and we shall be seven instead of six', ['needs vegan', 'group-size 7']],
    ['prague-stag', 'one of the lads is halal, there will be 13 not 14', ['needs halal', 'group-size 13']],
  ])('%s: a number that takes the place of the one of now, %s', (id, message, intents) =>
    expect(read(id, message)).toEqual(intents),
  );

  test.each([
    ['london-hen', 'drop the crazy golf and give us a lie in on saturday', ['drop d2-a1', 'retime 5 parts']],
    ['lisbon-hen', 'lose the castle. can we have a lie in on sunday', ['drop d4-a2', 'retime 3 parts']],
    ['krakow-stag', 'bin the karting and let us have a late start on saturday', ['drop d2-a2', 'retime 5 parts']],
  ])('%s: a lie-in on the day of what goes, %s', (id, message, intents) => expect(read(id, message)).toEqual(intents));

  test('but a lie-in that is wanted is why the first thing of that day goes', () =>
    expect(read('lisbon-hen', 'drop the tile painting, we want a lie in on saturday')).toEqual(['drop d3-a1']));

  test.each([
    ['dublin-work', 'EPIC rather than the Little Museum, and could dinner be a bit earlier?', 'dublin-epic'],
    [
      'krakow-stag',
      "schindler's factory instead of the rynek underground and drop the escape room",
      'krakow-schindlers-factory',
    ],
    [
      'prague-stag',
      'National Museum instead of the sex machines museum, and can saturday dinner be earlier',
      'prague-national-museum',
    ],
  ])('%s: what comes is the place that is named, %s', (id, message, venue) => {
    const [first, second, ...others] = read(id, message);
    expect(first).toMatch(new RegExp(`^swap .*${venue}$`));
    expect([second !== undefined, others.length]).toEqual([true, 0]);
  });

  test.each([
    ['prague-stag', 'start sunday at 1 and take the wine cellar out of friday night', 'drop d1-n2'],
    ['krakow-stag', 'please take karting out of saturday afternoon', 'drop d2-a2'],
    ['london-hen', "we're 13 now, and could you pull karaoke out of friday night", 'drop d1-n1'],
  ])('%s: what is taken out of a night goes, %s', (id, message, intent) => expect(read(id, message)).toContain(intent));
});

describe('why something is wished is no need of everybody', () => {
  test.each([
    ['krakow-stag', 'swap the karting for something gentler, as a couple of us have bad backs', ['swap d2-a2']],
    ['london-hen', 'swap the karting for something calmer, some of us have dodgy hips', ['swap d1-a1']],
    ['bristol-birthday', 'lose the hike, two of us have bad knees', ['drop d2-a1']],
  ])('%s: %s', (id, message, intents) => expect(read(id, message)).toEqual(intents));

  test.each([
    ['lisbon-hen', "change the escape room for something gentler, my nan can't do stairs"],
    ['bristol-birthday', 'swap the bike ride for something gentler, mum is on crutches'],
    ['bristol-birthday', 'a couple of us have bad knees, and drop the ferry'],
    ['bristol-birthday', 'a couple of us have bad knees'],
  ])('and a need is noted: %s, %s', (id, message) => expect(read(id, message).join()).toContain('needs step-free'));

  test.each([
    ['dublin-work', "half the team have kids so they'll be fading by 10", false],
    ['krakow-stag', 'some of the lads have young kids, could friday finish earlier', false],
    ['bristol-birthday', 'some of us have kids with us', true],
    ['whitby-birthday', 'two of us are bringing kids', true],
  ])('%s: children are with them only where they come along, %s', (id, message, areThere) => {
    const isNoted = intentsOf(id, message).some((intent) => intent.kind === 'needs' && intent.minorsPresent);
    expect(isNoted).toBe(areThere);
  });
});

test.each([
  ['dublin-work', 'Finance will moan about that Friday lunch, can it be less pricey?', 'd2-lunch'],
  ['dublin-work', 'my boss will have a fit over friday lunch, can it be cheaper?', 'd2-lunch'],
  ['london-hen', 'the girls will go mad about saturday dinner, could it be a bit cheaper', 'd2-dinner'],
])('%s: what is to be cheaper is what was told of, %s', (id, message, part) => {
  const [only, ...others] = intentsOf(id, message);
  expect(only).toMatchObject({ kind: 'swap', want: { isCheaper: true } });
  expect([brief(only ?? { kind: 'unknown' }), others.length]).toEqual([`swap ${part}`, 0]);
});

test.each([
  ['prague-stag', 'Three of our party are vegetarians. I should have said so at the start.', ['needs vegetarian']],
  ['krakow-stag', "dave's vegan. meant to say that at the start", ['needs vegan']],
  ['london-hen', 'put it back to how it was at the start', ['undo']],
])('%s: what they did not say at the start takes nothing back to then, %s', (id, message, intents) =>
  expect(read(id, message)).toEqual(intents),
);
