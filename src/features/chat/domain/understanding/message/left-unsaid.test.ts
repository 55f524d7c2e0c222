import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from './read-parts.ts';

const state = knownPlan();
const readOf = (message: string) =>
  readParts(state, message, { isLoose: false, topic: [] }).map(
    ({ intent }) =>
      `${intent.kind}${'scope' in intent ? ` ${intent.scope.slots.map(({ slot }) => slot.id).join(' ')}` : ''}`,
  );

describe('no clause is done while the one beside it is lost', () => {
  test.each([
    [
      "jo can't come (9 of us), hawksmoor is too posh so cheaper there, and NO cahoots",
      ['drop d2-n1', 'group-size', 'swap d2-dinner'],
    ],
    [
      'would you leave out the karting and, if you would be so kind, bring saturday dinner forward by half an hour, as my mum tires easily',
      ['drop d1-a1', 'retime d2-dinner'],
    ],
    ['bin the karting AND the cruise, lie in sunday basically', ['drop d1-a1 d2-a2', 'retime d3-a1 d3-lunch']],
    ['14 to 9, and one coeliac'.replace('14', String(state.request.groupSize)), ['group-size', 'needs ']],
    ['9 people now, 3 veggies', ['group-size', 'needs ']],
    ['karting binned. kew on sunday binned. thats it', ['drop d1-a1', 'drop d3-a1']],
    ['british museum yes, karting no', ['drop d1-a1', 'keep d2-a1']],
  ])('%s', (message, wishes) => expect(readOf(message).sort()).toEqual(wishes));
});

describe('what is only a reason, an age or a question adds nothing', () => {
  test.each([
    ['fabric?? we are 50. somewhere else', 'group-size'],
    ['drop the karting, we will be hanging', 'retime'],
    ['skip the cruise. is there anything for kids?', 'needs'],
  ])('%s', (message, kind) => expect(readOf(message).join()).not.toContain(kind));
});
