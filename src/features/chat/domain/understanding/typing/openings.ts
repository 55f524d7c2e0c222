/** Small words that may open any message and say nothing of what it is about. */
const SMALL_WORDS =
  'so|and|but|ok|okay|oh|ooh|ah|hi|hey|hiya|um|er|erm|hmm|well|right|also|just|now|then|wait|hang on|sorry|fyi|btw';

/** The source of a pattern for any number of small words in front of what is said, and of others that mean nothing here. */
export const openings = (others = ''): string => `(?:(?:${SMALL_WORDS}${others && `|${others}`}) )*`;

/** What may stand before a question. */
export const QUESTION_LEAD = `^ ${openings('quick|question|please|tell|me|us|know|do you know|any idea')}`;
