import type { GuideStay } from '../../../catalogue/city-guide.ts';
import { toPence } from '../../../catalogue/exchange-rates.ts';
import type { Hotel } from '../../../catalogue/venue.ts';
import type { Money } from '../../../shared/money.ts';
import { type GuideCurrency, guidePrice } from './guide-price.ts';
import type { ShownPrice } from './shown-price.ts';

export interface StayCard {
  id: string;
  /** The hotel, or the class of stay it is an example of. */
  name: string;
  example: string | null;
  type: string;
  area: string;
  rating: string;
  price: ShownPrice;
  description: string;
}

/** A place to stay as a guide shows it: a hotel, or the class of stay that it stands for. */
export function stayCard(stay: GuideStay, hotel: Hotel, currency: GuideCurrency): StayCard {
  const { perNight, unit } = nightlyPrice(stay, hotel);
  return {
    id: hotel.id,
    name: stay.standsFor?.type ?? hotel.name,
    example: stay.standsFor === undefined ? null : hotel.name,
    type: hotel.type,
    area: hotel.area,
    rating: stay.rating.toFixed(1),
    price: { isFrom: false, figure: guidePrice(perNight, currency), unit },
    description: hotel.description,
  };
}

/** What one person pays for a night there, in pence, to put the dearest first. */
export function penceAHead(stay: GuideStay, hotel: Hotel): number {
  const { perNight, sharedBy } = nightlyPrice(stay, hotel);
  return toPence(perNight) / sharedBy;
}

function nightlyPrice({ standsFor }: GuideStay, hotel: Hotel): { perNight: Money; unit: string; sharedBy: number } {
  if (standsFor?.per === 'bed') return { perNight: standsFor.perNight, unit: 'a bed a night', sharedBy: 1 };
  if (standsFor?.per === 'room') return { perNight: standsFor.perNight, unit: 'a room a night', sharedBy: 2 };
  const { pricePerRoomNight: room, sleepsPerRoom } = hotel;
  // A hostel sells beds: a dormitory's price for eight would tell nobody what it costs.
  if (hotel.type.toLowerCase().includes('hostel')) {
    const minor = Math.round(room.minor / sleepsPerRoom);
    return { perNight: { ...room, minor }, unit: 'a bed a night', sharedBy: 1 };
  }
  const unit = sleepsPerRoom > 2 ? `a night, sleeps ${sleepsPerRoom}` : 'a room a night';
  return { perNight: room, unit, sharedBy: sleepsPerRoom };
}
