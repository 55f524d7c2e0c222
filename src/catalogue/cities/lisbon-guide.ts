import type { CityGuide } from '../city-guide.ts';
import { euros } from '../euros.ts';

export const LISBON_GUIDE: CityGuide = {
  tagline: 'Sun Seafood & Views',
  country: 'Portugal',
  intro:
    'Seven hills, one enormous river and more sunshine than any capital has a right to. Spend the day on a surfboard, a tuk-tuk or a catamaran, eat prawns with a mallet, then let Bairro Alto decide when you go home.',
  metaDescription:
    'Lisbon for stag dos, hen dos, birthdays and work dos: surf, sailing, seafood, fado and rooftops, with where to stay and typical prices in euro.',
  keywords: [
    'Lisbon stag do',
    'Lisbon hen do',
    'Lisbon group weekend',
    'Lisbon birthday trip',
    'Lisbon boat party',
    'Lisbon surf lesson',
    'group activities Lisbon',
    'Lisbon nightlife',
  ],
  currency: 'EUR',
  highlights: [
    {
      title: 'Sun, even in February',
      text: 'Terraces stay open all year and the winter coat stays in the case. The beach is half an hour from breakfast.',
    },
    {
      title: 'Seafood with a mallet',
      text: 'Garlic clams, giant prawns and crab you fight for, then a steak sandwich for pudding. Nobody here finds that odd.',
    },
    {
      title: 'A view on every hill',
      text: 'Lookouts, rooftops and a castle, most of them free. Tuk-tuks do the climbing; you do the group photo.',
    },
    {
      title: 'Nights that begin at eleven',
      text: 'Fado in Alfama, cocktails on a car park roof, dancing by the river. Lisbon never hurries and seldom closes.',
    },
  ],
  stats: {
    averageMeal: euros(22),
    travel: { label: 'Flight from UK', value: '2h 45m' },
    averageTemperatureC: 21,
    drink: { label: 'Beer', price: euros(3) },
  },
  stays: [
    { hotelId: 'lisbon-ritz', rating: 4.9 },
    { hotelId: 'lisbon-bairro-alto-hotel', rating: 4.8 },
    { hotelId: 'lisbon-epic-sana-marques', rating: 4.6 },
    { hotelId: 'lisbon-memmo-alfama', rating: 4.7 },
    { hotelId: 'lisbon-hotel-mundial', rating: 4.3 },
    { hotelId: 'lisbon-yes-hostel', rating: 4.5 },
  ],
  thingsToDo: [
    'lisbon-private-catamaran',
    'lisbon-gotcha-surf',
    'lisbon-eco-tuk-tours',
    'lisbon-taste-of-lisboa',
    'lisbon-kartodromo-odivelas',
    'lisbon-pastel-de-nata-class',
    'lisbon-escape-hunt',
    'lisbon-hippotrip',
  ],
  eat: [
    { venueId: 'lisbon-ramiro', cuisine: 'Seafood', rating: 4.8 },
    { venueId: 'lisbon-bairro-do-avillez', cuisine: 'Modern Portuguese', rating: 4.6 },
    { venueId: 'lisbon-cantinho-do-aziz', cuisine: 'Mozambican', rating: 4.6 },
    { venueId: 'lisbon-time-out-market', cuisine: 'A bit of everything', rating: 4.4 },
    { venueId: 'lisbon-arkhe', cuisine: 'Vegetarian fine dining', rating: 4.8 },
    { venueId: 'lisbon-bonjardim', cuisine: 'Piri-piri chicken', rating: 4.3 },
  ],
  nightlife: [
    { venueId: 'lisbon-lux-fragil', vibe: 'Dance until sunrise' },
    { venueId: 'lisbon-park-bar', vibe: 'Sunset in the sky' },
    { venueId: 'lisbon-mesa-de-frades', vibe: 'Spine-tingling fado' },
    { venueId: 'lisbon-pensao-amor', vibe: 'Velvet and mischief' },
    { venueId: 'lisbon-b-leza', vibe: 'Live and swaying' },
    { venueId: 'lisbon-hua-ta-li', vibe: 'Sing it, loudly' },
  ],
};
