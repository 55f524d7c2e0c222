/** How people speak of when things are and how long they take, and the plain wording that the rest reads. */
export const HOURS_SAID: readonly (readonly [RegExp, string])[] = [
  // `we eat at five in our house`: of no historic house.
  [/ in (?:our|my) (?:house|family|family we|part of the world)(?= (?:$|so |and |please ))/g, ' '],
  [/^ do the swap (?=(?:the |our )?\w+ (?:before|after|first) )/g, ' '],
  // `can we be finished by 11pm on saturday` is no question about what is on at 11.
  [/ (?:can|could) we (?:be|get) (?:finished|done|wrapped up) (?=by \d)/g, ' please finish '],
  [
    / (?:moved|pushed|put|shifted|knocked|shoved|set|pushing|moving) back (?:by )?((?:about )?(?:half an|an|a half|\d+|a couple of) (?:hour|hours|mins|minutes))(?= )/g,
    ' $1 later',
  ],
  // `start at 2 on friday rather than lunchtime`: the hour that it is not.
  [
    /(?<= (?:start|begin|kick off|meet|arrive|finish|end|leave|get (?:there|in)) .*) (?:rather than|instead of) (?:at )?(?:lunch(?: ?time)?|midday|noon|tea ?time|breakfast time|dinner ?time)(?= (?:please |then |thanks )*$)/g,
    '',
  ],
  // `could we just be home by 3`: of no evening, but of the way home.
  [
    /^(?!.* (?:\w+day|nights?|evenings?|tonight|bed|clubs?|bars?|pubs?) )(.*) (?:(?:be|get|all|back|us|are) )*home by (?=[1-6](?!\d))/g,
    '$1 leave by ',
  ],
  // `hungover, so saturday from 11`.
  [/ (\w+day) from (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)(?= (?:$|please |onwards ))/g, ' start $1 at $2'],
  // `an hour in the museum is plenty` runs nothing down.
  [
    / (?:an|one|half an|a couple of|\d+) (?:hours?|minutes?|mins|hrs?) (?:in|at|on|for) ((?:the |our )?(?:\w+ ){1,4}?)(?:is|will be|would be) (?:plenty|enough|fine|ok|loads|ample|long enough) /g,
    ' $1 is fine ',
  ],
  // `jameson is fine but it should be after the museum`: praise before what is wished of the same thing.
  [
    / (?:is|are|was|sounds|looks) (?:all |really |totally )?(?:fine|ok|okay|good|great|grand|lovely|perfect|cool) (?:but|and) (?:it|they|that) (should|needs to|need to|has to|have to|must|could|can|wants to) (?=(?:be|go|come|start|finish|end|move) )/g,
    ' $1 ',
  ],
  [/ (?:knock off|pack up|clock off|call it a day) (?=(?:at|by|around|before|about) )/g, ' finish '],
  // `dinner at 8 and straight to bed after`.
  [
    /^ (?:(?:and|then) )*(?:straight|right) (?:to bed|home|back to (?:the |our )?(?:hotel|hostel|flat))(?: after| afterwards)* $/g,
    ' nothing after dinner ',
  ],
  // `meet for lunch` says when they meet, and wants no other lunch.
  [
    / (?:meet|meeting|meet up|all meet|regroup|reconvene|back) (?:up )?(?:again )?(?:for|at) (lunch|dinner) (?=$|please |then |so |and )/g,
    ' ',
  ],
  [
    / tea (?=(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:night |evening )?(?:at|to|for|by|from|half|\d))/g,
    ' dinner ',
  ],
  [
    /(?<! (?:afternoon|high|cream|bottomless)) tea (?=(?:(?:(?:be|to be) )?(?:at|by) (?:half|quarter|noon|\d|five|six|seven|eight)|at|is|on|time|for|(?:back |forward )?(?:to|till|until) (?:half|\d)) )/g,
    ' dinner ',
  ],
  // `brunch at the shard area`.
  [/ (?:at|in|around|round) (the \w+) (?:area|end|part of town) /g, ' near $1 '],
  // The latest hour is no wish for a later one.
  [/ (?:and )?(?:no|not|nothing|nowt) later than (?=\d|half|noon|midday|quarter|twelve|one )/g, ' by '],
  [/ at (?:the )?(?:very |absolute )?latest /g, ' '],
  [/ in the (?:daytime|day time) /g, ' daytime '],
  [/ at what (?:hour|time) /g, ' what time '],
  // `what times dinner on the thursday`, without the mark; `what times do we eat` asks of several.
  [
    / what (time|day)s (?=(?:the|our|my|it|that|dinner|lunch|brunch|breakfast|tea|check ?in|check ?out) )/g,
    ' what $1 is ',
  ],
  // `let us dine at half seven`.
  [
    / (?:dine|dining)(?= (?:out |together )?(?:at|around|about|from|by|\d|half|on \w+day at|(?:an? (?:little|bit|touch) |slightly |much )?(?:earlier|later))\b)/g,
    ' dinner',
  ],
];
