import type { Money } from '../../shared/money.ts';
import type { CityGuide } from '../city-guide.ts';

const pence = (minor: number): Money => ({ minor, currency: 'GBP' });

export const BRISTOL_GUIDE: CityGuide = {
  tagline: 'Street Art & Sound',
  country: 'England, UK',
  intro:
    'Painted houses, cider on a barge, a nightclub in a ship and a surf lake up the road: Bristol does nothing the usual way. It is small enough to cross on foot, hilly enough to earn the next round, and friendlier than any city this cool has a right to be.',
  metaDescription:
    'Plan a Bristol stag, hen, birthday or work do: street art, surfing, cider boats, ship nightclubs, dinners and stays, with typical prices in pounds.',
  keywords: [
    'Bristol stag do',
    'Bristol hen party',
    'Bristol group weekend',
    'Bristol street art tour',
    'Bristol team building',
    'Bristol harbourside bars',
    'things to do in Bristol for groups',
  ],
  currency: 'GBP',
  highlights: [
    {
      title: 'The walls do the talking',
      text: 'Banksy began here and the city never stopped painting. See it with a guide, then pick up a can yourselves.',
    },
    {
      title: 'Sound systems and ships',
      text: 'Drum and bass in an old brewery, indie below the waterline on Thekla, and trad jazz for nothing on King Street.',
    },
    {
      title: 'Adventure at the bus stop',
      text: 'Surf an inland lake, abseil a gorge or race karts, and still be back by the harbour in time for dinner.',
    },
    {
      title: 'Cider with principles',
      text: 'Forty kinds on a barge, two centuries of it in Clifton, and kitchens that treat a vegan as well as a carnivore.',
    },
  ],
  stats: {
    averageMeal: pence(28_00),
    travel: { label: 'Train from London', value: '1h 40m' },
    averageTemperatureC: 14,
    drink: { label: 'Pint', price: pence(5_80) },
  },
  stays: [
    { hotelId: 'bristol-harbour-hotel', rating: 4.7 },
    { hotelId: 'bristol-artist-residence', rating: 4.8 },
    { hotelId: 'bristol-marriott-royal', rating: 4.5 },
    { hotelId: 'bristol-mercure-grand', rating: 4.4 },
    { hotelId: 'bristol-moxy', rating: 4.4 },
    { hotelId: 'bristol-yha', rating: 4.3 },
  ],
  thingsToDo: [
    'bristol-the-wave',
    'bristol-graft-spray-paint',
    'bristol-ss-great-britain',
    'bristol-gorge-abseil',
    'bristol-psychopomp-gin',
    'bristol-bristol-food-tour',
    'bristol-private-ferry',
    'bristol-teamsport-karting',
  ],
  eat: [
    { venueId: 'bristol-pasture', cuisine: 'Steak over fire', rating: 4.7 },
    { venueId: 'bristol-root', cuisine: 'Vegetables first', rating: 4.7 },
    { venueId: 'bristol-one-york-place', cuisine: 'European bistro', rating: 4.6 },
    { venueId: 'bristol-koocha', cuisine: 'Vegan Persian mezze', rating: 4.6 },
    { venueId: 'bristol-left-handed-giant', cuisine: 'Brewpub and pizza', rating: 4.5 },
    { venueId: 'bristol-cargo-wapping-wharf', cuisine: 'A dozen kitchens', rating: 4.5 },
  ],
  nightlife: [
    { venueId: 'bristol-thekla', vibe: 'A club that floats' },
    { venueId: 'bristol-the-apple', vibe: 'Cider on the water' },
    { venueId: 'bristol-old-duke', vibe: 'Jazz and a pint' },
    { venueId: 'bristol-milk-thistle', vibe: 'Four secret floors' },
    { venueId: 'bristol-lakota', vibe: 'Bass until breakfast' },
    { venueId: 'bristol-comedy-box', vibe: 'Laughs upstairs' },
  ],
};
