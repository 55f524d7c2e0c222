import * as z from 'zod/mini';

/** A name, an id or a few words. */
export const Text = z.string().check(z.minLength(1), z.maxLength(120));

/** A direction for the plan or a place in it. */
export const Mood = z.enum(['calmer', 'wilder', 'cultural', 'foodie', 'adventurous']);

/** `19:30`, as minutes after midnight. */
export const Clock = z.pipe(
  z.string().check(z.regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, 'must be a time such as 19:30')),
  z.transform((text): number => {
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    return hours * 60 + minutes;
  }),
);
