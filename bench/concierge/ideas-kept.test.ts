/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { formatClock } from '../../src/shared/dates.ts';
import { formatPounds } from '../../src/shared/money.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';

/** `1. Thames Rockets (Speedboat ride, South Bank), 15:00, £55 a person, £23 more`. */
const LISTED = /^1\. (.+?) \(.+?\), (\d\d:\d\d), (free|£[\d.,]+) ?/m;

test.each(sweptTrips(0))(
  'the first of the other places that are listed comes in at the hour and for the price of the list: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    let listed = 0;
    const broken = slotsOnDays(trip.plan).flatMap(({ slot }) => {
      const asked = `what else could we do instead of ${slot.name}`;
      const turn = answerMessage(trip, asked);
      const [, name, at, price] = LISTED.exec(turn.reply) ?? [];
      if (name === undefined || turn.reply.split('\n')[1]?.includes('over your limit')) return [];
      listed += 1;
      const { change, reply } = answerMessage(stateAfter(trip, asked, turn), 'the first one');
      const came = change && slotsOnDays(change.plan).find((one) => one.slot.name === name);
      const cost = came?.slot.pricePerPersonPence === 0 ? 'free' : formatPounds(came?.slot.pricePerPersonPence ?? -1);
      const told = came ? `${formatClock(came.slot.startMinute)} ${cost}` : reply;
      return told === `${at} ${price}` ? [] : [`${slot.name}: ${name} ${at} ${price}, but ${told}`];
    });
    expect(listed).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  },
);
