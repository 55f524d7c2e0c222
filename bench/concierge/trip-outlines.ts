import type { EventType, Vibe } from '../../src/catalogue/vocabulary.ts';
import type { SlotKind, TripRequest } from '../../src/engine/trip-request.ts';
import type { IsoDay } from '../../src/shared/dates.ts';

/** The day on which every conversation of the test set takes place. */
export const TODAY: IsoDay = '2026-11-21';

export type OutlineStop = readonly [kind: SlotKind, venueId: string, startMinute: number];

/** A trip written down by hand: who travels, and what is planned at which minute. No solver has a say in it. */
export interface TripOutline {
  id: string;
  /** A city of the catalogue, or null where only kinds of things are planned. */
  cityId: string | null;
  destination: string;
  eventType: EventType;
  vibe: Vibe;
  groupSize: number;
  /** Null when the organiser gave no dates: then Friday to Sunday. */
  firstDay: IsoDay | null;
  budgetCapPence: number | null;
  budgetFloorPence: number;
  pace: TripRequest['wishes']['pace'];
  needs: Partial<TripRequest['needs']>;
  hotelId: string | null;
  /** When the last evening must be over, minutes after midnight. */
  dayEndMinute: number;
  days: readonly (readonly OutlineStop[])[];
}

export const TRIP_OUTLINES: readonly TripOutline[] = [
  {
    id: 'london-hen',
    cityId: 'london',
    destination: 'London',
    eventType: 'hen-party',
    vibe: 'mix',
    groupSize: 12,
    firstDay: '2027-03-12',
    budgetCapPence: 500_00,
    budgetFloorPence: 300_00,
    pace: 'normal',
    needs: {},
    hotelId: 'london-leman-locke',
    dayEndMinute: 1560,
    days: [
      [
        ['activity', 'london-teamsport-tower-bridge', 870],
        ['dinner', 'london-circolo-popolare', 1140],
        ['night', 'london-lucky-voice-soho', 1275],
        ['night', 'london-cahoots', 1410],
      ],
      [
        ['activity', 'london-puttshack-bank', 630],
        ['lunch', 'london-dishoom-covent-garden', 780],
        ['activity', 'london-city-cruises-westminster', 915],
        ['dinner', 'london-hawksmoor-seven-dials', 1140],
        ['night', 'london-heaven', 1380],
      ],
      [
        ['activity', 'london-columbia-road-flower-market', 660],
        ['lunch', 'london-brindisa-borough', 770],
        ['activity', 'london-view-from-the-shard', 900],
      ],
    ],
  },
  {
    id: 'prague-stag',
    cityId: 'prague',
    destination: 'Prague',
    eventType: 'stag-do',
    vibe: 'party-hard',
    groupSize: 14,
    firstDay: '2027-05-21',
    budgetCapPence: 300_00,
    budgetFloorPence: 150_00,
    pace: 'normal',
    needs: {},
    hotelId: 'prague-ibis-old-town',
    dayEndMinute: 1620,
    days: [
      [
        ['activity', 'prague-laser-game-harlequin', 840],
        ['activity', 'prague-sex-machines-museum', 960],
        ['dinner', 'prague-las-adelitas', 1140],
        ['night', 'prague-vzorkovna', 1260],
        ['night', 'prague-u-sudu', 1395],
      ],
      [
        ['lunch', 'prague-kantyna', 750],
        ['activity', 'prague-pilsner-urquell-experience', 870],
        ['activity', 'prague-beerland-beer-spa', 1005],
        ['dinner', 'prague-porks', 1150],
        ['night', 'prague-kasarna-karlin', 1290],
        ['night', 'prague-cross-club', 1440],
      ],
      [
        ['lunch', 'prague-lokal-dlouha', 745],
        ['activity', 'prague-boats-cruise', 855],
        ['activity', 'prague-staropramen-brewery', 945],
      ],
    ],
  },
  {
    id: 'bristol-birthday',
    cityId: 'bristol',
    destination: 'Bristol',
    eventType: 'birthday',
    vibe: 'chill-relaxed',
    groupSize: 8,
    firstDay: null,
    budgetCapPence: 150_00,
    budgetFloorPence: 50_00,
    pace: 'calm',
    needs: {},
    hotelId: 'bristol-yha',
    dayEndMinute: 1440,
    days: [
      [
        ['activity', 'bristol-ss-great-britain', 840],
        ['activity', 'bristol-cabot-tower', 975],
        ['dinner', 'bristol-catch-22', 1140],
        ['night', 'bristol-watershed', 1260],
      ],
      [
        ['activity', 'bristol-leigh-woods', 600],
        ['lunch', 'bristol-cafe-kino', 750],
        ['activity', 'bristol-railway-path-ride', 840],
        ['dinner', 'bristol-pieminister', 1140],
        ['night', 'bristol-canteen', 1260],
      ],
      [
        ['activity', 'bristol-bristol-ferry', 660],
        ['activity', 'bristol-north-street-murals', 735],
        ['lunch', 'bristol-cargo-wapping-wharf', 840],
      ],
    ],
  },
  {
    id: 'dublin-work',
    cityId: 'dublin',
    destination: 'Dublin',
    eventType: 'work-do',
    vibe: 'foodie',
    groupSize: 24,
    firstDay: '2027-01-28',
    budgetCapPence: 500_00,
    budgetFloorPence: 300_00,
    pace: 'normal',
    needs: {},
    hotelId: 'dublin-travelodge-plus',
    dayEndMinute: 1500,
    days: [
      [
        ['activity', 'dublin-jameson-bow-street', 840],
        ['activity', 'dublin-little-museum', 930],
        ['dinner', 'dublin-sole', 1140],
        ['night', 'dublin-no-name-bar', 1275],
      ],
      [
        ['activity', 'dublin-book-of-kells', 660],
        ['lunch', 'dublin-hawksmoor', 755],
        ['activity', 'dublin-irish-dance-class', 900],
      ],
    ],
  },
  {
    id: 'lisbon-hen',
    cityId: 'lisbon',
    destination: 'Lisbon',
    eventType: 'hen-party',
    vibe: 'foodie',
    groupSize: 9,
    firstDay: '2027-06-10',
    budgetCapPence: null,
    budgetFloorPence: 500_00,
    pace: 'normal',
    needs: { diets: ['vegan', 'gluten-free'] },
    hotelId: 'lisbon-memmo-alfama',
    dayEndMinute: 1560,
    days: [
      [
        ['activity', 'lisbon-lx-factory', 855],
        ['activity', 'lisbon-tagus-sailing', 990],
        ['dinner', 'lisbon-sud-lisboa', 1175],
        ['night', 'lisbon-so-what', 1320],
      ],
      [
        ['activity', 'lisbon-pastel-de-nata-class', 690],
        ['lunch', 'lisbon-boa-bao', 825],
        ['activity', 'lisbon-lisbon-winery', 930],
        ['dinner', 'lisbon-encanto', 1145],
        ['night', 'lisbon-foxtrot', 1320],
      ],
      [
        ['activity', 'lisbon-tile-workshop', 615],
        ['activity', 'lisbon-escape-hunt', 750],
        ['lunch', 'lisbon-cantinho-do-aziz', 840],
        ['dinner', 'lisbon-adega-machado', 1140],
        ['night', 'lisbon-hua-ta-li', 1310],
      ],
      [
        ['activity', 'lisbon-jardim-da-estrela', 690],
        ['lunch', 'lisbon-bairro-do-avillez', 810],
        ['activity', 'lisbon-castelo-de-sao-jorge', 930],
      ],
    ],
  },
  {
    id: 'london-day',
    cityId: 'london',
    destination: 'London',
    eventType: 'birthday',
    vibe: 'mix',
    groupSize: 6,
    firstDay: '2027-02-20',
    budgetCapPence: 300_00,
    budgetFloorPence: 150_00,
    pace: 'normal',
    needs: { minorsPresent: true },
    hotelId: null,
    dayEndMinute: 1410,
    days: [
      [
        ['activity', 'london-thames-rockets', 630],
        ['lunch', 'london-pizza-pilgrims-carnaby', 750],
        ['activity', 'london-prince-charles-cinema', 870],
        ['dinner', 'london-inamo-covent-garden', 1110],
        ['night', 'london-amorino-soho', 1245],
      ],
    ],
  },
  {
    id: 'krakow-stag',
    cityId: 'krakow',
    destination: 'Krakow',
    eventType: 'stag-do',
    vibe: 'adventurous',
    groupSize: 10,
    firstDay: null,
    budgetCapPence: 300_00,
    budgetFloorPence: 150_00,
    pace: 'normal',
    needs: {},
    hotelId: 'krakow-novotel-centrum',
    dayEndMinute: 1560,
    days: [
      [
        ['activity', 'krakow-axe-nation', 840],
        ['activity', 'krakow-kazimierz-street-art', 975],
        ['dinner', 'krakow-starka', 1125],
        ['night', 'krakow-mercy-brown', 1240],
        ['night', 'krakow-krawl-through-krakow', 1380],
      ],
      [
        ['activity', 'krakow-rynek-underground', 690],
        ['lunch', 'krakow-hot-chili', 795],
        ['activity', 'krakow-karting-arena', 960],
        ['dinner', 'krakow-morskie-oko', 1140],
        ['night', 'krakow-wodka-cafe-bar', 1260],
      ],
      [
        ['activity', 'krakow-gamescape', 660],
        ['lunch', 'krakow-krowarzywa', 770],
        ['activity', 'krakow-vistula-boulevards', 870],
      ],
    ],
  },
  {
    id: 'whitby-birthday',
    cityId: null,
    destination: 'Whitby',
    eventType: 'birthday',
    vibe: 'mix',
    groupSize: 7,
    firstDay: '2027-04-16',
    budgetCapPence: 300_00,
    budgetFloorPence: 150_00,
    pace: 'normal',
    needs: {},
    hotelId: null,
    dayEndMinute: 1560,
    days: [
      [
        ['activity', 'generic-treasure-hunt', 990],
        ['dinner', 'generic-corner-bistro', 1150],
        ['night', 'generic-karaoke', 1280],
      ],
      [
        ['activity', 'generic-axe-throwing', 660],
        ['lunch', 'generic-local-favourite', 765],
        ['activity', 'generic-historic-house', 890],
      ],
    ],
  },
];
