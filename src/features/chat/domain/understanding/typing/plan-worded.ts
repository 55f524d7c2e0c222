/** What is asked of the plan as a whole in a turn of phrase that no reader knows, and its plain wording. */
export const PLAN_WORDED: readonly (readonly [RegExp, string])[] = [
  [/ what (?:is|have we got|do we have) (?:still )?left (?:to do )?(?=(?:on|for) \w+day )/g, ' what is planned '],
  [/^ ((?:(?:and|so|but|or) )*)(?:what )?if (?:it|that) (?:was|were) (.{3,30}?) instead $/g, ' $1if it was $2 '],
  [/ should it (rain|pour|snow|be wet|turn wet)(?: down)? /g, ' if it $1s '],
  // `does that count somewhere to sleep`.
  [/ does (that|it|this|the price|the total) count (?=\w)/g, ' does $1 include '],
  [
    / (include|includes|including|cover|covers|covering|counting) (?:(?:somewhere|anywhere|a place|a bed|beds|the beds|where) )(?:(?:for (?:the|each|both) nights?|to (?:stay|sleep|kip|lay our heads)|we (?:are |will )?(?:stay|sleep|staying|sleeping|kipping)) )?(?=$|or |and |too |as well |in )/g,
    ' $1 the hotel ',
  ],
  [/ what (?:becomes|would become|will become) of /g, ' what happens to '],
  [/ what are we doing first(?= (?:on )?\w+day )/g, ' what is the first thing'],
  [/^ ((?:(?:so|and|ok) )*)(?:whats|what is) (?:on|up) first(?= )/g, ' $1what is the first thing'],
  [
    /^ (?:(?:and|so|ok|what about|what is|whats|right) )*(?:the |our )?(?:cap|limit|ceiling)(?: again| then| set to)* $/g,
    ' what is our budget ',
  ],
  // `then we can afford another activity on friday`.
  [
    /^ ((?:(?:then|so|ok|well|great|good|right|in that case|and) )*)(?:we|i) can (?:now |easily |still )?(?:afford|stretch to|run to) (another|an extra|one more) (?=[a-z])/g,
    ' $1add $2 ',
  ],
  [/ get fed (?!up )/g, ' eat '],
  // `how late are we out saturday`.
  [
    / how late (?:are|will|do) (?:we|they|the (?:lads|girls)) (?:all )?(?:be |stay |staying |going )?(?:out|up)(?: (?:till|until|to))?(?= (?:on |\w+day |$))/g,
    ' what time do we finish',
  ],
  [/ (something|somewhere|anything|anywhere) under cover(?= )/g, ' $1 indoors'],
  // `my mother would prefer somewhere she can hear herself`.
  [
    / (somewhere|someplace|a place) (?:where )?(?:we|she|he|they|you|everyone|people) can (?:actually |all )?(?:hear (?:herself|himself|themselves|ourselves|yourself|each other|one another)(?: (?:think|talk|speak))?|have a (?:chat|conversation|natter))(?= )/g,
    ' $1 quieter',
  ],
  // `put it towards a nicer dinner on friday`.
  [
    /^ ((?:(?:so|and|ok|then|can we|could we|lets) )*)(?:put|spend|use|blow|splash) (?:it|that|some of (?:it|that)|the rest|what is left) (?:towards?|on) (?:an? )?(?=(?:nicer|better|posher|fancier|smarter) )/g,
    ' $1have a ',
  ],
  [/ (?:up)?on reflection /g, ' on second thoughts '],
  // `and for ten, should the others join us`.
  [
    /( (?:for|with|if we are|what if we are) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: of us| people)?) (?:should|if|assuming|supposing|in case) (?:\w+ ){1,4}?(?:join|joins|joined|come|comes|came)(?: (?:us|along|too|as well|then))* $/g,
    '$1 ',
  ],
  // `whats left on saturday`, `so what have we still got that day`.
  [
    /^ ((?:(?:so|and|ok|right|then) )*)(?:what is|whats|what (?:do we|have we|we have|weve)(?: still)?(?: got| have)?|what is there)(?: still| now)* (?:left|remaining)(?: to do| planned)? (?:(?:for|of|in|on) )?(?:the )?(?=(?:\w+day(?: (?:morning|afternoon|evening|night))?|that (?:day|night|evening|morning|afternoon))(?: (?:then|now|after that))* $)/g,
    ' $1what are we doing on ',
  ],
  // `at what hour do we begin on saturday`.
  [/ (?:at )?what hour (?=(?:do|does|is|are|will|did|shall) )/g, ' what time '],
  // `at what time do we dine on friday`.
  [/ (?:dine|dining)(?= (?:on |at |then |$|\w+day ))/g, ' have dinner'],
  // `whats friday night setting us back inc dinner`: all of that evening.
  [
    /(?<= (?:how much|what|whats|cost|price) (?:\w+ ){0,3})(\w+day) nights? ((?:(?:setting us back|set us back|costing|cost|costs|coming to|come to|comes to|us|each|going to be|altogether) )*)(?:including|with|plus) (?:the |our )?(?:dinner|meal|food)(?: (?:included|and all|too|as well))*(?= )/g,
    '$1 evening $2',
  ],
  // `saturday seems like loads of walking about`: no such thing is wished for.
  [
    / (?:(?:seems?|looks?|sounds?|feels?)(?: like)?|is like) (?:(?:a|an|awful|hell of a) )*(?:loads?|lots?|tons?|heaps?) of (walking|traipsing|trekking|driving|travelling|running)(?: (?:about|around))? (?=$|tbh |really |for )/g,
    ' is a lot of $1 ',
  ],
  // `what do you get for the 570`.
  [
    /^ ((?:(?:so|and|but|ok) )*)(?:what|whats) (?:do|does|did|will|would|is) (?:you|we|everyone|each person|that|it|all that) (?:actually |all )?(?:get|got|cover|include|buy) (?:us |you )?(?:for|in) (?:the |that |our |all that )?(?:\d+|price|money|total|cost)(?: (?:quid|pounds|each|a head|pp))* $/g,
    ' $1what is included in the price ',
  ],
  [
    / (?:put|keep|have|get|make|do) (?:everything|it all|all of it|it|things|all)(?: to be)? (?:in|within) (?:easy )?walking distance(?: of (?:each other|one another|it all))? /g,
    ' make it all closer together ',
  ],
  // `shorten the plan, its too much`: of so much fewer stops are wanted, and no lower price.
  [
    / (?:shorten|shorter|slim down|pare down|thin out|streamline) (?:the |our |my )?(?:plan|itinerary|schedule|weekend|trip)(?: (?:a bit|a little|down|please))*(?: (?:it is|its|that is|thats) (?:(?:a bit|way|far|just) )?too (?:much|long|full|packed))? /g,
    ' make it calmer ',
  ],
  [
    / (?:the |this |our )?(?:plan|itinerary|schedule) (?:is|looks|seems|feels) (?:(?:a bit|way|far|just) )?too long /g,
    ' the plan is too packed ',
  ],
  [
    / (?:(?:can|could|may|please|would|will|you|i|we|get|have|see|send|give|me|us|show|a|the) )*(?:summary|breakdown|overview|list|split) of (?:the |our |all )?(?:costs?|prices?|spend(?:ing)?|budget) (?:by|for each|for every|per|each|a) day(?= )/g,
    ' how much is it by day',
  ],
  [
    / (?:is|are) (?:it|everything|all of it|everywhere|the plan) (?:all )?(?:within|in) (?:walking|easy|a short) (?:walking )?distance(?: of (?:the|our) hotel)? /g,
    ' is everything walkable ',
  ],
  [
    /^ (?:(?:so|and|ok) )*(?:what is (?:the )?(?:most )?popular(?: thing| things)?(?: there| to do)?|what do (?:other |most )?(?:hens|stags|hen parties|stag parties|hen dos|stag dos|groups|people) (?:usually |normally |mostly )?(?:do|like|go for)(?: there)?) $/g,
    ' what would you recommend ',
  ],
  [
    /^ (?:(?:please|can we|could we|just|and|lets) )*(?:keep|have|make) (?:it|everything|things|us|it all)(?: all)? (?:more )?(?:central|close together|close by|local|within walking distance|walkable)(?= (?:$|please|though|then))/g,
    ' everything closer together ',
  ],
  [
    /^ (?:(?:please|can we|could we|just|and|lets|want|we want) )*(?:only |just )?(?:things|places|stuff|somewhere|everything|bars and restaurants)(?: that)? (?:we|you) can (?:all )?(?:walk to|get to on foot|reach on foot)(?: only| please)* $/g,
    ' everything closer together ',
  ],
  [
    /^ (?:(?:please|can we|could we|just|and|lets) )*upgrade (?:everything|it all|the (?:lot|whole (?:thing|trip|plan)|plan|trip))(?: please)* $/g,
    ' make it a bit posher ',
  ],
  // `can we get into heaven without tickets` asks about the tickets, and wants nothing out.
  [
    /^ (?:(?:so|and|but|ok) )*(?:can|could|do|will|would) (?:we|i|you|they) (?:all |just |still )?(?:get in(?:to)?|get in to|go in(?:to)?|walk in(?:to)?|turn up (?:at|to)|rock up (?:at|to)) (.*) (?:without|with no) (?:a |an |any |our )?(tickets?|bookings?|reservations?|id|ids|passports?|tables?|guest ?list|queuing|membership) (?=$|please |or )/g,
    ' do we need $2 for $1 ',
  ],
  [
    / (?:full|entire|complete|latest|updated|current|new) (?=(?:plan|itinerary|schedule|programme|agenda|timetable) )/g,
    ' whole ',
  ],
  [
    / show (?:me|us) (?:the|our|my|your) (?:whole )?(?:plan|itinerary|schedule|programme|agenda|timetable)(?= )/g,
    ' what is the whole plan',
  ],
];
