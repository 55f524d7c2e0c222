import type { CityGuide } from '../city-guide.ts';

const koruna = (amount: number) => ({ minor: amount * 100, currency: 'CZK' }) as const;

export const PRAGUE_GUIDE: CityGuide = {
  tagline: 'Stag & Hen Heaven',
  country: 'Czech Republic',
  intro:
    'The beer is better than at home and costs half as much, the old town is small enough to lose nobody in, and the castle does the sunset for free. Bathe in beer, race karts, hear jazz on a boat, and be back for dumplings.',
  metaDescription:
    'Prague for stag dos, hen dos, birthdays and work dos: where to stay, what to do, where to eat and where to end up, with typical prices in euro.',
  keywords: [
    'Prague stag do',
    'Prague hen do',
    'Prague group weekend',
    'Prague birthday trip',
    'Prague beer spa',
    'group activities Prague',
    'Prague nightlife',
    'Prague party weekend',
  ],
  currency: 'EUR',
  highlights: [
    {
      title: 'Beer as a way of life',
      text: 'Tank lager poured by people who practise for years. There is a museum of it, a spa of it and a monastery that brews it.',
    },
    {
      title: 'Everything on foot',
      text: 'Old Town, castle and river are within half an hour’s walk of each other, so the group arrives together, mostly.',
    },
    {
      title: 'Kind to the kitty',
      text: 'A proper Czech dinner costs what a starter does in Mayfair. Grand evenings are within reach here, boats included.',
    },
    {
      title: 'A night for everybody',
      text: 'Five floors of club by Charles Bridge, wine cellars, black light theatre and jazz afloat. The quiet ones win too.',
    },
  ],
  stats: {
    averageMeal: koruna(600),
    travel: { label: 'Flight from UK', value: '2h' },
    averageTemperatureC: 13,
    drink: { label: 'Beer', price: koruna(65) },
  },
  stays: [
    { hotelId: 'prague-four-seasons', rating: 4.9 },
    { hotelId: 'prague-emblem', rating: 4.7 },
    { hotelId: 'prague-the-julius', rating: 4.8 },
    { hotelId: 'prague-mosaic-house', rating: 4.6 },
    { hotelId: 'prague-motel-one-florentinum', rating: 4.4 },
    { hotelId: 'prague-czech-inn', rating: 4.2 },
  ],
  thingsToDo: [
    'prague-bernard-beer-spa',
    'prague-evening-cruise',
    'prague-hurricane-factory',
    'prague-praga-arena',
    'prague-communism-bunker-tour',
    'prague-pilsner-urquell-experience',
    'prague-taste-of-prague-tour',
    'prague-private-city-walk',
  ],
  eat: [
    { venueId: 'prague-lokal-dlouha', cuisine: 'Czech pub classics', rating: 4.7 },
    { venueId: 'prague-la-degustation', cuisine: 'Bohemian tasting menu', rating: 4.9 },
    { venueId: 'prague-cerveny-jelen', cuisine: 'Grill and tank beer', rating: 4.6 },
    { venueId: 'prague-mlynec', cuisine: 'Modern Czech by the bridge', rating: 4.6 },
    { venueId: 'prague-eska', cuisine: 'Modern Czech', rating: 4.7 },
    { venueId: 'prague-maitrea', cuisine: 'Vegetarian', rating: 4.5 },
  ],
  nightlife: [
    { venueId: 'prague-karlovy-lazne', vibe: 'Five floors, no brakes' },
    { venueId: 'prague-lucerna-music-bar', vibe: 'Eighties sing-along' },
    { venueId: 'prague-hemingway-bar', vibe: 'Hushed and expert' },
    { venueId: 'prague-jazz-boat', vibe: 'Swing on the river' },
    { venueId: 'prague-cross-club', vibe: 'Scrap-metal wonderland' },
    { venueId: 'prague-u-sudu', vibe: 'Cellars without end' },
  ],
};
