/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

interface Played {
  first: ConciergeState;
  /** Before the last message. */
  state: ConciergeState;
  turn: ConciergeTurn;
}

function played(id: string, ...messages: string[]): Played {
  const first = fixedTrip(outlineOf(id));
  const last = messages.at(-1) ?? '';
  const state = messages.slice(0, -1).reduce((now, said) => stateAfter(now, said, answerMessage(now, said)), first);
  return { first, state, turn: answerMessage(state, last) };
}

const names = (plan: TripPlan): string[] => slotsOnDays(plan).map(({ slot }) => slot.name);
const goneOf = ({ state, turn }: Played): string[] =>
  names(state.plan).filter((name) => turn.change !== null && !names(turn.change.plan).includes(name));
const startOf = (plan: TripPlan, name: string): number | undefined =>
  slotsOnDays(plan).find(({ slot }) => slot.name === name)?.slot.startMinute;

test.each([
  ['make friday cheaper', 'by how much?'],
  ['drop the shard', 'what does that save us'],
  ['we are 14 now', 'hang on what does that do to the price'],
  ['make it 3 nights instead of 2', 'how much extra is that'],
  ['could saturday be a bit less full', 'which bit did you take out'],
])('%s, then %s: what the change did, and nothing changes', (...said) => {
  const { turn } = played('london-hen', ...said);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/^With the last change:[\s\S]*(?:£\d+(?:\.\d\d)? (?:less|more)|^Still £)/m);
});

test('what follows such a question goes on from the change', () => {
  const { turn } = played('london-hen', 'make friday cheaper', 'by how much?', 'ok and saturday');
  expect(turn.reply).toMatch(/^Saturday/m);
  expect(turn.change?.plan.days[0]).toEqual(played('london-hen', 'make friday cheaper').turn.change?.plan.days[0]);
});

test.each([
  ['krakow-stag', 'which is dearer, axe throwing or karting', 'drop the dearer one', ['Karting Arena Kraków']],
  ['krakow-stag', 'which is dearer, axe throwing or karting', 'lose the cheaper one', ['Axe Nation']],
  ['krakow-stag', 'is axe throwing before karting', 'drop both', ['Axe Nation', 'Karting Arena Kraków']],
  ['krakow-stag', 'whats the dearest thing on here', 'find a cheaper one', ['Mercy Brown']],
  ['krakow-stag', 'drop the pub crawl', 'and the one before it', ['Mercy Brown']],
  ['krakow-stag', 'swap starka', 'and the one after', ['Mercy Brown']],
])('%s: %s, then %s', (id, before, order, gone) => {
  expect(goneOf(played(id, before, order))).toEqual(gone);
});

test('two parts that were asked about change places', () => {
  const { state, turn } = played('dublin-work', 'is jameson before or after the museum', 'swap them round then');
  const [jameson, museum] = ['Jameson Distillery Bow St.', 'Little Museum of Dublin'];
  expect(startOf(state.plan, jameson)).toBeLessThan(startOf(state.plan, museum) ?? 0);
  expect(startOf(turn.change?.plan ?? state.plan, jameson)).toBeGreaterThan(
    startOf(turn.change?.plan ?? state.plan, museum) ?? 0,
  );
});

test.each([
  ['krakow-stag', 'how much is karting', 'too much, what else is there', 'Karting Arena Kraków'],
  ['prague-stag', 'is beer spa for couples or what', 'what else could we do then', 'Spa Beerland'],
  ['london-hen', 'swap hawksmoor', 'what else is there', 'Seven Dials Market'],
])('%s: %s, then %s lists others', (id, before, question, name) => {
  const { turn } = played(id, before, question);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(new RegExp(`^Instead of ${name} .*\\n1\\. `));
});

test('what could go where something was dropped is tried and offered', () => {
  const before = ['drop the shard', 'hmm what could go there instead'];
  const { turn } = played('london-hen', ...before);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/If you did that:\nNew on Sunday afternoon/);
  const { state, turn: taken } = played('london-hen', ...before, 'yes');
  const lengths = [state.plan, taken.change?.plan].map((plan) => plan?.days[2]?.slots.length);
  expect(lengths).toEqual([2, 3]);
});

test('a change that is sighed at and given up is taken back', () => {
  const { first, turn } = played('london-hen', 'change the boat to speedboats', 'too expensive, forget it');
  expect(names(turn.change?.plan ?? first.plan)).toEqual(names(first.plan));
  expect(turn.change).not.toBeNull();
});

test.each([
  ['how much for 8 instead of 12', 'for 8 people'],
  ['how much with 1 more girl', 'for 13 people'],
  ['what would it be each with 2 fewer', 'for 10 people'],
  ['do we save owt by skipping hawksmoor', 'Hawksmoor Seven Dials (Saturday dinner'],
  ['would we save anything if we dropped the boat', 'City Cruises from Westminster Pier (Saturday afternoon'],
])('%s is tried and not done', (question, told) => {
  const { turn } = played('london-hen', question);
  expect(turn.change).toBeNull();
  expect(turn.reply).toContain(told);
  expect(turn.reply).toContain('Nothing has changed yet');
});

test.each([
  ['how much is a spa', 'AIRE Ancient Baths London'],
  ['how much do escape rooms cost', 'clueQuest'],
])('%s, which the plan does not have, is answered from the list', (question, name) => {
  expect(played('london-hen', question).turn.reply).toMatch(new RegExp(`${name}.*£\\d`));
});

test('a yes to a list asks which, and to the one place that was told adds it', () => {
  expect(played('london-hen', 'how much would a spa be', 'go on then').turn.reply).toMatch(
    /^Which of them would you like\?\n1[.] /,
  );
  const { turn } = played('london-hen', 'how much do escape rooms cost', 'yes please');
  expect(names(turn.change?.plan ?? fixedTrip(outlineOf('london-hen')).plan)).toContain('clueQuest');
});

test('ideas that are to be cheaper all are', () => {
  const { turn } = played('london-hen', 'what about cheaper dinner options sat');
  expect(turn.reply.match(/£\d+ less/g)).toHaveLength(3);
});

test('a bare hour after a question with an hour in it is for the part that moved', () => {
  const { turn } = played('london-hen', 'what time is dinner sat', 'can it be at 8', 'actually 8.30');
  expect(startOf(turn.change?.plan ?? fixedTrip(outlineOf('london-hen')).plan, 'Hawksmoor Seven Dials')).toBe(1230);
});

test('what came in is told when it is asked when that is', () => {
  const { turn } = played('london-hen', 'drop karting', 'and add axe throwing', 'when is that');
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/^Friday afternoon is Whistle Punks/);
});

test('another day by itself is the same there, and no exchange of all of it', () => {
  const added = played('london-hen', 'add bowling on saturday', 'friday instead');
  expect(goneOf(added)).toEqual([]);
  expect(added.turn.change?.plan.days[0]?.slots.map(({ name }) => name)).toContain('Bloomsbury Bowling Lanes');
  const refusedBefore = played('bristol-birthday', 'replace the vegan cafe with a carvery', 'sunday instead');
  expect(refusedBefore.turn).toMatchObject({
    change: null,
    reply: expect.stringContaining('Cargo at Wapping Wharf stays'),
  });
  expect(played('bristol-birthday', 'sunday instead').turn).toMatchObject({
    change: null,
    reply: expect.stringMatching(/^What shall be different on Sunday/),
  });
});

test('something of another sort is for the place that has just come in', () => {
  const { state, turn } = played('london-hen', 'swap karaoke', 'something with live music');
  const came = slotsOnDays(state.plan).find(({ slot }) => slot.id === 'd1-n1')?.slot.name ?? '';
  expect(goneOf({ first: state, state, turn })).toEqual([came]);
});
