const IT_GOES =
  / (?:can|could|should|will|would|shall|might|does) (?:it|that|this|they|those|that one) (?:go|fit|work|happen|come|be put|be moved)(?: in| back)?(?: on| to| for)? (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day /;

/** `can it go on sunday`: what was spoken of, and not the trip. */
export const isOfPart = (line: string): boolean => IT_GOES.test(line);
