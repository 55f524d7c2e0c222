/** Turns of phrase for how a part is to be, calmer, wilder or cheaper, and their plain wording. */
export const HOW_IT_IS_TO_BE: readonly (readonly [RegExp, string])[] = [
  [
    / (?:tone|calm|slow|quieten|dial|wind|take(?= (?:\w+ ){0,4}down )) ((?:\w+ ){0,4}?)(?:down|back)(?: (?:a )?(?:bit|touch|notch|tad|little))?(?: or two)? /g,
    ' $1 calmer ',
  ],
  [
    / (?:(?:ramp|step|liven|amp|pep|jazz|spice|crank|dial) ((?:\w+ ){0,4}?)up|turn ((?:\w+ ){1,4}?)up)(?: (?:a )?(?:bit|notch|tad|little))? /g,
    ' $1$2 wilder ',
  ],
  [
    / (?:costs?|cost us|come to|comes to|work out|works out) (?:a bit |a lot |much |way )?(?:less|cheaper) /g,
    ' cheaper ',
  ],
  [
    / (?:get|bring|knock|drive|push|keep) (?:it|that|the price|the cost|the total|costs|prices|things) (?:down|lower)(?: a bit)? /g,
    ' cheaper ',
  ],
  [
    / (?:over the odds|daylight robbery|a fortune|an arm and a leg|extortionate|overpriced|eye watering|pricy|costly|too rich for us) /g,
    ' too expensive ',
  ],
];
