import { describe, expect, test } from 'vitest';
import { said } from './say-to-trip.ts';

describe('what is told of a part of the plan, and wished by nobody', () => {
  test.each([
    ['bristol-birthday', "somebody's husband says the ship is quieter out of season"],
    ['london-day', "the kids saw the speedboat on the telly and haven't talked about anything else"],
    ['krakow-stag', 'somebody said the vodka place gets packed after ten'],
    ['prague-stag', 'His dad reckons the beer spa is the best idea anybody in this family has had.'],
    ['whitby-birthday', 'Our Carol did that castle with school in 1984 and says it was shut.'],
  ])('leaves it as it is, and says what could be done about it: %s, %s', (trip, message) => {
    const { turn, reply } = said(trip, message);
    expect(turn.change).toBeNull();
    expect(reply).toMatch(/^Good to know.*\n1\. Swap /);
  });

  test('a number takes up what could be done about it', () => {
    const { turn } = said('krakow-stag', 'somebody said the vodka place gets packed after ten', '1');
    expect(turn.change?.changed.join()).toContain('Wódka Café');
  });

  test.each([
    ['lisbon-hen', 'My cousin did a sailing trip in Croatia and was green the whole way round'],
    ['krakow-stag', 'Their Ben went karting in Leeds and came home with a neck brace'],
    ['whitby-birthday', "my mam's 70 and still beats us all at quizzes"],
  ])('is good to know where nothing is understood of it: %s, %s', (trip, message) => {
    const { turn, reply } = said(trip, message);
    expect(turn.understood).toBe(true);
    expect(reply).toMatch(/^Good to know/);
  });
});

describe('what is wished in words that order nothing', () => {
  test.each([
    ['london-hen', "Hawksmoor isn't for us, somewhere that does proper veggie food"],
    ['prague-stag', "there's fifteen of us now"],
    ['dublin-work', 'could the Friday lunch be somewhere less dear?'],
    ['krakow-stag', 'nothing before noon on saturday'],
    ['whitby-birthday', "one of the aunties can't manage steps"],
    ['bristol-birthday', "bike ride's out, half of us can't cycle"],
    ['london-day', 'would you be able to start at eleven?'],
  ])('is done: %s, %s', (trip, message) => {
    expect(said(trip, message).turn.change).not.toBeNull();
  });
});

test('what may be a wish and may be none is shown first, and a yes does it', () => {
  const message = 'Her aunt took one look at Hawksmoor and said she’d be ordering for two.';
  const { turn } = said('london-hen', message);
  expect(turn.change).toBeNull();
  expect(turn.reply).toMatch(/^If you did that:/);
  expect(said('london-hen', message, 'yes').turn.change).not.toBeNull();
});

describe('in the middle of a conversation', () => {
  test('what takes a change back is done in any words', () => {
    const { after } = said('krakow-stag', 'cancel the karting', 'ach leave the karting in then');
    expect(JSON.stringify(after.plan)).toContain('Karting Arena');
  });

  test.each([
    ['lisbon-hen', 'is there a boat trip in it?', "the maid of honour is turning 40 and won't shut up about it"],
    ['london-hen', 'make it 13', "haha my nan's already asking what Heaven is"],
  ])('what is told after a question or a change leaves the plan as it is: %s, %s, %s', (trip, asked, told) => {
    expect(said(trip, asked, told).turn.change).toBeNull();
  });

  test('thanks are no order for whatever they sound like', () => {
    const { turn } = said(
      'bristol-birthday',
      'Is there anywhere to sit down on the harbour boat?',
      "Thank you, that's really put my mind at rest.",
    );
    expect(turn.change).toBeNull();
  });
});
