/** Questions for what else there is to choose from, in a turn of phrase that no reader knows, and their plain wording. */
export const OPTIONS_WORDED: readonly (readonly [RegExp, string])[] = [
  // `i wonder whether a museum might take the place of the ferry`.
  [
    /^ (?:(?:so|and|but|hmm|hi|hello) )*(?:i (?:wonder|was wondering|am wondering) (?:whether|if) )?(an? (?:\w+ ){1,3})(?:might|could|can|would) (?:perhaps |possibly )?(?:take the place of|replace|go in (?:the )?place of|stand in for) (the (?:\w+ ){1,5})$/g,
    ' swap $2for $1',
  ],
  [
    / (?:(?:show|give|send|find|list|tell) (?:me |us )?|got |have you got |are there |any )(?:some |a few |any )?(cheaper|nicer|posher|smarter|fancier|dearer) (?:alternatives|options|ideas|suggestions|choices) (?:to|for|instead of) (?=(?!(?:us|me|it|that|this|the (?:trip|group|weekend)) )\w)/g,
    ' what $1 options are there for ',
  ],
  // `whats a cheaper swap for vzorkovna`.
  [
    /^ (?:(?:so|and|but|ok|oh|hi) )*(?:what is|what would be|what could be|is there|(?:might|could|would) there be|have you got|got) (?:an?|any|some) (cheaper|nicer|posher|smarter|fancier|better|quieter|livelier|good|decent)(?: (?:and|but) \w+)? (?:swap|alternative|replacement|substitute|option|exchange) (?:for|to|instead of) (?=(?!(?:us|me|it|that|this|them) )\w)/g,
    ' what $1 options are there instead of ',
  ],
  // `are there other restaurants we could use on thursday night`, `any other restaurants for sat night`.
  [
    /^ (?:(?:so|and|but|ok|oh|hi) )*(?:(?:are|is) there (?:any )?|have you got (?:any )?|do you have (?:any )?|got any |any )other (restaurants?|places to eat|dinner (?:places|spots|options)|lunch (?:places|spots|options)) (?:(?:that |which )?(?:we|you|i) (?:could|can|might) (?:use|go to|do|try|have|book|eat at|go for|visit) )?(?:on|for|in) /g,
    ' what other $1 are there for ',
  ],
  // `show me alternatives to the boat`: a list is asked for, and nothing is exchanged yet.
  [
    / (?:(?:(?:can|could|would|will|might) you )?(?:please |perhaps |possibly )?(?:show|give|send|find|list|tell|suggest|offer|propose|recommend) (?:me |us )?|got |have you got |are there |any )?(?:some |a few |a couple of |any |the |other |more |two |three |four |\d )*(?:alternatives|options|ideas|suggestions|choices) (?:to|for|instead of) (?=(?!(?:us|me|it|that|this|the (?:trip|group|weekend)) )\w)/g,
    ' what else could we do instead of ',
  ],
  // `what could we see instead of the cinema`.
  [
    / (?:what|where) (?:else )?(?:could|can|might|should) (?:we|they|i|you) (?:see|visit|watch|try|book|go to|go|eat|drink|play|get|put|use|have on) instead of (?=(?!(?:us|me|it|that|this|them) )\w)/g,
    ' what else could we do instead of ',
  ],
  // `show me cheaper dinners for saturday`, `is there anything else like the tower`.
  [
    / (?:could |can |would )?(?:you )?(?:show|list|suggest|recommend) (?:me |us )?(?:an? |some |a few |a couple of )?(cheaper|nicer|posher|smarter|fancier) (dinner|lunch|meal|activitie?|night|bar)s? (?:for |on )?/g,
    ' $1 options for $2 ',
  ],
  [
    / (?:is there |are there |have you got |got )(?:anything|something|anywhere|somewhere|any) (?:else |others? )(?:like|similar to) (?!(?:that|this|it) )/g,
    ' what else could we do instead of ',
  ],
  // `what pubs could we do thursday instead`: one of them in the place of what that day has.
  [
    /^ (?:(?:so|and|but|ok|oh|hi) )*(?:what|which) (restaurants|bars|pubs|clubs|activities|places) (?:could|can|might) (?:we|you|i) (?:use|go to|do|try|have|book|eat at|go for|visit) (?:on |for )?((?:\w+day)?(?: ?(?:morning|afternoon|evening|night|lunch|dinner))?) instead(?: then| please)* $/g,
    ' what other $1 are there for $2 ',
  ],
  // `might there be an alternative to the gorge walk`.
  [
    /^ (?:(?:so|and|but|ok|oh|hi) )*(?:(?:is|might|could|would) there (?:be )?|have you (?:got )?|do you have )(?:an?|any|some) (?:other |good |possible )?(?:alternatives?|replacements?|substitutes?|other options?) (?:to|for|instead of) (?=(?!(?:us|me|it|that|this|them) )\w)/g,
    ' what else could we do instead of ',
  ],
];
