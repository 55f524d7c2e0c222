import { type CheckInput, relaxationsOf } from './check-input.ts';
import { findHotel, inPence } from './facts.ts';
import type { Violation } from './violation.ts';

/** Sums are right, the budget is kept or its overrun declared to the penny, and the stay is the catalogue's. */
export function checkMoney(input: CheckInput): Violation[] {
  const { plan, request } = input;
  const found: Violation[] = [];
  let slots = 0;
  for (const day of plan.days) for (const slot of day.slots) slots += slot.pricePerPersonPence;
  const stayPerson = plan.stay ? plan.stay.perPersonPence : 0;
  const stayGroup = plan.stay ? plan.stay.groupPence : 0;
  const expected = {
    slotsPerPersonPence: slots,
    slotsGroupPence: slots * request.groupSize,
    stayPerPersonPence: stayPerson,
    stayGroupPence: stayGroup,
    allPerPersonPence: slots + stayPerson,
    allGroupPence: slots * request.groupSize + stayGroup,
  };
  for (const [name, value] of Object.entries(expected)) {
    const shown = Object.entries(plan.totals).find(([key]) => key === name)?.[1];
    if (shown !== value) found.push({ code: 'totals-wrong', text: `${name} is ${value}, not ${shown}` });
  }
  const over = request.budgetCapPence === null ? 0 : slots - request.budgetCapPence;
  const declared = relaxationsOf(plan, 'budget-raised').some((one) => one.byPencePerPerson === over);
  if (over > 0 && !declared) found.push({ code: 'over-budget', text: `${over} pence a person over the budget` });
  return [...found, ...checkStay(input)];
}

function checkStay({ plan, request, places }: CheckInput): Violation[] {
  const { stay } = plan;
  const nights = request.days.length - 1;
  const suits = (hotel: { groupMax: number; stepFree: boolean }): boolean =>
    hotel.groupMax >= request.groupSize && (hotel.stepFree || !request.needs.stepFree);
  if (!stay) {
    const isPossible = places.kind === 'city' && nights > 0 && places.city.hotels.some(suits);
    return isPossible ? [{ code: 'stay-missing', text: `${nights} nights and nowhere to sleep` }] : [];
  }
  const hotel = findHotel(places, stay.hotelId);
  if (!hotel) return [{ code: 'stay-unknown', text: `${stay.hotelId} is in no catalogue` }];
  const found: Violation[] = [];
  const rooms = Math.ceil(request.groupSize / hotel.sleepsPerRoom);
  const { minor, currency } = hotel.pricePerRoomNight;
  const group = rooms * nights * Math.ceil(inPence(minor, currency));
  const isSame =
    stay.name === hotel.name &&
    stay.type === hotel.type &&
    stay.area === hotel.area &&
    stay.lat === hotel.lat &&
    stay.lon === hotel.lon &&
    stay.website === hotel.website &&
    stay.asOf === hotel.asOf &&
    stay.source === hotel.source &&
    stay.nights === nights &&
    stay.rooms === rooms &&
    stay.groupPence === group &&
    stay.perPersonPence === Math.ceil(group / request.groupSize);
  if (!isSame)
    found.push({ code: 'stay-differs', text: `${hotel.name}: ${rooms} rooms, ${nights} nights, ${group} pence` });
  if (hotel.groupMax < request.groupSize)
    found.push({ code: 'stay-too-small', text: `${hotel.name} takes ${hotel.groupMax} people` });
  if (request.needs.stepFree && !hotel.stepFree)
    found.push({ code: 'stay-not-step-free', text: `${hotel.name} has steps` });
  return found;
}
