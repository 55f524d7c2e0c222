import type { Money } from '../shared/money.ts';

/** What the public guide of a city adds to the planner's catalogue: words, the order of things, and judgement. */
export interface CityGuide {
  /** The specification's tag line, word for word. */
  tagline: string;
  /** As the hero names it: `England, UK`. */
  country: string;
  /** Two or three sentences under the hero: why a group comes here. */
  intro: string;
  /** For the page's description in search results, 120 to 158 characters. */
  metaDescription: string;
  keywords: readonly string[];
  /** What the prices of the guide are shown in (SPEC 9): pounds for Bristol and London, euro elsewhere. */
  currency: 'GBP' | 'EUR';
  highlights: readonly [GuideHighlight, GuideHighlight, GuideHighlight, GuideHighlight];
  stats: {
    /** A typical meal out with a drink, per person. */
    averageMeal: Money;
    /** How a group gets there from the United Kingdom: `Flight from UK`, `2h`. */
    travel: { label: string; value: string };
    /** Yearly mean of the day's high, degrees Celsius. */
    averageTemperatureC: number;
    drink: { label: 'Beer' | 'Pint'; price: Money };
  };
  /** Four to six, dearest first. */
  stays: readonly GuideStay[];
  /** Ids of eight venues of kind `activity`, priced about 20 to 800 pounds for what is not free. */
  thingsToDo: readonly string[];
  /** Six venues of kind `restaurant`. */
  eat: readonly GuideTable[];
  /** Six venues of kind `nightlife`. */
  nightlife: readonly GuideNight[];
}

export interface GuideHighlight {
  title: string;
  text: string;
}

export interface GuideStay {
  hotelId: string;
  /** Our editors' view, 4.2 to 4.9; always shown as ours, never as that of customers. */
  rating: number;
  /**
   * Where the specification fixes a price, it is the typical price of a class of stay and the hotel is an example of it
   * (PRODUCT); without this the card shows the hotel and its own typical price.
   */
  standsFor?: { type: string; perNight: Money; per: 'room' | 'bed' };
}

export interface GuideTable {
  venueId: string;
  /** `Modern British`, `Catalan tapas`. */
  cuisine: string;
  /** Our editors' view, 4.0 to 4.9. */
  rating: number;
}

export interface GuideNight {
  venueId: string;
  /** Two to four words: `Loud and late`. */
  vibe: string;
}
