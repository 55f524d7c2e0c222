/** What another place to stay should be like; every part may be left open. */
export interface StayWant {
  hotelIds: readonly string[];
  sort: 'hostel' | 'apartment' | 'hotel' | null;
  price: 'cheaper' | 'dearer' | null;
  isNearer: boolean;
  /** Slots that it should be nearer to; all of them without it. */
  near?: readonly string[];
  stepFree: boolean;
  /** What it may cost a person, for all nights. */
  maxPence?: number;
  /** So many stars, or at least so many. */
  stars?: { count: number; isLeast: boolean };
  /** A neighbourhood, as the catalogue writes it. */
  area?: string;
  /** What it must have, by its description. */
  feature?: { label: string; told: RegExp };
}
