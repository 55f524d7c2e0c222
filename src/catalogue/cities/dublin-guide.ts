import type { CityGuide } from '../city-guide.ts';
import { euros } from '../euros.ts';

export const DUBLIN_GUIDE: CityGuide = {
  tagline: 'Guinness & Craic',
  country: 'Ireland',
  intro:
    'An hour by plane, everybody speaks your language and every stranger has a better story than yours. Learn to hurl, learn to pour, leap into the Irish Sea if you must, then follow the fiddles until somebody finds the chips.',
  metaDescription:
    'Dublin for stag dos, hen dos, birthdays and work dos: stout, hurling, whiskey, trad sessions and late bars, with where to stay and typical prices.',
  keywords: [
    'Dublin stag do',
    'Dublin hen do',
    'Dublin group weekend',
    'Dublin birthday trip',
    'Dublin work do',
    'Guinness Storehouse group',
    'group activities Dublin',
    'Dublin nightlife',
  ],
  currency: 'EUR',
  highlights: [
    {
      title: 'The pint, at its source',
      text: 'Stout under a glass roof, whiskey from three distilleries and a brewpub that refuses to serve either. Study all of it.',
    },
    {
      title: 'Music without a ticket',
      text: 'Fiddles in the corner, ballads in the yard and a band under most floorboards. Bring a song; you may be asked.',
    },
    {
      title: 'Small enough to walk',
      text: 'Hotel, hurling, dinner and disco all lie within half an hour on foot, and nobody needs a taxi app to be found.',
    },
    {
      title: 'Sea, cliffs and deer',
      text: 'Howth’s heather, the Forty Foot’s cold shock and a park with its own herd. Fresh air for those who require it.',
    },
  ],
  stats: {
    averageMeal: euros(30),
    travel: { label: 'Flight from UK', value: '1h 20m' },
    averageTemperatureC: 13,
    drink: { label: 'Pint', price: euros(7) },
  },
  stays: [
    { hotelId: 'dublin-shelbourne', rating: 4.9 },
    { hotelId: 'dublin-westbury', rating: 4.8 },
    { hotelId: 'dublin-the-dean', rating: 4.6 },
    { hotelId: 'dublin-clayton-burlington', rating: 4.5 },
    { hotelId: 'dublin-staycity-christchurch', rating: 4.4 },
    { hotelId: 'dublin-generator', rating: 4.3 },
  ],
  thingsToDo: [
    'dublin-guinness-storehouse',
    'dublin-gaelic-games',
    'dublin-jameson-bow-street',
    'dublin-vintage-tea-tour',
    'dublin-kylemore-karting',
    'dublin-irish-dance-class',
    'dublin-escape-boats',
    'dublin-epic',
  ],
  eat: [
    { venueId: 'dublin-hawksmoor', cuisine: 'Steaks and Sunday roast', rating: 4.7 },
    { venueId: 'dublin-boxty-house', cuisine: 'Modern Irish', rating: 4.5 },
    { venueId: 'dublin-market-bar', cuisine: 'Tapas', rating: 4.4 },
    { venueId: 'dublin-pickle', cuisine: 'North Indian', rating: 4.7 },
    { venueId: 'dublin-glas', cuisine: 'Vegetarian fine dining', rating: 4.6 },
    { venueId: 'dublin-oneills', cuisine: 'Pub carvery', rating: 4.3 },
  ],
  nightlife: [
    { venueId: 'dublin-brazen-head', vibe: 'Trad by the fire' },
    { venueId: 'dublin-whelans', vibe: 'Bands, then dancing' },
    { venueId: 'dublin-coppers', vibe: 'Gloriously unwise' },
    { venueId: 'dublin-vintage-cocktail-club', vibe: 'Candlelit and secret' },
    { venueId: 'dublin-the-george', vibe: 'Sequins and bingo' },
    { venueId: 'dublin-laughter-lounge', vibe: 'Front row if you dare' },
  ],
};
