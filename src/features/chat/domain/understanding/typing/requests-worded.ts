/** Requests and facts in a turn of phrase that no reader knows, and their plain wording. */
export const REQUESTS_WORDED: readonly (readonly [RegExp, string])[] = [
  // Nobody does, and nobody is asked.
  [/ who pays (?=\d)/g, ' nobody pays '],
  [/ no longer drinks? /g, ' doesnt drink '],
  [/ do what you (?=(?:think|reckon|like) )/g, ' do whatever you '],
  // `is there a class on saturday, put it in if so`.
  [
    / (?:and |then )?(?:put|get|stick|add|pop|book) (?:it|one|that|us)(?: on| in| down)? if (?:so|yes|there is|you can|poss\w*)(?= )/g,
    ' ',
  ],
  [
    /^ would (?:an? )?(?:trip to |visit to |go on )?((?:\w+ ){1,5}?)be (?:feasible|possible|doable) $/g,
    ' can we have a $1',
  ],
  // `murder mystery night possible?`
  [
    /^ (?:is |would )?(?:an? )?((?!(?:it|that|this|anything|something|would|if|as|what|is|not) )(?:\w+ ){1,4}?)possible $/g,
    ' can we have a $1',
  ],
];
