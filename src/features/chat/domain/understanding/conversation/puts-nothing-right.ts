import { isGladOf } from '../cues/wants-otherwise.ts';

/** `and for the sunday something romantic` goes on from what was done, and takes nothing of it back. */
const GOES_ON = /^ (?:(?:ok|oh|great|cool|lovely|thanks|right|now|grand) )*(?:and|also|plus|then|next) /;

/** What only asks, or looks whether all is well, puts nothing right. */
const ASKS =
  /^ (?:(?:so|and|but|ok|oh|ooh|hmm|wait|hang on|just|right|thanks|cool) )*(?:checking|is|are|was|were|does|do (?:we|they|you|i)|did|has|have (?:we|they|you|i)|will|what is|whats|when|where|why|who|how (?:long|far|much|many|is|are|do)) /;

/** Whether a line that no rule reads can correct nothing of what was said before, whatever it names. */
export const putsNothingRight = (line: string): boolean => GOES_ON.test(line) || ASKS.test(line) || isGladOf(line);
