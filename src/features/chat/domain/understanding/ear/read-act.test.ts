import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { afterTurn, londonTrip } from '../../fixtures/london-trip.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { hearAct } from './hear-act.ts';
import { readAct } from './read-act.ts';

const known = knownPlan();
const london = londonTrip();
const [first, second] = slotsOf(london.plan)
  .filter(({ slot }) => slot.kind === 'activity')
  .map(({ slot }) => slot.name);

const following = (...messages: string[]): ConciergeState =>
  messages.reduce((state, message) => afterTurn(state, message, answerMessage(state, message)), london);

test.each([
  ['och on you go then', 'yes'],
  ['we shall stay with what has been arranged', 'no'],
  ['that has ruined it, return it to how it was', 'undo'],
  ['i ought to have said saturday', 'correction'],
  ['it just does not feel very special', 'vague'],
  ['you have been ever so helpful', 'thanks'],
  ['her face will be a right picture', 'joy'],
  ['right, off to my bed, speak tomorrow', 'bye'],
  ['what a shambles of a website', 'insult'],
  ['swap dinner on friday for something cheaper', 'wish'],
  ['how much is the hotel', 'wish'],
])('“%s” sounds like %s', (message, label) => {
  expect(hearAct(read(message, known))[0]?.label).toBe(label);
});

describe('after a change', () => {
  test.each([
    'she says that has ruined it, put it back how it was',
    `the bride wants ${first} after all, stick it back in`,
    'hmm, the way you had it suited us better',
  ])('“%s” takes it back', (message) => {
    expect(following(`drop ${first}`, message).plan).toEqual(london.plan);
  });

  test.each([`you took off the wrong one, i said ${second}`, `its ${second} i want binned, not ${first}`])(
    '“%s” does it to the other place',
    (message) => {
      const names = slotsOf(following(`drop ${first}`, message).plan).map(({ slot }) => slot.name);
      expect(names).toContain(first);
      expect(names).not.toContain(second);
    },
  );

  test('another number is the number that was meant', () => {
    expect(following('there are 14 of us', 'ok i lied, 13').plan.groupSize).toBe(13);
  });
});

describe('an answer that gives its reason', () => {
  const asked = (offer: string): ConciergeState => ({
    ...known,
    history: [
      { role: 'user', content: 'is it worth moving the karting' },
      { role: 'assistant', content: offer },
    ],
  });
  const MOVE = asked('I can move TeamSport Karting Tower Bridge to 14:00 on Friday. Shall I?');

  test.each([
    ['nah the lads want it', 'no'],
    ['no she would be gutted', 'no'],
    ['yep 2 is better', 'yes'],
    ['yes that suits everyone', 'yes'],
  ])('“%s” is a %s', (message, kind) => {
    expect(readAct(read(message, MOVE), MOVE)).toMatchObject({ kind: 'talk', talk: { kind } });
  });

  test.each(['yes but make it 3', 'no, move it to saturday', 'yep and swap the boat'])(
    '“%s” asks for more, and is no mere answer',
    (message) => {
      expect(readAct(read(message, MOVE), MOVE)).toBeNull();
    },
  );
});

describe('an offer', () => {
  const offered = `what if we dropped ${first}`;

  test.each(['och on you go then', 'how sensible, please go ahead', 'sounds lovely thank you, yes'])(
    'is taken up by “%s”',
    (message) => {
      expect(slotsOf(following(offered, message).plan).map(({ slot }) => slot.name)).not.toContain(first);
    },
  );

  test.each(['we had better not, i think', 'nah it is grand as it is', 'not for that little, behave'])(
    'is turned down by “%s”',
    (message) => {
      const turn = answerMessage(following(offered), message);
      expect(turn.change).toBeNull();
      expect(turn.understood).toBe(true);
    },
  );
});

test('praise, abuse and small talk never change the plan, after a change neither', () => {
  const state = following(`drop ${first}`);
  for (const message of ['phew, what a relief', 'you are a treasure', 'what a shambles', 'brb kettles on', 'heyyyy'])
    expect(answerMessage(state, message).change, message).toBeNull();
});
