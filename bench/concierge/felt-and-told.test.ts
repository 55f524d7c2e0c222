import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { fixedTrip } from './fixed-trip.ts';
import { placedSlots } from './placed-slots.ts';
import { outlineOf } from './trip-for-tests.ts';

const tripOf = (id: string) => fixedTrip(outlineOf(id));
const answer = (id: string, message: string): ConciergeTurn => answerMessage(tripOf(id), message);
/** The place that came where the slot with this id was. */
function cameFor(id: string, slotId: string, message: string) {
  const before = tripOf(id);
  const was = placedSlots(before.plan).find(({ slot }) => slot.id === slotId);
  const known = new Set(placedSlots(before.plan).map(({ slot }) => slot.venueId));
  const turn = answer(id, message);
  const came = placedSlots(turn.change?.plan ?? before.plan).find(
    ({ day, slot }) => day === was?.day && slot.kind === was.slot.kind && !known.has(slot.venueId),
  );
  if (!was || !came) throw new Error(turn.reply);
  return { was: was.slot, came: came.slot, reply: turn.reply };
}

describe('a wish for dearer is felt', () => {
  test.each([
    ['london-hen', 'd2-lunch', 'make saturday lunch a bit posher'],
    ['dublin-work', 'd1-dinner', 'push the boat out for thursday dinner'],
    ['dublin-work', 'd1-n1', 'the thursday drinks could be somewhere a little smarter'],
    ['krakow-stag', 'd2-dinner', 'bit fancier for dinner sat'],
    ['prague-stag', 'd1-dinner', 'friday dinner can be nicer, money is fine'],
  ])('%s, %s: %s', (id, slot, message) => {
    const { was, came, reply } = cameFor(id, slot, message);
    expect(came.pricePerPersonPence).toBeGreaterThanOrEqual(was.pricePerPersonPence * 1.1);
    expect(reply).toMatch(/\(£[\d.]+ more\)/);
  });
});

test('no bagel makes a night wilder, and no stroll a day more adventurous', () => {
  expect(answer('london-hen', 'make friday rowdier').reply).not.toContain('Beigel');
  expect(answer('london-day', 'something more thrilling than a film').reply).not.toContain('Heath');
});

describe('what has to give way is said', () => {
  test('a stop that goes to another part of the day for a new one', () =>
    expect(answer('london-hen', 'add the british museum saturday morning').reply).toContain(
      'Puttshack Bank goes to the afternoon',
    ));

  test('a place that costs less comes elsewhere to keep within the limit', () =>
    expect(answer('bristol-birthday', 'we should like a jazz club on friday night instead').reply).toContain(
      'To keep within your limit of £150',
    ));
});

describe('a refusal says what stands in the way', () => {
  test.each([
    ['london-day', 'get them into ministry of sound', 'over-18s'],
    ['london-hen', 'swap cahoots for somewhere we can dance', 'place to dance'],
    ['bristol-birthday', 'would a trip to the lido be feasible?', 'Bristol Lido'],
    ['whitby-birthday', 'chocolate making sunday', 'no Sunday'],
  ])('%s: %s', (id, message, why) => {
    const turn = answer(id, message);
    expect(turn.change).toBeNull();
    expect(turn.reply).toContain(why);
  });
});

test('wine tasting in Lisbon is a tasting of wine', () => {
  const turn = answer('lisbon-hen', 'add a wine tasting on saturday');
  expect(turn.reply).toContain('Wines of Portugal');
});

test('who wants to sleep nearer is given no palace', () =>
  expect(answer('london-hen', 'nearer heaven so we can walk home').change?.plan.stay?.name).not.toBe('The Savoy'));

describe('what is of some of them only, or of no list of ours, is told and changes nothing', () => {
  test.each([
    ['lucy hates karting so can she do something else', 'whoever misses a part'],
    ['what can jess do while the rest of us go karting', 'whoever misses a part'],
    ['can people vote on it', 'votes are being built'],
    ['how do we decide as a group', 'votes are being built'],
    ['lads are all under 25 is that ok', 'have age rules of their own'],
    ['can we not have pork anywhere', 'which dishes have pork in them'],
    ['karen doesnt eat mushrooms', 'which dishes have mushrooms in them'],
  ])('%s', (message, told) => {
    const { change, reply } = answer('london-hen', message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });
});
