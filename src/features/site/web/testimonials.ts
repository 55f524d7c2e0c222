/** SPEC 3. Nobody has said these: each is marked as illustrative, and a live site leaves them out (PRODUCT). */
export interface Testimonial {
  text: string;
  /** A first name. */
  author: string;
  role: string;
  location: string;
  rating: 5;
}

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    text: 'I asked for karts, beer and a lie-in. I got karts, beer, a lie-in and a table for fourteen that actually existed.',
    author: 'Callum',
    role: 'Best man',
    location: 'Leeds',
    rating: 5,
  },
  {
    text: 'Two vegans, one pregnant bridesmaid and a mother-in-law. The plan knew about all of them before I did.',
    author: 'Ama',
    role: 'Maid of honour',
    location: 'Bristol',
    rating: 5,
  },
  {
    text: 'Finance wanted the cost per head on one line. It was already on one line. I have never felt so powerful.',
    author: 'Rhys',
    role: 'Reluctant office organiser',
    location: 'Cardiff',
    rating: 5,
  },
];
