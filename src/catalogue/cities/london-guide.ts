import type { CityGuide } from '../city-guide.ts';

const pounds = (amount: number) => ({ minor: Math.round(amount * 100), currency: 'GBP' }) as const;

/** Meal, temperature, pint and the four prices of stays are the specification's own figures (SPEC 2). */
export const LONDON_GUIDE: CityGuide = {
  tagline: 'The Big Smoke',
  country: 'England, UK',
  intro:
    'Nowhere in Britain packs more into a mile. Speedboats before lunch, a rooftop climb after it, a show, a curry and a club that shuts when the Tube starts again. Everybody can get here without a passport, and nobody has to agree on one thing all day.',
  metaDescription:
    'London for stag dos, hen dos, birthdays and work dos: where to stay, what to do, where to eat and where to end up, with typical prices in pounds.',
  keywords: [
    'London group weekend',
    'London stag do',
    'London hen do',
    'London birthday ideas',
    'London work do',
    'group activities London',
    'London party planning',
    'London hen party ideas',
  ],
  currency: 'GBP',
  highlights: [
    {
      title: 'Everybody can get here',
      text: 'Every train line in the country ends in London, so the cousin from Leeds and the mate from Cardiff both make the first round.',
    },
    {
      title: 'A different city every mile',
      text: 'Street art in Shoreditch, jazz in Soho, canal boats in Little Venice. Change the neighbourhood and you change the party.',
    },
    {
      title: 'The best free stuff anywhere',
      text: 'The great museums, the parks and the markets cost nothing, which leaves the kitty for the bits with a bar in them.',
    },
    {
      title: 'Late, loud and looked after',
      text: 'The Tube runs through the night on Fridays and Saturdays on five lines, so the night ends when you say so.',
    },
  ],
  stats: {
    averageMeal: pounds(50),
    travel: { label: 'Getting there', value: 'No flights' },
    averageTemperatureC: 12,
    drink: { label: 'Pint', price: pounds(5.5) },
  },
  stays: [
    {
      hotelId: 'london-the-ned',
      rating: 4.9,
      standsFor: { type: 'Grand hotel', perNight: pounds(450), per: 'room' },
    },
    {
      hotelId: 'london-hoxton-shoreditch',
      rating: 4.7,
      standsFor: { type: 'Design hotel', perNight: pounds(280), per: 'room' },
    },
    {
      hotelId: 'london-hub-covent-garden',
      rating: 4.4,
      standsFor: { type: 'Budget hotel', perNight: pounds(120), per: 'room' },
    },
    {
      hotelId: 'london-generator',
      rating: 4.2,
      standsFor: { type: 'Hostel bed', perNight: pounds(45), per: 'bed' },
    },
  ],
  thingsToDo: [
    'london-thames-rockets',
    'london-crystal-maze-west-end',
    'london-up-at-the-o2',
    'london-skuna-boats',
    'london-tt-liquor-cocktail-class',
    'london-whistle-punks-oxford-circus',
    'london-abba-voyage',
    'london-helicopter',
  ],
  eat: [
    { venueId: 'london-dishoom-covent-garden', cuisine: 'Bombay café', rating: 4.8 },
    { venueId: 'london-hawksmoor-seven-dials', cuisine: 'British steakhouse', rating: 4.8 },
    { venueId: 'london-circolo-popolare', cuisine: 'Sicilian trattoria', rating: 4.6 },
    { venueId: 'london-duck-and-waffle', cuisine: 'British, 40 floors up', rating: 4.5 },
    { venueId: 'london-brasserie-zedel', cuisine: 'French brasserie', rating: 4.5 },
    { venueId: 'london-tayyabs', cuisine: 'Punjabi grill', rating: 4.4 },
  ],
  nightlife: [
    { venueId: 'london-fabric', vibe: 'Serious about sound' },
    { venueId: 'london-cahoots', vibe: 'Wartime sing-along' },
    { venueId: 'london-madison', vibe: 'Dressed up, high up' },
    { venueId: 'london-lucky-voice-soho', vibe: 'Your own stage' },
    { venueId: 'london-ronnie-scotts', vibe: 'Late and classy' },
    { venueId: 'london-royal-vauxhall-tavern', vibe: 'Sequins and cheek' },
  ],
};
