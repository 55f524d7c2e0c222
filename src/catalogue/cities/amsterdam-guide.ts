import type { CityGuide } from '../city-guide.ts';
import { euros } from '../euros.ts';

export const AMSTERDAM_GUIDE: CityGuide = {
  tagline: 'Canals & Culture',
  country: 'Netherlands',
  intro:
    'An hour in the air, a quarter of an hour on the train, and you are on a canal. Hire a boat and steer it yourselves, see the masters, swing off a tower, learn to bow to a genever, and cycle home the wrong way round the ring.',
  metaDescription:
    'Amsterdam for stag dos, hen dos, birthdays and work dos: where to stay, what to do, where to eat and where to end up, with typical prices in euro.',
  keywords: [
    'Amsterdam stag do',
    'Amsterdam hen do',
    'Amsterdam group weekend',
    'Amsterdam birthday trip',
    'Amsterdam work do',
    'Amsterdam boat hire for groups',
    'group activities Amsterdam',
    'Amsterdam nightlife',
  ],
  currency: 'EUR',
  highlights: [
    {
      title: 'The party is on the water',
      text: 'Electric boats to steer yourselves, or a skipper with stories. A hundred kilometres of canal and a bridge for every photograph.',
    },
    {
      title: 'Old masters, new tricks',
      text: 'Vermeer and Van Gogh in the morning, street art in a shipyard after lunch. Culture that even the stags own up to liking.',
    },
    {
      title: 'Flat, small and on two wheels',
      text: 'Nothing central is twenty minutes away by bike and nothing is uphill. Everybody arrives, some of them ringing.',
    },
    {
      title: 'Easy to get to',
      text: 'Flights from every corner of Britain, and a direct train from London if somebody in the group will not fly.',
    },
  ],
  stats: {
    averageMeal: euros(38),
    travel: { label: 'Flight from UK', value: '1h 15m' },
    averageTemperatureC: 14,
    drink: { label: 'Beer', price: euros(6) },
  },
  stays: [
    { hotelId: 'amsterdam-waldorf-astoria', rating: 4.9 },
    { hotelId: 'amsterdam-pulitzer', rating: 4.8 },
    { hotelId: 'amsterdam-the-hoxton', rating: 4.7 },
    { hotelId: 'amsterdam-hotel-jakarta', rating: 4.8 },
    { hotelId: 'amsterdam-volkshotel', rating: 4.5 },
    { hotelId: 'amsterdam-clinknoord', rating: 4.3 },
  ],
  thingsToDo: [
    'amsterdam-flagship-private-boat',
    'amsterdam-mikes-bike-tour',
    'amsterdam-adam-lookout',
    'amsterdam-sherlocked',
    'amsterdam-race-planet',
    'amsterdam-rijksmuseum',
    'amsterdam-bols-cocktail-workshop',
    'amsterdam-eating-europe-jordaan',
  ],
  eat: [
    { venueId: 'amsterdam-foodhallen', cuisine: 'Street food hall', rating: 4.5 },
    { venueId: 'amsterdam-de-kas', cuisine: 'Greenhouse to plate', rating: 4.9 },
    { venueId: 'amsterdam-blauw', cuisine: 'Indonesian rice table', rating: 4.7 },
    { venueId: 'amsterdam-moeders', cuisine: 'Dutch home cooking', rating: 4.5 },
    { venueId: 'amsterdam-pllek', cuisine: 'Waterfront bistro', rating: 4.4 },
    { venueId: 'amsterdam-the-seafood-bar', cuisine: 'Seafood', rating: 4.6 },
  ],
  nightlife: [
    { venueId: 'amsterdam-paradiso', vibe: 'Gigs in a church' },
    { venueId: 'amsterdam-bolle-jan', vibe: 'Arms-out sing-along' },
    { venueId: 'amsterdam-duke-of-tokyo', vibe: 'Your own stage' },
    { venueId: 'amsterdam-door-74', vibe: 'Hushed and expert' },
    { venueId: 'amsterdam-boom-chicago', vibe: 'Quick and cheeky' },
    { venueId: 'amsterdam-escape', vibe: 'Big, bright and late' },
  ],
};
