import type { SceneName } from '../../../ui/scene-picture.tsx';

export interface SiteCity {
  /** The slug of its guide, `/cities/{id}`, and the name of its scene. */
  id: SceneName;
  name: string;
  tagline: string;
}

/** The eight cities with their tag lines and in the order of SPEC 2. */
export const SITE_CITIES: readonly SiteCity[] = [
  { id: 'prague', name: 'Prague', tagline: 'Stag & Hen Heaven' },
  { id: 'barcelona', name: 'Barcelona', tagline: 'Sun Sea & Sangria' },
  { id: 'krakow', name: 'Krakow', tagline: 'Vodka & Culture' },
  { id: 'london', name: 'London', tagline: 'The Big Smoke' },
  { id: 'lisbon', name: 'Lisbon', tagline: 'Sun Seafood & Views' },
  { id: 'amsterdam', name: 'Amsterdam', tagline: 'Canals & Culture' },
  { id: 'dublin', name: 'Dublin', tagline: 'Guinness & Craic' },
  { id: 'bristol', name: 'Bristol', tagline: 'Street Art & Sound' },
];

export interface SiteActivity {
  /** The slug of its page, `/activities/{id}`, and the name of its scene. */
  id: SceneName;
  name: string;
  text: string;
}

/** Find Your Vibe: the four of SPEC 2. */
export const VIBE_ACTIVITIES: readonly SiteActivity[] = [
  { id: 'stag-do', name: 'Stag dos', text: 'Karts, pints and one good story. Everyone still makes the flight.' },
  { id: 'hen-do', name: 'Hen dos', text: 'Spritzes, spas and dance floors, in whatever order the bride likes.' },
  { id: 'birthday', name: 'Birthdays', text: 'A long table, a late night, and a gentle last morning.' },
  { id: 'work-do', name: 'Work dos', text: 'Something the whole team wants to come to. Really.' },
];
