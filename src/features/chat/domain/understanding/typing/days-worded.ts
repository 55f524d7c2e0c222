/** What people ask of a day or of the whole plan in a turn of phrase that no reader knows, and its plain wording. */
export const DAYS_WORDED: readonly (readonly [RegExp, string])[] = [
  // `could we do april instead`: the trip in that month, and no thing of that name.
  [
    /^ ((?:(?:so|and|ok|or) )*)(?:(?:can|could|would|should) (?:we|you|it|that)|what about|how about|lets) (?:do |be |have |try |go for |make it )?(january|february|april|june|july|august|september|october|november|december)((?: (?:instead|then|please|at all|work|be better|be possible))*) $/g,
    ' $1could we do it in $2 instead ',
  ],
  // `swap the axes and karaoke round so axes is friday and karaoke saturday`.
  [
    /( (?:swap|switch|change|flip) .{5,60} (?:round|over|about)) so (?:that )?(?:the )?(?:\w+ ){1,3}?(?:is |are |goes |comes )?(?:on )?(?:the )?\w+day and (?:the )?(?:\w+ ){1,3}?(?:is |are |goes |comes )?(?:on )?(?:the )?\w+day $/g,
    '$1 ',
  ],
  // `the 2nd night` is no date.
  [/ 1st (?=(?:day|night|evening|morning|afternoon|dinner|lunch) )/g, ' first '],
  [/ 2nd (?=(?:day|night|evening|morning|afternoon|dinner|lunch) )/g, ' second '],
  [/ 3rd (?=(?:day|night|evening|morning|afternoon|dinner|lunch) )/g, ' third '],
  [
    / (?:is there )?anything (?:that )?(?:(?:we|i) (?:should|need to|have to|must|ought to|want to)|to) (?:pre ?book|book(?: up)?(?: in advance| ahead| up front| now)?|reserve)(?= )/g,
    ' do we need to book in advance',
  ],
  [
    / (?:please )?(?:make sure|ensure|see to it) (?:that )?(?:nobody|no one|noone|none of (?:us|them|the \w+)) (?:(?:has|have|is made|is forced|needs|gets|will have) to |is |does |will )(?:do |doing |go on |go to |join |go )?/g,
    ' no ',
  ],
  [
    / (?:(?:can|could|may|please|would|will|you|i|we|let) )*(?:have|see|get|send|give|show)(?: (?:me|us))?(?: (?:have|a copy of))* (?:the |our |my )?(?:final |full |whole )?(?:running order|order of (?:events|play|the day))(?= )/g,
    ' what is the whole plan',
  ],
  [
    /^ (?:(?:can|could|may|please|and|so) )*(?:i|we) (?:have|see|get)(?: a copy of)? (?:the |our |my )(?:final |whole )?(?:plan|itinerary|schedule|programme|agenda|timetable)(?= (?:$|please|then|now|again|to (?:see|look|share|send)))/g,
    ' what is the whole plan',
  ],
  [/^ (?:and )?(finish|start)ing (?=(?:by|at|no later|before|no earlier|after|from|around) )/g, ' $1 '],
  [
    / (?:please |can you |could you |would you |just )*confirm (?:the |our )?(\w+day)s? (?:timings?|times|plans?|schedule|arrangements|itinerary|programme)(?= )/g,
    ' what is the plan for $1',
  ],
  [
    / (?:shuffle|rearrange|rejig|reshuffle|jiggle|juggle|switch|swap|move|change) (?:things|stuff|it|everything|the day|the order|\w+day)(?: (?:about|around|round|up))? so (?:that )?(?:we (?:do|have) )?((?:(?:the|our) )?(?:(?!we |they |it )\w+ ){1,3})(?:is|are|comes|goes|being) (?=(?:before|after) )/g,
    ' do $1',
  ],
  [
    / (?:have|spend|keep|make|do) (\w+day) (?:just |all )?(?:doing nothing|doing sod all|as a day off|off)(?= (?:$|please|then|and|so|to))/g,
    ' leave $1 free',
  ],
  [
    / (?:dont|do not) (?:want|need) (?:to do )?anything (?:booked |planned |arranged |organised |on )*(?:for |on )?(?:the )?(\w+day)(?= (?:$|please|then|as|so|because))/g,
    ' leave $1 free',
  ],
  [
    /^ (?:(?:so|and|but) )*(?:the )?(\w+day) (?:is |as |will be )?(?:(?:just|only|really) )+(?:a |for )?(?:travelling|travel|travel day|getting home|going home|the (?:way|trip|journey|drive) (?:home|back)|the journey|packing|heading home)(?: home| back)?(?= (?:$|so|please|then))/g,
    ' leave $1 free',
  ],
  [
    /^ (?:(?:so|and|but) )*(?:on )?(?:the )?(\w+day) (?:we|we are|we will|we just) (?:just |only |want to |want |are |will |wanna |would like to |would rather )*(?:do(?:ing)? nothing|nothing|sleep|sleep all day|rest all day|have off)(?= (?:$|please|then))/g,
    ' leave $1 free',
  ],
  [
    / (?:leave|keep) (?:the |our |all of )?(\w+day) (?:completely |totally |all )?(?:clear|blank)(?= (?:$|please|so|for|then))/g,
    ' leave $1 free',
  ],
  [/ (?:just )?do nothing (?:on |all )?(?:the )?(\w+day)(?= )/g, ' leave $1 free'],
];
