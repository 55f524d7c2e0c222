/** The ways that somebody cannot go, what they go by instead, and why. */
const OF_WAYS =
  / (?:stair\w*|steps?|stepped|climb\w*|hill\w*|steep|slopes?|inclines?|uphill|walk\w*|foot|feet|trek\w*|hik\w*|wheel\w*|chairs?|scooter|rollator|ramps?|lifts?|elevators?|escalators?|access\w*|mobil\w*|movement|disab\w*|able|impaired|crutch\w*|sticks?|canes?|frames?|zimmer|prams?|buggy|buggies|pushchairs?|legs?|legged|knees?|hips?|ankles?|toes?|heels?|back|spine|limbs?|limp\w*|hobbl\w*|injur\w*|brok\w*|fractur\w*|sprain\w*|twist\w*|torn|cast|plaster|boots?|brace|surgery|operation|op|replacement|prosthe\w*|amput\w*|pregnan\w*|expecting|arthrit\w*|hearts?|lungs?|breath\w*|asthma\w*|stroke|parkinsons|sclerosis|ms|frail|elderly|old|older|oap|pensioners?|age|aged|years?|nans?|nanas?|nannys?|gran|grans|grann?ys?|grandma|grandad|grandpa|grand\w+|unsteady|wobbly|balance|slow|manage\w*|cope|struggl\w*|stand\w*|terrain|flat|level|ground|cobbl\w*|unfit|fit|puffed|get (?:about|around|round)|[6-9]\d) /;

/** Whether a line may be about somebody who cannot climb or walk far: without such a word, `lads need longer`, it is not. */
export const speaksOfWays = (line: string): boolean => OF_WAYS.test(line);
