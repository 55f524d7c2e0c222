/** Savings as people tell them, and the plain wording for them: read before other turns of phrase, which hold the same verbs. */
export const SAVINGS: readonly (readonly [RegExp, string])[] = [
  // `id pay a bit more for a better dinner saturday`, `happy to spend more on the hotel`.
  [
    / (?:(?:(?:id|wed|(?:i|we) (?:would|could|can)) (?:(?:rather|even|gladly|happily) )?|(?:(?:i am|im|we are|were|we|i) )?(?:(?:happy|willing|prepared|glad) to|dont mind|wouldnt mind) ))(?:pay|paying|spend|spending|fork out) (?:(?:a (?:bit|little|touch)|quite a bit|slightly) )?(?:more|extra) (?:for|on) (?:(?:an?|the|our) )?(?:(?:better|nicer|decent|good|proper) )?/g,
    ' posher ',
  ],
  // `my bank account is crying`.
  [
    / (?:my|our|the|everyones|peoples) (?:bank (?:account|balance)|wallets?|purses?|overdraft|credit card) (?:is|are|will be|cant|wont|might|says) (?:\w+ ){1,4}?(?=$|so |and |can |at )/g,
    ' it is too expensive ',
  ],
  [
    / (?:knock|shave|trim|take|lop|get) (?:a (?:bit|little|touch)|some|something|some money|money|a few (?:quid|pounds)) off (?:of )?(?:the (?:price|cost|bill)(?: of| for| on)? )?(?=(?!if |by |when |and |but )\w)/g,
    ' cheaper ',
  ],
  [
    / (?:cut|reduce|lower|slash|trim|dial down|bring down|cut down|cut back on|cut down on|economise on) (?:the |our )?(?:cost|costs|price|prices|spend|spending|bill) (?:of|for|on) /g,
    ' cheaper ',
  ],
  [/ half (?:it|that|the (?:lot|cost|bill|total|price)) (?=$|please |for )/g, ' cheaper half the price '],
  [
    / (?:costing|costs|cost) (?:us )?(?:all )?(?:a (?:bomb|packet|bundle|small fortune)|the earth|silly money) /g,
    ' too expensive ',
  ],
  // `cut the total by 10%`.
  [
    / (?:cut|reduce|lower|slash|trim|drop|shave|get|bring) (?:the |our )?(?:total|overall|whole|grand total|price|cost|bill|spend|figure|it all)(?: (?:price|cost|bill|spend|total))?(?: down)? by (?:roughly |about |around |some |at least |up to )?(?=\d)/g,
    ' make it cheaper by ',
  ],
  // `knock the price of saturday down`, `do friday on the cheap`.
  [
    / (?:knock|bring|get|push|drive|keep) (?:the |our )?(?:price|cost|total|bill|spend) (?:of|for|on) ((?:\w+ ){1,4}?)down(?= )/g,
    ' make $1cheaper',
  ],
  [/ (?:do|have|keep|make) ((?!it |that |this )(?:\w+ ){1,4}?)on the cheap(?= )/g, ' make $1cheaper'],
  [/ a (?:nice |good )?round (?=\d)/g, ' '],
  [/ downgrade /g, ' cheaper '],
  [/ slash (?:it|that|this|everything) /g, ' make it cheaper '],
  [/ (?:a |some |the )?freebies? /g, ' something free '],
  [/ (?:easiest|kindest|lightest|gentlest) on the (?:purse|pocket|wallet|bank|budget) /g, ' cheapest '],
  [/ (?:easier|kinder|lighter|gentler) on the (?:purse|pocket|wallet|bank|budget) /g, ' cheaper '],
];
