/** What somebody cannot do, or is, told in other words than those that the readers of needs know. */
export const NEEDS_WORDED: readonly (readonly [RegExp, string])[] = [
  // `isnt able for steep hills`, `no steep streets`: hard ways are stairs, and no price.
  [/ steep (?:hills?|streets?|steps|stairs|slopes?|climbs?|paths?|roads?|lanes?|ways|walks?|bits)(?= )/g, ' stairs'],
  [
    / (?:isnt|is not|arent|are not|am not|not) (?:really |much )?(?:able|fit) for (?=(?:stairs|steps|hills|walking) )/g,
    ' cant manage ',
  ],
  [/ (?:is |are )?all (?:steps|stairs) (?=and |so |$|which |but )/g, ' is all steps '],
  [
    / (?:(?:has|have|uses|using|brings|bringing|on|gets about on|goes about on|gets round on)(?: got)?|got|getting) (?:(?:a|an|her|his|the) )?(?:electric )?scooter(?= (?!tour|trip|ride|hire|rental))/g,
    ' uses a mobility scooter',
  ],
  // `mums knees are shot`: nobody shoots.
  [
    / (knees?|hips?|legs?|feet|ankles?) (?:is|are|has|have) (?:(?:both|all|well|totally|completely) )*(?:shot|banjaxed|buggered|shattered|wrecked)(?= )/g,
    ' $1 are bad',
  ],
  [/ (?:will|would|wont exactly) go down like a lead balloon(?: with)? /g, ' is a bad idea for '],
  // `my sister can walk about half a mile`.
  [
    /(?<! (?:we|you|they|i|everyone|us|all)) can (?:only |just )*(?:walk|manage) (?:(?:about|around|only|maybe|just|up to|at most) )*(?:(?:half|a quarter of|quarter of) an? (?:mile|kilometre|km|hour)|half a mile|(?:a few|a couple of|two|three|five|\d+) (?:hundred )?(?:yards|metres|meters|steps)|(?:five|ten|fifteen|\d+) minutes)(?= )/g,
    ' cant walk far',
  ],
  [
    / more for (?:the |our |my |all the )?(?:children|kids|kiddies|little ones|wee ones|bairns|weans|nippers)(?= (?:$|please|to do|if))/g,
    ' something for the children',
  ],
  // `interns who arent 18 yet`.
  [/ (?:who|that|and) (?:arent|isnt|are not|is not) (?:yet |even |quite )?(?:18|eighteen)(?: yet)?(?= )/g, ' under 18'],
  [
    / (?:arent|isnt|are not|is not) (?:(?:even|quite) (?:18|eighteen)|(?:yet )?(?:18|eighteen) yet)(?= )/g,
    ' are under 18',
  ],
  [/ no (vegan|vegetarian|coeliac|veggie)s? (?:in the end|after all|any ?more|now)(?= )/g, ' nobody is $1 any more'],
  // `his doctor has him off red meat`.
  [
    / (?:(?:has|have|had|got|put) \w+ |is |are |am |been |(?<! \w+)gone |come )off (?:all |the )?(?:red )?(meat|dairy|gluten|nuts|wheat)(?= (?!free))/g,
    ' cant eat $1',
  ],
  [/ (?:tucked up|tucked in|all tucked up)(?: in bed)? (?=(?:by|before) )/g, ' in bed '],
  // `we cant miss the cinema` keeps it.
  [
    / (?:cant|cannot|can not|mustnt|must not|dont want to|wouldnt want to|not going to) miss (?:out on )?(?=(?:the|that|our) (?!(?:last |next |early )?(?:train|bus|flight|coach|plane|ferry|tram|boat back|match|game|final|kick|start|end|check|first|beginning)))/g,
    ' keep ',
  ],
];
