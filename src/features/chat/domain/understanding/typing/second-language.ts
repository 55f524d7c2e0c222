/** Turns of phrase of people whose first language is Dutch, German, Polish or Spanish, and the plain wording for them. */
export const SECOND_LANGUAGE: readonly (readonly [RegExp, string])[] = [
  [/ please to (?=\w)/g, ' please '],
  // `let out the dear one`, `let the last day fall away`.
  [/ let out (?=(?:the|that|it|our|this) )/g, ' leave out '],
  [/ let ((?:the|our|that|this) (?:\w+ ){1,4}?)(?:fall )?(?:away|fall out|fall off)(?= )/g, ' drop $1'],
  // `stay also the sunday`.
  [/ (stay|stop|come) also (?:on )?(?:the )?(\w+day)(?= )/g, ' $1 $2 as well'],
  [/ also (?:the )?(\w+day) (stay|come)(?= )/g, ' $2 $1 as well'],
  // `what costs the boat`, `for what costs it`.
  [/ (?:for )?what costs (?=(?:it|that|this|the|our|one|a) )/g, ' how much is '],
  [/ (pounds|quid|euros?) the (?:person|head|man)(?= )/g, ' $1 a person'],
  [/ must we (?!have )(?=\w)/g, ' do we have to '],
  [/ does (?:this|that|it) go(?: too| also)? $/g, ' is that possible '],
  [/ change (?:it |that |this )?in (?=(?:a|an|something|some) )/g, ' change it to '],
  [/ with what starts (?=(?:the|it|our|we) )/g, ' what starts '],
];
