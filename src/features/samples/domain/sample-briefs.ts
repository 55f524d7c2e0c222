import type { SampleBrief } from './sample-brief.ts';

/** The gallery's briefs, in its order. The build plans each of them, checks the plan, and fails if one does not hold. */
export const SAMPLE_BRIEFS: readonly SampleBrief[] = [
  {
    slug: 'stag-do-prague',
    title: 'Twelve stags in Prague',
    lead: 'A full Friday-to-Sunday for a groom who asked for “nothing too mad”. Karts, beer halls, one sensible brunch.',
    eventType: 'stag-do',
    vibe: 'party-hard',
    destination: 'Prague',
    groupSize: 12,
    budgetRange: 'mid-range',
    days: { from: 4, count: 3 },
  },
  {
    slug: 'birthday-london',
    title: 'A fortieth in London',
    lead: 'Eight old friends, one Saturday, and a city that feeds people very well indeed.',
    eventType: 'birthday',
    vibe: 'foodie',
    destination: 'London',
    groupSize: 8,
    budgetRange: 'mid-range',
    days: { from: 5, count: 1 },
  },
  {
    slug: 'work-do-london',
    title: 'The whole team, in London',
    lead: 'Thirty colleagues for a day and a night that nobody has to pretend to enjoy.',
    eventType: 'work-do',
    vibe: 'mix',
    destination: 'London',
    groupSize: 30,
    budgetRange: 'luxury',
    days: { from: 3, count: 2 },
  },
  {
    slug: 'long-weekend-prague',
    title: 'Four days, four friends, Prague',
    lead: 'No occasion needed: old streets, long lunches and just enough culture to mention at work.',
    eventType: 'just-travel',
    vibe: 'cultural',
    destination: 'Prague',
    groupSize: 4,
    budgetRange: 'premium',
    days: { from: 3, count: 4 },
  },
];
