/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const answer = (id: string, message: string) => answerMessage(fixedTrip(outlineOf(id)), message);

describe('an hour that is told of a journey, a bedtime or a prayer moves no part of the plan', () => {
  test.each([
    ['london-hen', 'can we still make the late bar on friday if our flight lands at 9', 'Cahoots is from 23:30'],
    ['london-hen', 'if our plane lands at half 9 will we still get to lucky voice', 'by 21:30 it has been on'],
    ['london-hen', 'can dave make dinner on friday if his train gets in at 8', 'by 20:00 it has been on for 1 hour'],
    ['london-hen', 'hannah’s flight gets in at 4 on friday so will she miss the karting', 'it is over by 16:00'],
    ['prague-stag', 'one of us needs to pray at half 1 on friday, does that fit', 'Friday at 13:30 is free'],
    ['prague-stag', 'will tom miss the laser game if his flight lands at 3', 'by 15:00 it has been on for'],
    [
      'lisbon-hen',
      'my nan goes to bed at 9, is there anything she can come to on saturday',
      'Saturday at 21:00 is Adega',
    ],
    [
      'bristol-birthday',
      'got a hair appointment at 11 on saturday, does that clash with anything',
      'Saturday at 11:00 is',
    ],
    [
      'london-hen',
      'can uncle terry make the karaoke if he’s driving up after work at 8',
      '1 hour 15 minutes after 20:00',
    ],
    ['krakow-stag', 'are we free at half 1 on saturday', 'Saturday at 13:30 is Hot Chili'],
    ['dublin-work', 'is anything planned at 6 on thursday', 'Thursday at 18:00 is free'],
    [
      'whitby-birthday',
      'is there anything near dinner for after, mum goes to bed at 10',
      'We have no places on our list for Whitby',
    ],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
    expect(reply).not.toContain('Say yes');
  });

  test.each([
    ['london-hen', 'my train gets in at 3 on friday so move the karting to 4', 'karting', 960],
    ['prague-stag', 'start the laser game at 2.30 as dave’s flight lands at 12', 'laser', 870],
  ])('but an hour that is ordered is kept: %s: %s', (id, message, name, minute) => {
    const { change } = answer(id, message);
    const moved = change?.plan.days
      .flatMap(({ slots }) => slots)
      .find((slot) => slot.name.toLowerCase().includes(name));
    expect(moved?.startMinute).toBe(minute);
  });
});

describe('a thing that nobody here has is refused by its name, whatever hour is said for it', () => {
  test.each([
    ['lisbon-hen', 'bull riding at 8 on friday night', 'bull riding'],
    ['lisbon-hen', 'put a magic show in at 9 on friday', 'magic show'],
    ['lisbon-hen', 'put us in a hot air balloon at 6am friday', 'hot air balloon'],
    ['london-hen', 'put brisket in at 3 on saturday', 'brisket'],
    ['prague-stag', 'sword fencing at 10 on sunday', 'sword fencing'],
    ['london-hen', 'nail bar saturday morning at 9', 'nail bar'],
  ])('%s: %s', (id, message, thing) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(`We have no ${thing} on our list`);
  });

  test.each([
    ['london-hen', 'start saturday at 11'],
    ['krakow-stag', 'finish by 11 on saturday'],
  ])('an hour of the day itself is still set: %s: %s', (id, message) => {
    expect(answer(id, message).change).not.toBeNull();
  });
});

describe('time to get ready is told, and nothing is exchanged for it', () => {
  test.each([
    ['london-hen', 'and is there time to nip back and get changed', 'Saturday: City Cruises'],
    ['london-hen', 'time to get changed on saturday?', '2 hours 30 minutes'],
    ['london-hen', 'is there time to go home and get showered before dinner saturday', '2 hours 30 minutes'],
    [
      'prague-stag',
      'will there be time to go back to the hotel before dinner on friday',
      'Las Adelitas starts at 19:00',
    ],
    ['lisbon-hen', 'is there time to get ready after the winery', 'Encanto starts at 19:05'],
    ['krakow-stag', 'do we get time to nip home and get showered on friday', 'Starka starts at 18:45'],
    ['london-hen', 'how long between dishoom and the cruise', '45 minutes. 27 minutes of it are the way'],
    ['bristol-birthday', 'how long have we got on friday between the tower and dinner', 'Catch 22 starts at 19:00'],
  ])('%s: %s', (id, message, told) => {
    const { change, reply } = answer(id, message);
    expect(change).toBeNull();
    expect(reply).toContain(told);
  });
});

test('thanks for all the help take up no offer', () => {
  const trip = fixedTrip(outlineOf('prague-stag'));
  const offered = answerMessage(trip, 'move u sudu to 3 in the afternoon');
  expect(offered.reply).toContain('Say yes');
  const state = stateAfter(trip, 'move u sudu to 3 in the afternoon', offered);
  for (const thanks of [
    'perfect, thank you for your help',
    'great thanks so much for all your help',
    'ok cheers for everything',
  ])
    expect(answerMessage(state, thanks).change).toBeNull();
  expect(answerMessage(state, 'perfect, go on then').change).not.toBeNull();
});
