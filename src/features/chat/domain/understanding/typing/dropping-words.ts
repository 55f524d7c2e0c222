/** Turns of phrase for taking a part of the plan out, and their plain wording. */
export const DROPPING: readonly (readonly [RegExp, string])[] = [
  // `no way are we dropping hawksmoor`, `not a chance were losing the boat`.
  [
    / (?:(?:there is |theres )?no (?:way|chance)(?: on earth| in hell)?|not a chance|over my dead body)(?: that)? (?:are |am |do |will |can |should |would )?(?:we are|we|were|i am|im|i|you are|you|they are|they) (?:be |getting |get )?(?:drop|swap|chang|mov|cut|los|bin|skip|ditch|cancel|scrap|rid of)(?:p|n)?(?:e|ing|ling)?(?: of)? /g,
    ' dont drop ',
  ],
  // `lose one bar friday` is one fewer, and no whole evening.
  [
    / (?:drop|lose|bin|cut|skip|ditch|scrap|remove|cancel) (?:a|an|one|1) (bar|pub|club|boozer)(?= (?:\w+day|on|from|please|off|$))/g,
    ' one less $1 ',
  ],
  // `knock the street art thing`, and not the price of it.
  [
    / (?:knock|chuck|sack) (?=(?:the|that) (?:\w+ ){1,3}?(?:thing|one|bit)(?: (?:off|out|please|too))* (?!down|from))/g,
    ' drop ',
  ],
  [/ (?:kick|boot|put) ((?:the|that|our) (?:\w+ ){1,3}?)into touch(?= )/g, ' drop $1'],
  // `the hotel is a dump` says something else.
  [/ dump (?=(?:the|our|that|those) )/g, ' drop '],
  [
    /^ ((?:(?:so|and|ok|please|just|lets|can we|can you) )*)(?:kill|nuke|yeet|86) (?:off )?(?=(?:the|our|that|those) )/g,
    ' $1drop ',
  ],
  [
    /^ ((?:(?:so|and|ok|well|sorry|actually|think|i think) )*)(?:we are|were|we will be|im|i am) (?:skipping|ditching|dropping|binning|scrapping|axing|swerving|sacking off) /g,
    ' $1drop ',
  ],
  // `saturday is just the spa and the clubs`, `can the saturday just be shopping and dinner`.
  [
    / (\w+day) (?:is|should be|to be|will be|wants to be|can be|could be) (?:just|only|nothing but) (?=the |our |lunch |dinner )/g,
    ' $1 just ',
  ],
  [/ (?:can|could) (?:the |we have )?(\w+day) (?:just|only) (?:be|have) /g, ' $1 just '],
  [/ drop (?:either|any) (bar|pub|club)(?: of them)?(?= (?:on |$|please |not |dont ))/g, ' drop one of the $1s '],
  // `the whole of sunday can go`, `thursday is a write off`.
  [
    / (?:the whole(?: of)?|all(?: of)?) (\w+day) (?:can go|goes|is out|is off|has to go|needs to go)(?= (?:$|please |now |then |\w+ ))/g,
    ' clear $1 ',
  ],
  [/ (\w+day) (?:is|will be) (?:a )?(?:complete |total )?(?:write off|washout)(?= )/g, ' clear $1 '],
  // `distillery and bar both need to go`; the group itself may have to go somewhere.
  [
    /(?<! (?:we|i|they|you|people|lads|girls|everyone|who|he|she|us|all of us)) (?:(?:both|all|really|just) )*(?:need|needs|have|has|got|gotta|want|wants) to go (?=$|please |now |then )/g,
    ' has to go ',
  ],
  // `friday only`, after something was changed on all days.
  [
    /^ (?:(?:on|the|no|actually) )*((?:mon|tues|wednes|thurs|fri|satur|sun)day) only (?=(?:please |pls |thanks )*$)/g,
    ' just $1 ',
  ],
  // `keep friday to just dinner`.
  [
    / (?:keep|limit|cut|strip|pare|take) ((?:\w+day|today|the (?:first|last) day)(?: night| evening)?) (?:back |down )?to (?:just|only) (?!\d|one |two |three |four |a few |a couple )/g,
    ' $1 just ',
  ],
  // `everything after the park has to go`, `the castle and the long lunch are beyond us`.
  [
    / (?:everything|anything|all) ((?:after|before) (?:the |our )?\w+(?: \w+){0,2}?) (?:has to go|have to go|must go|needs to go|goes|is out|is off|gone|can go)(?= (?:$|please |then |now ))/g,
    ' drop everything $1 ',
  ],
  [
    / (?:is|are|will be|would be) (?:a bit |way |all |both )?beyond (?:us|me|them)(?= (?:$|please |then |now |and ))/g,
    ' has to go',
  ],
  // `everything else sunday goes`.
  [
    / (?:everything(?: else)?|the rest|all the rest) ((?:(?:on|of) )?(?:the )?(?:\w+day )?(?:morning |afternoon |evening |night )?)(?:goes|is going|is out|is off|can (?:go|do one)|has to go|bye|gone)(?= (?:$|please ))/g,
    ' drop everything $1',
  ],
  [/ (?:one|1) (?:less|fewer) (lunch|dinner)(?= )/g, ' drop one $1 '],
  [/ (?:one|1) (lunch|dinner) (?:less|fewer)(?= )/g, ' drop one $1 '],
  // `bin whatevers on monday`.
  [
    / drop (?:whatevers|(?:whatever|what) (?:is|we have|we have got|there is)(?: planned| booked| on)?) (?=on |for )/g,
    ' drop everything ',
  ],
];
