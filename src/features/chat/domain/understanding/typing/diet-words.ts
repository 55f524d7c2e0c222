/** What nobody eats or drinks, told of the group in other words than a diet. */
export const DIETS_TOLD: readonly (readonly [RegExp, string])[] = [
  [
    / (?:with|that (?:does|do|has|have|serves?)|doing|serving) (?:(?:some|actual|proper|real|a bit of) )*meat(?: on the menu)? /g,
    ' that is not vegan ',
  ],
  // `take alcohol out of both days altogether`.
  [
    / (?:(?:take|leave|cut|get|keep) (?:the |all |any )?(?:alcohol|booze|drinking)(?: right)? out|(?:remove|drop|strip|cut) (?:the |all |any )?(?:alcohol|booze))(?: (?:of|from) (?:the )?(?:it(?: all)?|this|that|plan|trip|weekend|whole (?:thing|trip|weekend)|both days?|all of it|everything|every day))?(?: (?:altogether|completely|entirely))?(?= (?:$|please|for|so|and|as|because))/g,
    ' no alcohol',
  ],
  [
    / (?:off|wont touch|wont eat|doesnt touch|never eats?|dont touch|cant touch|steers clear of) (?:all )?(gluten|dairy|meat|nuts|wheat) /g,
    ' cant eat $1 ',
  ],
  [
    / (?:cant|cannot|can not|mustnt|must not|shouldnt|wont|doesnt|does not|dont|never) (?:have|do|eat|touch|go near|tolerate|stomach|handle)s? (?:any |anything with )?(dairy|gluten|wheat|milk|lactose|nuts|peanuts|meat) /g,
    ' cant eat $1 ',
  ],
  // `it's dairy she can't have, not nuts`.
  [
    / (?:it is|its|it was|is|was) (?:actually |just |only |really )?(dairy|gluten|wheat|milk|lactose|nuts|peanuts|meat) (?:that |which )?(she|he|they|i|we|\w+) (?:really )?(?:cant|cannot|can not|mustnt|must not|shouldnt|wont|doesnt|does not|dont|never) (?:have|eats?|touch|go near|tolerate|stomach|handle|do) /g,
    ' $2 cant eat $1 ',
  ],
  [
    / (?:it is|its|it was|is|was) (?:actually |just |only |really )?(dairy|gluten|wheat|milk|lactose|nuts|peanuts) (?:that |which )?(she|he) (?:is|s) (?:allergic to|intolerant (?:to|of)|off|avoiding) /g,
    ' $2 cant eat $1 ',
  ],
  [/ (?:none of us|nobody|no one|noone) (?:really )?eats? (meat|dairy|gluten|nuts) /g, ' we cant eat $1 '],
  [
    / (?:none of us|nobody|no one|noone|none of them|none of the (?:lads|girls|group)) (?:really )?(?:drinks?|is drinking|are drinking)(?: alcohol| at all| anymore| any more| much)? (?=so |and |$|here |now |please )/g,
    ' we are teetotal ',
  ],
  [
    / (?:none of us|none of them|nobody|no one|noone)(?: here)? (?:is|are)(?: actually| really)? (vegan|vegetarian|coeliac) (?=$|and |so |now )/g,
    ' nobody is $1 any more ',
  ],
];
