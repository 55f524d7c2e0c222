const WHEN = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|evening|one|it)';

/** Words for how a part of the plan should be that would be taken for their opposite, or for a thing, and their plain wording. */
export const TONE_WORDS: readonly (readonly [RegExp, string])[] = [
  // `friday is tame` complains; `tame friday please` wishes.
  [
    new RegExp(`^ ((?:(?:please|can|could|we|you|lets|just|a|nice) )*)tame (?=(?:the |our )?${WHEN} )`, 'g'),
    ' $1calmer ',
  ],
  [/ ((?:keep|make|want|have) (?:\w+ ){0,3})tame (?=$|please |for |so |and |on )/g, ' $1calmer '],
  [
    / (?:tamer|(?<=(?:something|somewhere|anything|anywhere) (?:a bit |bit )?)less (?:clubby|laddy|lairy|rowdy|boozy|full on)) /g,
    ' calmer ',
  ],
  // `like loud` wishes, and `it is loud` complains.
  [
    / (?:like|proper|properly|nice and|make it|more|(?:want|something|somewhere|(?<!(?:is|its|are|looks|sounds|seems|feels|was) )a bit) (?:really |dead |well )?) ?loud (?!music|noise|enough)/g,
    ' livelier ',
  ],
  [
    / (?:more|some|bit of|bit more|total|absolute|proper|pure|want|wants) (?:of (?:a |the )?)?(?:chaos|mayhem|banter|madness|mischief|shenanigans|noise|rowdiness|silliness|debauchery) /g,
    ' livelier ',
  ],
  [/(?<!too) (?:louder|noisier) /g, ' livelier '],
  [
    / keep (?:the |our )?(\w+day(?: night)?) (?:nice and |a bit |fairly |pretty )?(?:low key|chilled|quiet|calm|mellow|easy|gentle|relaxed) /g,
    ' make $1 calmer ',
  ],
  [/ (\w+day(?: night)?) (?:mental|carnage) (?=$|please |x+ )/g, ' $1 wilder '],
  // `nothing too mad after dinner` leaves nothing empty.
  [
    / nothing (?:too|very|that|overly|really|particularly) (?:mad|wild|loud|rowdy|crazy|messy|lairy|hectic|intense|full on|heavy|big|boozy|mental) /g,
    ' calmer ',
  ],
  [/ take the edge off(?: of)? /g, ' calmer '],
  // `the karting is miles out` orders nothing out.
  [/ (?:miles|well|way) out (?=$|(?:of (?:town|the way)|and|so|but|for|from) )/g, ' miles away '],
  [
    / (?:something|anything|somewhere) (?:(?:more|bit|a|really|proper) )*girl(?:y|ie)(?! activity) /g,
    ' a girly activity ',
  ],
  [/ push(?:ing)? the boat out /g, ' somewhere posher '],
];
