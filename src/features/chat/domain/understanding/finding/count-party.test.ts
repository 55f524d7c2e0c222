import { describe, expect, test } from 'vitest';
import { normalise } from '../typing/normalise.ts';
import { findPeople } from './find-people.ts';

const peopleIn = (typed: string) => findPeople(normalise(typed).line);

describe('a list of people', () => {
  test.each([
    ['its me plus 9', 10],
    ['me and eight girls', 9],
    ['There will be my wife and I and six friends.', 8],
    ['groom plus 12', 13],
    ['2 of us and 6 of his lot', 8],
  ])('with the speaker in it is all of them: %s', (typed, people) => {
    expect(peopleIn(typed)).toEqual({ kind: 'size', people });
  });

  test.each([
    ['mum dad and our kev are coming too', 3],
    ['amys bringing her sister n her sisters mate', 2],
    ['my two cousins and auntie jean want to come', 3],
    ['Margaret, Roy and their son would like to join us.', 3],
    ['jess and her plus one are out', -2],
    ['A further six will be coming over from the Cork office.', 6],
    ['Three further apologies, regrettably.', -3],
  ])('comes or goes as a whole: %s', (typed, people) => {
    expect(peopleIn(typed)).toEqual({ kind: 'by', people });
  });

  test.each(['me and my mum want a spa', 'ok hear me out', 'sunday is out', 'me and the girls fancy karaoke'])(
    'that wants something else counts nobody: %s',
    (typed) => {
      expect(peopleIn(typed)).toBeNull();
    },
  );
});

test.each([
  ['theres an eighth person coming', 8],
  ['can we squeeze in an 8th', 8],
  ['a thirteenth girl wants in', 13],
])('the last of a group says how many it is: %s', (typed, people) => {
  expect(peopleIn(typed)).toEqual({ kind: 'size', people });
});

test.each(['put it on the 8th', 'a third lad has dropped out of the karting', 'a fifth bar'])(
  'another ordinal does not: %s',
  (typed) => {
    expect(peopleIn(typed)?.kind).not.toBe('size');
  },
);

describe('some go and others come', () => {
  test.each([
    ['nan out, two mates in', 1],
    ['dad cant make it but my two cousins are coming', 1],
    ['2 lads dropped out and one mate in', -1],
    ['my sister is out and three of the girls are in', 2],
  ])('and the difference counts: %s', (typed, people) => {
    expect(peopleIn(typed)).toEqual({ kind: 'by', people });
  });

  test.each(['nan out, my mate in', 'karaoke out, bowling in'])('nobody more or fewer: %s', (typed) => {
    expect(peopleIn(typed)).toBeNull();
  });
});
