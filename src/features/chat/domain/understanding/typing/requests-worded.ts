/** Requests and facts in a turn of phrase that no reader knows, and their plain wording. */
export const REQUESTS_WORDED: readonly (readonly [RegExp, string])[] = [
  // `treat the girls to cocktails` is something more; a nicer hotel is none.
  [
    / treat (?!yourself|yourselves)(?:(?:the|my|our|his|her|their) )?\w+(?: to be)? to (?=(?:an?|some|the|afternoon|cocktails?|bubbles|drinks|dinner|lunch|brunch|spa|tea) )(?!(?:an?|some|the) (?:\w+ )?(?:nicer|better|posher|fancier|smarter|upgrade|hotel|suite|room))/g,
    ' add ',
  ],
  // `whats the chances of sneaking a spa in`.
  [
    / (?:(?:what is|whats|what are) (?:the |our )?)?(?:chances?|odds|likelihood) of (?=(?:sneaking|squeezing|fitting|getting|adding|having) )/g,
    ' can we ',
  ],
  [/ sneak(?:ing)? (?=(?:in|a|an|some|one) )/g, ' squeeze '],
  // `can we just do the one night out`.
  [
    /^ (?:(?:so|and|but|ok|can|could|we|lets|please|maybe) )*(?:just|only) (?:do|have|want|go for|need) (?:the )?one (?=(?:night|bar|club|pub|dinner|lunch|activity) )/g,
    ' we only want one ',
  ],
  // `a later one on sunday`: the day begins later.
  [/ (?:a )?(?:later|late) one (?=(?:on )?(?:the )?\w+day )/g, ' a later start '],
  [/ (?:walking|zimmer) (?:frame|aid|stick)s? /g, ' crutches '],
  [/ (stop|pint|drink|drinks|coffee|snack|bite|something|somewhere) on the way to (?=\w+)/g, ' $1 before '],
  [/ (\d{1,2}) ?(?:yo|y o|yr old|yrs old)(?= )/g, ' $1 year old'],
  // `do we have to do dinner so early on friday`.
  [
    / do we (?:really )?(?:have|need) to (?:do|have|eat) (lunch|dinner) (?:so|that|quite so) early /g,
    ' can $1 be later ',
  ],
  [
    / do we (?:really )?(?:have|need) to (?:do|have|eat) (lunch|dinner) (?:so|that|quite so) late /g,
    ' can $1 be earlier ',
  ],
  // `the shard at sunset instead`.
  [/^ ((?:\w+ ){1,6}?)at (?:sunset|sundown|dusk|golden hour) (?:instead |please |would be nice )*$/g, ' $1later '],
  // `can encanto be the last night`, `no activities before 12 on any day`, `swap the order of saturday`.
  [
    /^ (?:can|could|should) (?!(?:it|we|you|i|that|this|everything|dinner|lunch) )((?:\w+ ){1,5}?)be (?:on )?(the (?:last|first|second) night|\w+day(?: night)?) (?:please |instead )*$/g,
    ' move $1to $2 ',
  ],
  [/ no (?:activities|plans|stuff|things|events) before (?=\d)/g, ' nothing before '],
  [/ (?:on|of) any day(?= (?:$|please ))/g, ' every day'],
  [/ (?:swap|change|reverse|flip|switch) the order (?:of|on) (?=\w+day $)/g, ' change '],
  // `drop everything after 11pm`.
  [
    / (?:get rid of|drop|cut|bin|lose|scrap|cancel|skip|remove|axe|ditch|chop) (?:everything|anything|all (?:the )?(?:things|stuff|plans)|stuff|things|whatever)(?: (?:that|which))?(?: (?:is|are|comes|starts|planned|on(?! \w+day)))*(?=(?: on \w+day)?(?: \w+ing| nights?)? (?:after|past|beyond|later than) )/g,
    ' nothing',
  ],
  [
    / (?:what is|whats) (?:the|our) (?:group|party) size | how many (?:people )?is (?:the (?:plan|trip)|it|this) for /g,
    ' how many of us are there ',
  ],
  [
    / (if )?(?:the )?weather(?:s| is| turns| gets) (?:out )?(?:bad|rubbish|awful|terrible|crap|wet|grim|miserable|rotten) /g,
    ' $1it rains ',
  ],
  [
    / can (?:a |the |our )?(vegans?|vegetarians?|veggies?|coeliacs?) eat (?:at|in) ((?:\w+ ){1,8}?)(?=$|ok )/g,
    ' is $2ok for $1 ',
  ],
  // `is there any way to go the week after`: no way through the town.
  [
    / is there (?:any|a|some) (?:way|chance|possibility|scope) (?:to |that we (?:can|could) |we (?:can|could) |for us to )(?=(?:move|change|swap|drop|add|squeeze|fit|stay|start|finish|keep|make|push|bring|shift|put|go (?:the|a|in|on|later|earlier|another)) )/g,
    ' can we ',
  ],
  // `any chance of ditching the boat`.
  [
    / (?:any chance of|possibility of|(?:what|how) about|would you mind|do you mind) (?:us |you |just )*(?:ditching|dropping|cancelling|skipping|losing|binning|scrapping|axing|removing) /g,
    ' can we drop ',
  ],
  [
    / (?:can|could|may|should) ((?:(?!we |you |i )\w+ ){1,8}?)come (?:off|out)(?: (?:of )?(?:the |our )?(?:plan|list|itinerary))?(?= (?:$|please ))/g,
    ' drop $1',
  ],
  [
    /^ ((?:(?!after |before )\w+ ){1,8}?)(?:isnt|is not|arent|are not) (?:needed|wanted|necessary|required)(?= )/g,
    ' $1has to go',
  ],
  // `hands off the boat`: what is not to be changed is kept.
  [
    / (?:hands off|no (?:more )?changes? (?:to|for|with)) (?!anything|everything|it |that |this |the (?:plan|rest|trip|day)|our plan|plan)/g,
    ' keep ',
  ],
  [
    / (?:want|need|would like) (?!(?:us|everyone|people|somewhere|anywhere|an?|the (?:hotel|place)) )((?:\w+ ){1,8}?)to (?:stay (?:in|put|as it is)|be kept|remain)(?= (?:$|please ))/g,
    ' keep $1',
  ],
  // How a part should be, said of the part itself or of what is to come in its place.
  [
    / upgrade (?!(?:\w+ )?(?:hotel|stay|rooms?|accommodation|apartment|digs|flat|everything|it|us|plan|trip) )((?:(?!to |and |for |with )\w+ ){1,8}?)(?=$|please )/g,
    ' swap $1for somewhere smarter ',
  ],
  [/ more special /g, ' smarter '],
  [/ (?:an? )?((?!other |another )\w+er|(?:more|less) \w+) alternatives? (?:to|for) /g, ' something $1 than '],
  [/ an? (in|out)door (?:activity|thing|option|one|alternative) /g, ' something $1doors '],
  [
    / (?:can|could) ((?:(?!we |you |i |it )\w+ ){1,8}?)be (in|out)(?:doors?|side) instead(?= (?:$|please ))/g,
    ' swap $1for something $2doors',
  ],
  // `id rather do the golf after lunch`, `switch it so the boat is before lunch`: the order of two parts.
  [
    / (?:(?:i|we|they|the \w+)(?: would| will)? (?:rather|prefer to|love to|like to|want to) (?:do|have|go to|see)|is it (?:possible|ok|okay|feasible) (?:for us )?to (?:do|put)) (?!it |that |this |them )(?=(?:(?!and (?:add|then|move|drop|swap|put) |add |something |anything |hours? |minutes |time |nap |rest |breather )\w+ ){1,8}(?:before|after) (?!(?:the )?(?:\d|that|this|it|dark|noon|midnight|midday)))/g,
    ' ',
  ],
  [
    / (?:switch|swap|change|rearrange|reorder|reshuffle|shuffle|move|put|make|flip) (?:it|things|the order|them|stuff|the day|the plan)(?: around| round| about)? so(?: that)? (?!it |that |this |them |its )((?:\w+ ){1,8}?)(?:is|are|comes|goes|happens) (?=(?:before|after) )/g,
    ' $1',
  ],
  [/ ahead of (?!time |schedule |us |plan )/g, ' before '],
  // `some free time on saturday would be good`: a gentler day, and no empty one.
  [
    /(?<=^(?: (?:please|can|could|we|i|add|need|want|like|would|fancy|love|get|put|in|also|and|the|girls|lads|have|just|maybe|perhaps))* (?<! do we have ))(?:(?:some|more|a bit of|a little|a bit more|extra) )*(?:free|down|spare|chill) ?time (?=(?:on (?:the )?)?\w+day )/g,
    'a rest ',
  ],
  [/ (?:a bit of|a spot of|some) (?:sport|sports|exercise)(?= )/g, ' something active'],
  // `pork's is fine but id like something cheaper`.
  [
    /^ (?!(?:it|that|this|everything|all|the plan|the rest|which|all of it) )((?:\w+ ){1,7}?)(?:is|are|looks|sounds|seems) (?:fine|ok|okay|good|nice|alright|lovely|great|all right|decent) but (?:(?:i|we|id|wed|could|can|would|like|want|prefer|fancy|rather|have|do|need|find|get|us|maybe|perhaps|is|there|you) )*(?=(?:something|somewhere|anything|anywhere) )/g,
    ' swap $1for ',
  ],
  [/ (?:a bit |a little |much |way )?more central(?= (?:please )*$)/g, ' nearer the centre'],
  // What is asked of the price, in other words than readers know.
  [
    / (?:what )?(?:cost|price|total|how much|what(?: (?:must|do|does|will|is|it|each|of|us|we|everyone|have|to|pay|paying|are))+)(?: (?:each|per person|pp|per head|is it|would it be))*,? (?:excluding|not counting|not including|leaving out|ignoring|disregarding|apart from|aside from|other than|leaving aside|setting aside) (?:the |our )?(?:hotel|hostel|stay|accommodation)(?= )/g,
    ' how much without the hotel',
  ],
  [
    /^ (?:just )?(?:the )?(?:activities|things to do|stuff) and (?:the )?(?:food|meals|restaurants)(?: (?:only|alone|on their own))?(?: how much| price| cost)+(?= )/g,
    ' how much without the hotel',
  ],
  [
    / (?:what costs (?:us )?(?:the )?most|how much is the most|(?:biggest|largest|highest) (?:single )?(?:cost|expense|spend)|(?:priciest|dearest|most expensive) (?:part|bit)(?: of (?:the |our )?(?:plan|trip|weekend))?)(?= (?:$|please ))/g,
    ' what is the most expensive thing',
  ],
  [
    /(?<= (?:how much|cost|costs|price|spend|spending)(?: (?:are|is|do|we|on|of|for|the|our|going|to|in|spend|spending|all))*) (?:bars|pubs|clubs) and (?:bars|pubs|clubs)(?= )/g,
    ' the nights out',
  ],
  // What the plan has, asked in passing.
  [/^ (?:(?:and|so|ok) )*(?:then what|what next|what then) after (?=\w)/g, ' what is after '],
  [
    / what time (?:do|will|should|are) (?:we|you|they) (?:get|arrive|due|meant to be|supposed to be)(?: to| at| in)? (?=(?!(?:the |our )?(?:hotel|hostel|airport|station|home|back|in|there|up|out)\b)\w)/g,
    ' what time is ',
  ],
  [/^ (?:(?:can|could) you )?show (?:me|us) (?=\w+day (?:please )*$)/g, ' what are we doing on '],
  [
    /^ (?:what|which) (?:bars|pubs|clubs|bars and clubs|pubs and clubs) are we (?:going to|in|doing|hitting|visiting) (?:on )?(?=\w+day )/g,
    ' where are we going out on ',
  ],
  // Who fishes is not after a plate of it.
  [/ (?:go(?:ing)? )?fishing(?: trip)?(?= )/g, ' angling'],
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
    /^ (?:is |would )?(?:an? )?((?!(?:it|that|this|anything|something|would|if|as|what|is|not) )(?:\w+ ){1,4}?)(?<! if )possible $/g,
    ' can we have a $1',
  ],
  // `the beer spa seems a lot`, `salt mine price?`, `is karting more than golf`.
  [
    / (?:seems|looks|sounds|feels) (?:like )?(?:a lot|loads|quite a bit)(?: of money| each| for what it is)? $/g,
    ' is too expensive ',
  ],
  [
    /^ (?:(?:so|and|the|our|ok) )*((?!(?:what|whats|is|the|total|overall|whole|full|group|final|new|good|same|half|fair|best|any|in|at|of|on|for|that|this|it|no|lower|per|all|full|check|price|better|can|could|get|how|find|make|swap|drop|add|give|want|need|change|one) )\w+(?: (?!(?:the|is|half|that|total|per|overall|group|final|and) )\w+){0,4}) (?:price|prices|cost|costs)(?: (?:on|for))?( \w+day)? $/g,
    ' how much is $1$2 ',
  ],
  [
    /^ (?:(?:so|and) )*is ((?!(?:it|that|this|there) )(?:\w+ ){1,4}?)more than ((?!\d)(?:\w+ ){1,4})$/g,
    ' is $1dearer than $2',
  ],
  [
    / (?:what is|whats|which is|which) (?:the )?(most expensive|dearest|priciest|cheapest|cheaper|dearer|least expensive) (day|night) (?=$|of )/g,
    ' which $2 is the $1 ',
  ],
  [
    / (how much (?:\w+ ){1,4}?\w+day) (?:(?:just|on its own) )?(?:without|excluding|not including|minus|before) (?:the |our )?(?:hotel|stay|accommodation) /g,
    ' $1 ',
  ],
  [
    / (?:what is|whats) your (?:honest |real |own |personal )?(?:opinion|view|verdict|take|thought)s?(?: on (?:it|this|that|the plan|our plan))?(?= $)/g,
    ' what do you think of it ',
  ],
  [
    / (?:too|rather|bit|very|so|quite) (?:energetic|strenuous|exhausting|tiring|physical|demanding|sporty)(?= (?:$|for |and ))/g,
    ' too hectic',
  ],
  // `something quick for lunch`: where they eat is asked for, and how fast no list knows.
  [/ (something|somewhere) (?:quick|quicker|quick and easy|light|simple|speedy)(?= )/g, ' $1 else'],
  [/ tea and (?:a )?(?:cakes?|scones?|buns?)(?= )/g, ' afternoon tea'],
  [
    / (?:we have|we have got|weve got|there is|theres|i have|ive got) (an? (?:\w+ ){1,2})(?=(?:joining|coming|arriving)(?: us)? (?:on|for|just|only) )/g,
    ' $1is ',
  ],
  [
    /^ (?:(?:so|and) )*is ((?:\w+ ){1,4})really (?:that much|\d+|a \d+|costing \d+)(?: (?:quid|pounds|each|pp|a head|a person|euros?))* $/g,
    ' how much is $1',
  ],
  [
    / (?:nobody|noone|no one|none of (?:us|them)) (?:is|are|will be|wants to be|is going to be)? ?(?:drinking|boozing)(?= )/g,
    ' no alcohol',
  ],
  // `cheers pal, youre after saving me a fortune in phone calls`.
  [
    /^ ((?:\w+ ){0,3}(?:cheers|thanks|thank you|ta|nice one|legend)(?: \w+){0,3}?) (?:you are|youre|you have|youve|you|that is|thats|that has|that|this has) (?:(?:after|just|really|probably) )*(?:saved|saving) (?:me|us) (?!.* (?:can|could|please|but|swap|drop|add|move|change) ).*$/g,
    ' $1 ',
  ],
  [
    / (?:do|fit|squeeze|cram|make|have|get) (?:it|everything|it all|the whole (?:thing|trip)|all of it|the trip)(?: all)? (?:in|into|to) (?:just |only )?(?:one|1|a single) day(?= )/g,
    ' make it one day',
  ],
  [
    / what is the latest (?:we are|were|we will be|anyone is) (?:out|up|finishing|in bed|back)(?= )/g,
    ' what time do we finish',
  ],
  [
    / who (?:have we got|do we have|have you got|are we)(?: got)?(?: down)?(?: as)? (?:coming|going)(?= )/g,
    ' how many of us are there',
  ],
  [
    /^ (?:(?:could|can|may) (?:we|i) (?:have|do) )?something (gentler|calmer|quieter|livelier|different|cheaper|easier|wilder|(?:more|less) \w+) (?:on|for) (\w+day) (morning|afternoon|evening|night) (?:please |instead )*$/g,
    ' swap $2 $3 for something $1 ',
  ],
  [/ (?:have |do )?(?:a )?(?:later|earlier) breakfast(?= )/g, ' what time is breakfast'],
  [
    / can we not have (?:any )?((?!(?:dinner|lunch|the) )\w+) (?:anywhere|at all|on (?:any|the) menus?)(?= )/g,
    ' no $1',
  ],
  [
    /^ (?:(?:we|i|id|please|can|could|have|would like|like|want|need) )*(?:\d+|\w+) (?:twin|double|single|triple|family) rooms (?:please )*$/g,
    ' how many rooms do we get ',
  ],
  [
    /^ (?:(?:a|any|find|get|us|is there|can we have|can we get|we want|want|we need) )*(?:closer|nearer|handier) (hotel|hostel|stay|apartment|digs|accommodation)(?= )/g,
    ' a $1 nearer the centre',
  ],
  [
    /^ (?:(?:can|could|would|will) you |please |just )*(?:send|email|whatsapp|text|forward|message)(?: (?:me|us|everyone|everybody|them|the (?:girls|lads|group|team|others)|it|this|the plan|the itinerary|a link|a copy|over|to|of|round|around))+(?: so (?:that )?(?:\w+ )+(?:can|could|will) (?:also |all )?(?:see|look at|have|read|follow) .*)? $/g,
    ' how do i share this with the group ',
  ],
  [
    / (?:can|could) (?:people|everyone|they|the (?:girls|lads)|others|we|us) (?:all )?vote(?: on (?:it|this|things|stuff))?(?= )/g,
    ' how do we vote',
  ],
  [
    // `extend the trip by one day to saturday`.
    / (?:extend|lengthen|prolong) (?:the |our )?(?:trip|stay|weekend|visit) by (?:one|an?|1|another)(?: extra| more)? (?:day|night) (?:to|until|into)(?: and including)? (?:the )?(?=\w+day )/g,
    ' extend the trip to ',
  ],
  [
    / is (?!it |that |everything |anything |this )(?:\w+ ){1,5}?(?:already )?booked(?: in| up| yet)? $/g,
    ' is it booked ',
  ],
  [/ by (?:tonight|tomorrow|the end of (?:the )?(?:day|week)|close of play|asap)(?= )/g, ''],
  [/ (?:shorten|cut short) (?:the )?(\w+day)(?= )/g, ' finish $1 earlier'],
  [/ (?:to )?go(?:ing)? out out(?= )/g, ' a big night out'],
  // No walk of the plan is asked about.
  [/ (?:within |in )(?:easy |short )?walking distance (?=$)/g, ' walkable '],
  [/ resend (?=(?:me |us )?(?:the|my|our|this|that|it) )/g, ' send '],
  [
    / who (?:do|should|shall|can) (?:i|we) (?:ring|phone|contact|email|speak to|talk to) to book(?= )/g,
    ' how do we book',
  ],
  [/ (?:what is |whats )?the earliest (?:we|i) (?:can|could) check in(?= )/g, ' what time can we check in'],
  // No hour is to be sooner.
  [/ (?:id|i would|wed|we would|i|we) sooner (?=have|go|do|try|eat|stay|keep)/g, ' i would rather '],
  [
    / have you (?:got|found|sorted|booked|put|arranged) (?:us |we )?(?:anywhere|somewhere|a place|a bed|beds) (?:to (?:stay|sleep|kip)|for the nights?)(?= )/g,
    ' where are we staying',
  ],
  // `headcount update: 27 in total` is no question for a price.
  [
    /^ ((?:(?:the|our|so|ok|hi|final|new|total|latest) )*)(?:headcount|head count|attendance|numbers)(?: (?:update|is|are|now|total|today))* (\d{1,3})(?: people)?(?: (?:in total|total|altogether|all in)) $/g,
    ' we are $2 now ',
  ],
  [
    /^ (?:(?:so|ok|hi|sorry|now|that is|thats) )*(\d{1,3}) (?:people|of us|guests|delegates|colleagues|attendees|heads) (?:in total|altogether|all told|in all) $/g,
    ' we are $1 now ',
  ],
  [/ (?:i|we) had rather (?=stay|go|have|do|be|eat|start|not|see|try)/g, ' we would rather '],
  [
    / (?:i|we) (?:should|ought to|shouldve|meant to) (?:have )?(?:said|put|typed|written|say|put|type) (?=(?!so |it |that |this |something )\w)/g,
    ' i meant ',
  ],
];
