import { describe, expect, test } from 'vitest';
import { storedStop, tripRecord } from '../../../../tests/support/trip-record.ts';
import { toTripDocument } from './trip-document.ts';

describe('a trip on paper', () => {
  test('says whose party it is, when, for how many and how each stop goes', () => {
    const document = toTripDocument(tripRecord());
    expect(document).toMatchObject({
      title: 'Hen party in Kraków',
      dates: 'Friday 14 May 2027',
      people: '14 people',
      version: 'Version 3 of this plan. The newest one is at:',
      caution: 'Typical prices and hours: confirm before booking.',
    });
    expect(document.days).toEqual([
      {
        label: 'Day 1',
        date: 'Friday 14 May 2027',
        travelHome: '9 min ride back to your stay (2.1 km)',
        stops: [
          {
            id: 'd0-dinner',
            times: '19:00–20:30',
            name: 'Milk bar',
            place: 'Polish · Kazimierz',
            what: 'Pierogi.',
            price: '£22.50 per person',
            localPrice: '110 zł per person',
            travel: '12 min walk from your stay (0.8 km)',
            marks: [],
          },
        ],
      },
    ]);
  });

  test('leaves no doubt in the small hours whose night they belong to', () => {
    const late = storedStop({ slot: { startMinute: 1500, endMinute: 1590 } });
    expect(toTripDocument(tripRecord([late])).days[0]?.stops[0]?.times).toBe('01:00–02:30 (next day)');
  });

  test('marks what whoever books must know, and names no area for a place that is still to be chosen', () => {
    const open = storedStop({ slot: { venueToBeConfirmed: true, area: 'To be confirmed', splitInto: 2 } });
    expect(toTripDocument(tripRecord([open])).days[0]?.stops[0]).toMatchObject({
      place: 'Polish',
      marks: ['Venue to be confirmed', 'In 2 groups'],
    });
  });

  test('shows a day without dates by its weekday, and a stop without times by its part of the day', () => {
    const days = [{ date: null, weekday: 5, schedule: [storedStop({ slot: null })] }];
    const trip = tripRecord([], { start_date: null, end_date: null }, { days });
    const document = toTripDocument(trip);
    expect(document).toMatchObject({ dates: 'Flexible dates', hasDates: false });
    expect(document.days[0]).toMatchObject({ date: 'A Saturday, date still open', travelHome: null });
    expect(document.days[0]?.stops[0]).toMatchObject({ times: 'Evening', price: null });
  });

  test('adds the stay as a line of its own and the total of both', () => {
    const stay = { name: 'Novotel', type: 'Hotel', area: 'Stradom', nights: 1, rooms: 7, asOf: '', source: '' };
    const totals = {
      slotsPerPersonPence: 100,
      slotsGroupPence: 1400,
      stayPerPersonPence: 50,
      stayGroupPence: 700,
      allPerPersonPence: 150,
      allGroupPence: 2100,
    };
    const document = toTripDocument(tripRecord(undefined, {}, { stay: { ...stay, website: null }, totals }));
    expect(document.stay).toEqual({
      name: 'Novotel',
      about: 'Hotel · Stradom',
      nights: '1 night, 7 rooms',
      price: '£0.50 per person',
    });
    expect(document.costs.map(({ label, perPerson, group }) => [label, perPerson, group])).toEqual([
      ['Everything in the plan', '£1', '£14'],
      ['Stay', '£0.50', '£7'],
      ['All in', '£1.50', '£21'],
    ]);
  });

  test('says at once that it is cancelled', () => {
    expect(toTripDocument(tripRecord(undefined, { status: 'cancelled' }))).toMatchObject({
      isCancelled: true,
      status: 'Cancelled',
    });
  });
});
