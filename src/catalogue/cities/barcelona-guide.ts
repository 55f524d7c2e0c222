import type { CityGuide } from '../city-guide.ts';
import { euros } from '../euros.ts';

/** Meal, flight, temperature and beer are the specification's own figures (SPEC 2). */
export const BARCELONA_GUIDE: CityGuide = {
  tagline: 'Sun Sea & Sangria',
  country: 'Spain',
  intro:
    'Beach in the morning, Gaudí in the afternoon, and nobody dreams of dinner before nine. Take a sidecar through the old town, cook a paella, sail out for the sunset, and dance in a factory until the bakeries open.',
  metaDescription:
    'Barcelona for stag dos, hen dos, birthdays and work dos: where to stay, what to do, where to eat and where to end up, with typical prices in euro.',
  keywords: [
    'Barcelona stag do',
    'Barcelona hen do',
    'Barcelona group weekend',
    'Barcelona birthday trip',
    'Barcelona work do',
    'Barcelona boat hire for groups',
    'group activities Barcelona',
    'Barcelona nightlife',
  ],
  currency: 'EUR',
  highlights: [
    {
      title: 'City and beach in one',
      text: 'Ten minutes from cathedral to sand. Half the group can see the sights while the other half lies down, and meet for tapas.',
    },
    {
      title: 'Gaudí round every corner',
      text: 'Houses with bones, chimneys in helmets and a church like a sandcastle. Nobody has to like museums to love it.',
    },
    {
      title: 'Food made for sharing',
      text: 'Tapas settles the argument: order everything, put it in the middle. Paella comes in pans as wide as the table.',
    },
    {
      title: 'Nights without an end',
      text: 'Dinner at nine, drinks at midnight, clubs at two. There is flamenco, jazz and fairy lights for the early birds as well.',
    },
  ],
  stats: {
    averageMeal: euros(45),
    travel: { label: 'Flight from UK', value: '2h' },
    averageTemperatureC: 24,
    drink: { label: 'Beer', price: euros(4) },
  },
  stays: [
    { hotelId: 'barcelona-mandarin-oriental', rating: 4.9 },
    { hotelId: 'barcelona-hotel-arts', rating: 4.8 },
    { hotelId: 'barcelona-hoxton-poblenou', rating: 4.7 },
    { hotelId: 'barcelona-yurbban-trafalgar', rating: 4.6 },
    { hotelId: 'barcelona-motel-one-ciutadella', rating: 4.5 },
    { hotelId: 'barcelona-generator', rating: 4.3 },
  ],
  thingsToDo: [
    'barcelona-private-sailing',
    'barcelona-sidecar-tour',
    'barcelona-sagrada-familia',
    'barcelona-barcelona-cooking',
    'barcelona-indoor-karting',
    'barcelona-aire-baths',
    'barcelona-collage-cocktail-class',
    'barcelona-bike-tour',
  ],
  eat: [
    { venueId: 'barcelona-cerveceria-catalana', cuisine: 'Catalan tapas', rating: 4.7 },
    { venueId: 'barcelona-set-portes', cuisine: 'Paella since 1836', rating: 4.6 },
    { venueId: 'barcelona-xiringuito-escriba', cuisine: 'Seafood on the beach', rating: 4.6 },
    { venueId: 'barcelona-el-nacional', cuisine: 'Four kitchens, one roof', rating: 4.4 },
    { venueId: 'barcelona-green-spot', cuisine: 'Modern vegetarian', rating: 4.6 },
    { venueId: 'barcelona-cinc-sentits', cuisine: 'Catalan tasting menu', rating: 4.9 },
  ],
  nightlife: [
    { venueId: 'barcelona-razzmatazz', vibe: 'Five rooms, one sunrise' },
    { venueId: 'barcelona-opium', vibe: 'Beachfront and dressed up' },
    { venueId: 'barcelona-paradiso', vibe: 'Behind the fridge door' },
    { venueId: 'barcelona-tablao-cordobes', vibe: 'Heels and heartbreak' },
    { venueId: 'barcelona-ovella-negra', vibe: 'Sangria by the bucket' },
    { venueId: 'barcelona-jamboree', vibe: 'Jazz under the arches' },
  ],
};
