/** A pattern over whole words of a line, from alternatives parted by bars. */
const list = (words: string): RegExp => new RegExp(` (?:${words.trim().replace(/\n\s*/g, '')})(?= )`);

/** An order: the line wants something done, whatever else it speaks of. */
export const ORDER = list(
  `swap|drop|add|remove|replace|switch|make it|make (?:us|me|the|friday|saturday|sunday|thursday)|put|squeeze|move|change|keep|find (?:us|me|a|an|somewhere|something)|
  cancel the|set (?:the|a|our|us)|cap|get (?:us|me|it|rid)|sort (?:us|me|out)|bring (?:it|the) (?:down|forward)|push|shift|instead|calmer|wilder|cheaper|undo`,
);

export const REFUND = list(
  `(?:proportion|percentage|share|portion|fraction) (?:\\w+ ){0,4}?(?:returned|refunded|repaid|reimbursed|back)|get (?:half|a quarter|most|all|some)(?: of (?:it|the money|our money))? back|refund|refunds|refunded|refundable|non refundable|money back|cash back|get (?:our|my|the|any|some|all)? ?(?:money|cash|deposit|anything|something) back|
  (?:get|gets|comes|come|given|have) (?:\\w+ )?back (?:if|when)|comes back|what do (?:we|i) get back|what would be returned|cancellation|cancellations|
  cost (?:us |me |the firm )?to cancel|cancel (?:a|one|two|\\d+) (?:weeks?|days?|months?) (?:before|ahead)|cancel (?:it|the trip|everything|the booking|the whole \\w+|the lot|our trip|our booking|for free|free|late)|free cancel|can (?:we|i) cancel(?= (?:$|it|the trip|everything|for|late|up|on|if|after|before|any|at|by|without|in))|how (?:late|early) can (?:we|i) (?:cancel|drop|leave (?:it|cancelling|dropping))|
  cancel (?:on (?:the )?\\d{1,2}(?:st|nd|rd|th)?|in)(?= (?:\\w+ )?(?:january|february|march|april|may|june|july|august|september|october|november|december) )|day to cancel|notice to cancel|(?:if|when|should|suppose|say|were) (?:we|i|you|they|everyone|us|the group) (?:\\w+ ){0,3}?(?:cancel|cancels|cancelled|bail|bailed|pull out|pulled out|back out|backed out|withdraw|withdrew|postpone|postponed)(?! (?:that|our|the (?!\\d|trip|booking|whole|lot|day|night|week|morning|\\w+day)) )|
  (?:cancels?|cancelled|bails?|bailed|pulls? out|pulled out|drops? out|backs? out|cries off) (?:\\w+ ){0,9}?(?:get|gets|got|have|recover|see|receive) (?:\\w+ ){0,3}(?:back|refund|money|anything)|recover (?:the|our|my|any) (?:money|cash|deposit|cost)|
  (?:latest|last (?:day|date|moment|minute)|deadline|cut off) (?:\\w+ ){0,4}?(?:cancel|cancelling|pull out|back out|bail|call (?:it|everything) off)|to cancel would|pull the plug|pulled the plug|pulling the plug|call(?:ed|s|ing)? (?:it|this|that|the whole thing|the trip|everything)(?: all)? off|calls off|
  (?:lose|drop|bin) (?:our |the |my |all our |all the |all |any |everything |money |cash |deposit |of it )*(?:if|when)|(?:drop|give|knock) it (?:do|would|will) (?:we|i)|if we knock|to postpone|had to postpone|breaks? it off|(?:drop|cancel|scrap|ditch|sack) (?:it|the (?:trip|lot)) (?:all )?(?:only )?(?:(?:a|an|\\w+) )?(?:day|week|fortnight|month)s? (?:before|ahead|out)|(?:do|would|will) (?:we|i) lose (?:money|everything|it all|our|the)|covered if|postpone the trip|
  (?:drop|scrap|bin|cancel) the (?:whole|entire) (?:trip|thing|lot|weekend)|dont (?:end up )?(?:go|going|come)(?= (?:$|after all|anymore|any more|do we|what|will|would|is))`,
);

export const RAIN = list(
  `rain|rains|raining|rained|rainy|rain ?proof|wet|weather|weatherproof|forecast|drizzle|drizzles|drizzling|brolly|brollies|umbrella|umbrellas|waterproof|waterproofs|raincoat|raincoats|
  wellies|soaked|drenched|storm|storms|stormy|thunder|snow|snows|snowing|pours|pour|pouring|bucketing|buckets|lashing|lashes|pelting|pissing|pisses|hammering it down|heavens open|(?:chuck|tip|chucks|tips|chucking|tipping|coming) (?:it )?down|
  inclement|freezing|baltic|heatwave|too hot|outdoors|outdoor|outside|open air|al fresco|all (?:inside|indoors|under cover|undercover)|(?:inside|indoors|indoor) (?:stuff|or out\\w*)`,
);

/** Who pays which share. */
export const SPLIT = list(
  `split|splitting|splits|who (?:(?:needs|has|is going|is meant|ought) to )?(?:pays?|paying) what|who owes|owes|owe (?:each|one|what|him|her|me)|(?:each|everyone|everybody|every one|each of us|each person|we all|everyones|everybodys|individual|equal|our|my|the|one) (?:owe|owes|shares?|chips? in|puts? in|kicks? in|stumps? up|coughs? up)|
  share of the|whats? my share|pays? (?:nothing|zero|zilch|naff all|anything)|paying nothing|(?:doesnt|dont|isnt|not|wont|shouldnt|cant|never|arent) (?:have to )?(?:pay|paying|payers)|free ride|(?:goes|go|going|comes|come|coming|is|are|gets|get|travels|stays) (?:for )?(?:free|gratis|for nothing)|
  covering (?:the )?\\w+|cover (?:the )?(?:bride|groom|stag|hen|birthday|her|him|his|mum|dad|boss)\\w*|treating (?:the )?(?:bride|groom|stag|hen|birthday|her|him|his|mum|dad|boss)\\w*|pays? for the (?:bride|groom|stag|hen|birthday)|
  payers|paying people|people paying|of us (?:pay|paying|are paying|chip|chipping)|\\d+ (?:pay|paying)|pay separately|pay (?:their|our) own|pay for themselves|per payer|chip in|chipping in|go dutch|(?:between|among|amongst) (?:the |all )?\\d+ of us|divided? (?:by |between )?\\d+|over \\d+ (?:people|of us|payers|lads|girls)|collect (?:the )?(?:money|cash)`,
);
export const FREE_GUEST =
  / (?:bride|groom|stag|hen|birthday (?:girl|boy)|mum|dad|boss|one of us|he|she|guest of honour|one person|nan|gran|grandad)(?:s|s to be)? /;

/** Money as people speak of it. */
export const MONEY = list(
  `how much|cost|costs|costing|costed|costings|price|prices|priced|pricing|total|totals|bill|damage|set us back|setting us back|sets us back|setting me back|run us|expensive|priced at|quote|
  spend|spending|spent|outlay|outgoings|expense|expenses|figure|sum|grand total|bottom line|kitty|whip|quid|pounds|cash|dosh|money|wonga|p|pp|per head|per person|per lad|per girl|a head|each|apiece|a pop|
  pay|paying|paid|owe|fork out|forking out|shell out|shelling out|stump up|cough up|charge|charges|come to|comes to|coming to|come in at|work out at|works out at|work out|works out|rack up|tot up|add up to|adds up to|
  zloty|koruna|crowns|czk|pln|euro|euros|eur|local (?:money|currency)|breakdown|tally|tariff|rate|rates|fee|afford|price wise|cost wise|money wise|in total|altogether|all in|budget|worth it price|half decent price|pricing`,
);
/** What a group may sleep in, as people call it. */
export const LODGING = '(?:hotel|hostel|stay|accommodation|accom|rooms?|digs|airbnb|apartment|lodgings?)';
/** A sum that has the stay in it, `including the hotel`, `hotel and all`. */
export const COUNTS_STAY = new RegExp(
  `(?<! not| isnt| without| before| excluding) (?:including|include|includes|inc|incl|with|and|plus|counting|covering|covers) (?:the |our |your )?${LODGING} | ${LODGING} (?:included|inc|incl|and all|in it|too|as well) | (?:all inclusive|(?:with|including|inc) everything|everything (?:included|in(?: it)?)) `,
);
/** Money words that say nothing by themselves: a thing must be named, or the line must ask. */
export const IS_PRICE_WISH = list(
  `cheaper|less|lower|reduce|save|saving|savings|trim|max|maximum|limit|cap|tops|no more than|at most|up to|within|too much|too expensive|instead|something|somewhere|more expensive|dearer|posher|fancier|
  can we|could we|can you get|could you get|let us|lets|want|need|would like|fancy|book|knock|shave|off|bring down|get it down|cut|tight|rather|raise|increase|raised|increased|extra`,
);
export const BUDGET_STATE =
  / (?:(?:under|over|within|on|inside|above|below|near|close to|against) (?:the |our |my )?(?:budget|limit|cap)|budget (?:left|check|looking|remaining|status|doing|situation|update)|(?:gone|going|go|are we|we) over(?: budget)?|(?:how much|what|anything|any|much|owt)(?: \w+){0,4} (?:left|remaining|spare|to spare|to play with|in the (?:pot|budget|kitty))|left (?:over|in the|to spend|to play)|what is (?:the|our|my) (?:budget|limit|cap)|budget again) /;
export const IS_INCLUDED =
  / (?:include|includes|included|including|inc|incl|cover|covers|covered|part of|in (?:that|the|this) (?:price|total|cost|figure)|on top|extra|extras|thrown in|factored in|counted|counting|all in|all inclusive|inclusive) /;

export const STAY = list(
  `hotel|hotels|hostel|hostels|accommodation|airbnb|lodging|lodgings|aparthotel|apartment|apartments|staying|kipping|kip|sleeping|sleep|dossing|doss|bunking|bedding down|crashing|crash pad|crash|gaff|lay our heads|rest our heads|heads down|
  overnight|rooms|room|beds|bedrooms|bedroom|check in|checking in|checkin|check out|checkout|put up|digs|base`,
);
export const STAY_ASKS = list(
  `how many|what|which|where|whereabouts|who|how much|how|is|are|do|does|name|names|details|tell|info|address|price|cost|costs|costing|per night|each|again|any|called|did|have|whose|show|remind|total|details|area`,
);

export const TRAVEL = list(
  `far|fars|distance|distances|miles|mile|km|kilometres|walk|walking|walkable|on foot|taxi|taxis|cab|cabs|uber|ubers|tube|bus|buses|tram|trams|train|get (?:there|to|from|between|home|back|around|about)|got to get|way (?:from|to)|
  near|nearby|nearest|close|close to|closest|close together|far apart|spread out|trek|schlep|hike|journey|travel|travelling|travel time|transfer|transfers|transport|commute|minutes (?:to|from|between|away)|drive|route|directions|getting (?:there|to|from|between|home|around|about)|legs`,
);
export const OPENING = list(
  `open|opens|opened|opening|shut|shuts|closing|close|closes|closed|last orders|last entry|closing time|hours|till when|until when`,
);
export const WHY = list(
  `why|how come|reason|reasons|reasoning|rationale|logic|thinking|thought|idea behind|point of|story with|deal with|justify|explain|special|pick|picked|choose|chose|chosen|selected|recommended|what made you|sell`,
);
/** What is there, when and where. */
export const SCHEDULE = list(
  `when|whens|what time|which day|what day|which night|what night|where|wheres|whereabouts|what is (?:on|the plan|for|happening|first|last|next|after|before|there|lined up|planned|in store|the order|the itinerary|the schedule|the script|the crack|occurring|dinner|lunch)|what (?:are|have|do|did|will) (?:we|you|i|u|us)|what we|what you|
  where|itinerary|schedule|rundown|run down|run through|run me through|run us through|talk me through|talk us through|take me through|walk me through|remind me|remind us|timings|timetable|times|agenda|running order|line up|lineup|plan for|plans for|what are the|list|name the|name all|show me|show us|see (?:friday|saturday|sunday|thursday|the plan|it all)|let me see|
  address|location|postcode|how long|how late|how early|what comes|what happens|how many|what else|who is|which (?:restaurants?|bars?|pubs?|places?|clubs?|activities|activity)|what (?:restaurants?|bars?|pubs?|places?|clubs?|activities|activity)|set out|outline|summarise|summary|recap|overview|lined up|arrangements|gap|gaps|free time|spare time|meeting time|start time|finish time|arrival time|kick off`,
);
/** A confirmation sought: `so it's £385 each, yeah?`. */
export const CONFIRMS =
  /^ (?:(?:so|and|ok|just|wait|hang on|right|erm|um|to|check|checking|confirm|can you confirm|am i right|is it right|thinking) )*(?:is|are|it is|that is|thats|its|this is|so|that|each|we are|were) | (?:yeah|yes|right|correct|ok|isnt it|is it|is that right|aye|innit|no)? $/;

/** Something is to be done on the way, and nothing is asked of it: `put us all in one taxi`. */
export const ORDERS_A_RIDE =
  /^ (?:(?:please|lets|just|can you|could you) )*(?:drive|ride|share|bring|take|put|meet|fly|steal|build|buy|send|race|push|pull|throw|paint|book) (?!how|what|where)\w/;
