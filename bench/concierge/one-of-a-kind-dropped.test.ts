/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';

const KINDS = 'bar pub club spa boat museum restaurant cafe drink meal activity market rooftop tasting walk'.split(' ');
const WORDINGS = ['drop one {kind} {day}', 'lose a {kind} on {day}', 'can we cut one {kind} from {day} please'];

test.each(sweptTrips(2))('who wants one of a kind out of a day loses one part of it at most: %s', (_, outline) => {
  const trip = fixedTrip(outline);
  const wrong = [...trip.plan.days.keys()].flatMap((day) =>
    KINDS.flatMap((kind) =>
      WORDINGS.flatMap((wording) => {
        const message = wording.replace('{kind}', kind).replace('{day}', dayName(trip.plan, day));
        const now = slotsOnDays(stateAfter(trip, message, answerMessage(trip, message)).plan);
        const gone = slotsOnDays(trip.plan).filter(({ slot }) => !now.some((one) => one.slot.venueId === slot.venueId));
        return gone.length > 1 ? [`${message}: ${gone.map(({ slot }) => slot.name).join(', ')}`] : [];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
