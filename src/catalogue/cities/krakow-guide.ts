import type { Money } from '../../shared/money.ts';
import type { CityGuide } from '../city-guide.ts';

const euro = (whole: number): Money => ({ minor: whole * 100, currency: 'EUR' });

export const KRAKOW_GUIDE: CityGuide = {
  tagline: 'Vodka & Culture',
  country: 'Poland',
  intro:
    'A medieval square the size of a small airfield, a castle with a dragon, and a bill that makes you check it twice. Krakow does culture before lunch and cellar bars after dark, all of it within a walk. Few cities treat a group so well for so little.',
  metaDescription:
    'Plan a Krakow stag, hen, birthday or work do: salt mines, vodka tastings, cellar bars, pierogi and stays, with typical prices in one friendly guide.',
  keywords: [
    'Krakow stag do',
    'Krakow hen party',
    'Krakow group weekend',
    'Krakow vodka tasting',
    'Wieliczka salt mine group visit',
    'Kazimierz bars',
    'things to do in Krakow for groups',
  ],
  currency: 'EUR',
  highlights: [
    {
      title: 'Royal looks, friendly prices',
      text: 'Dinner with drinks for what a starter costs at home, in a city that the centuries forgot to knock down.',
    },
    {
      title: 'Vodka with good manners',
      text: 'Tasting boards, herring counters and quince at sixty degrees. Somebody will explain it to you, slowly and twice.',
    },
    {
      title: 'Everything is a stroll',
      text: 'Square, castle and the bars of Kazimierz lie within twenty minutes on foot, so nobody is lost for long.',
    },
    {
      title: 'Stories under your feet',
      text: 'A cathedral carved from salt, a market beneath the market and a socialist new town toured by Trabant.',
    },
  ],
  stats: {
    averageMeal: euro(24),
    travel: { label: 'Flight from UK', value: '2h 30m' },
    averageTemperatureC: 14,
    drink: { label: 'Beer', price: euro(4) },
  },
  stays: [
    { hotelId: 'krakow-stary', rating: 4.9 },
    { hotelId: 'krakow-stradom-house', rating: 4.8 },
    { hotelId: 'krakow-sheraton-grand', rating: 4.7 },
    { hotelId: 'krakow-puro-kazimierz', rating: 4.7 },
    { hotelId: 'krakow-novotel-centrum', rating: 4.4 },
    { hotelId: 'krakow-mosquito', rating: 4.3 },
  ],
  thingsToDo: [
    'krakow-wieliczka-salt-mine',
    'krakow-crazy-guides-trabant',
    'krakow-eat-polska-vodka',
    'krakow-delicious-poland-pierogi',
    'krakow-karting-arena',
    'krakow-pasternik-shooting',
    'krakow-private-party-boat',
    'krakow-cruising-krakow',
  ],
  eat: [
    { venueId: 'krakow-starka', cuisine: 'Polish with home-made vodka', rating: 4.7 },
    { venueId: 'krakow-szara-ges', cuisine: 'Modern Polish', rating: 4.6 },
    { venueId: 'krakow-hamsa', cuisine: 'Israeli mezze', rating: 4.6 },
    { venueId: 'krakow-ed-red', cuisine: 'Steak and grill', rating: 4.5 },
    { venueId: 'krakow-pod-wawelem', cuisine: 'Galician beer hall', rating: 4.4 },
    { venueId: 'krakow-pod-norenami', cuisine: 'Vegan Asian', rating: 4.5 },
  ],
  nightlife: [
    { venueId: 'krakow-alchemia', vibe: 'Candlelit and crooked' },
    { venueId: 'krakow-wodka-cafe-bar', vibe: 'Vodka by the board' },
    { venueId: 'krakow-prozak', vibe: 'Cellars until breakfast' },
    { venueId: 'krakow-teatro-cubano', vibe: 'Rum and rhythm' },
    { venueId: 'krakow-harris', vibe: 'Live jazz below' },
    { venueId: 'krakow-stara-zajezdnia', vibe: 'Beer among the tramlines' },
  ],
};
