/** What people do, see or hold at a place of some type, and so how they point at it: `the thing with the guns`. */
export interface Association {
  /** Types of the catalogue. */
  types: RegExp;
  /** Words that point at it after a `the` or `that`, or in `the one where you …`. */
  words: string;
  /** Words that hardly anything else is meant by; they point wherever they stand. */
  telling?: string;
}

/** Kinds that everyday words name (`pizza`, `steak`) are known to `findTypes`; these are the words around them. */
export const ASSOCIATIONS: readonly Association[] = [
  { types: /shooting/i, words: 'gun|pistol|rifle|bullet|trigger|target', telling: 'shooty' },
  { types: /laser/i, words: 'gun|laser|zapping|zap|shooting|pew', telling: 'laser|quasar' },
  { types: /axe/i, words: 'axe|hatchet|throwing|chucking|lumberjack|blade|target', telling: 'hatchet|lumberjack' },
  { types: /kart/i, words: 'racing|race|driving|drive|car|lap|track|petrol|wheel|engine|helmet' },
  { types: /paintball/i, words: 'paint|bruise|splat|pellet|gun' },
  {
    types: /escape|immersive game/i,
    words: 'puzzle|clue|locked|padlock|room|riddle|key|trapped|escape|escaping',
    telling: 'locked in|locked up|shut in|trapped in|puzzle|padlock|riddle',
  },
  { types: /treasure/i, words: 'clue|hunt|treasure|map|riddle|puzzle', telling: 'clue' },
  { types: /street art/i, words: 'graffiti|mural|spray|wall|paint', telling: 'graffiti|mural' },
  { types: /museum|galler|exhibit/i, words: 'exhibit|artefact|painting|picture|glass case|history|relic' },
  {
    types: /historic|landmark/i,
    words: 'museum|castle|ship|palace|ruin|relic|old building|manuscript|church|cathedral',
  },
  {
    types: /boat|cruise|sail|speedboat|kayak/i,
    words: 'boat|water|river|sail|sea|deck|cruise|captain|float|lifejacket',
  },
  { types: /speedboat/i, words: 'speed|fast|rocket', telling: 'speedboat' },
  { types: /viewpoint|rooftop climb|cable/i, words: 'view|height|tower|skyscraper|lift|tall|stair|climb' },
  {
    types: /karaoke/i,
    words: 'singing|sing|song|mic|microphone|warbling|belting',
    telling: 'singing|sing|warbling|sing song|singsong',
  },
  { types: /concert|jazz|music|fado|trad/i, words: 'band|singing|singer|gig|sax|guitar|song|fiddle' },
  {
    types: /^club$|bar and club|disco/i,
    words: 'dancefloor|dancing|dance|rave|raving|dj|boogie|techno|clubbing',
    telling: 'dancefloor',
  },
  { types: /cocktail/i, words: 'cocktail|martini|mojito|shaker|speakeasy' },
  { types: /wine/i, words: 'wine|vino|grape|plonk|glass|cellar' },
  { types: /tasting/i, words: 'tasting|wine|vino|sip|glass' },
  { types: /beer|brew/i, words: 'beer|pint|ale|lager|hops|brewery|tank|tasting' },
  { types: /distill/i, words: 'whiskey|whisky|gin|spirit|dram' },
  { types: /crawl/i, words: 'crawl|trawl|pub to pub|bar to bar' },
  {
    types: /spa/i,
    words: 'spa|soak|bath|tub|robe|massage|sauna|pamper|steam|pampering|dip',
    telling: 'hot tub|dressing gown',
  },
  { types: /swimming|water park|lido/i, words: 'slide|swim|pool|trunks|dip' },
  {
    types: /hike|park walk|gardens|walking/i,
    words: 'walk|walking|hill|trek|trudge|ramble|stroll|woods|tree|forest|boots|river|garden',
  },
  { types: /bike|cycl/i, words: 'bike|biking|cycle|pedal|saddle|helmet|two wheels', telling: 'pedalling|saddle' },
  { types: /dinner show|cabaret|fado/i, words: 'show|singing|stage|act|performance' },
  { types: /theatre|comedy/i, words: 'show|stage|play|seats|act|joke|comedian' },
  { types: /cinema/i, words: 'film|movie|popcorn|screen|pictures', telling: 'popcorn' },
  { types: /fine dining/i, words: 'course|tasting menu|michelin|chef|star' },
  {
    types: /vegan|vegetarian/i,
    words: 'vegan|vegetarian|plant|rabbit|tofu|lettuce|leaf|salad|meat free',
    telling: 'rabbit food|tofu|meat free|plant based',
  },
  { types: /steak|grill|barbecue/i, words: 'steak|beef|meat|cow|grill|rib' },
  { types: /seafood|fish/i, words: 'fish|oyster|prawn|lobster|crab|shellfish|batter', telling: 'oyster|shellfish' },
  { types: /indian|punjabi|pakistani|thai/i, words: 'curry|spice|spicy|poppadom|naan|tikka', telling: 'poppadom' },
  { types: /italian|pizz/i, words: 'pasta|pizza|dough|spaghetti|carb' },
  { types: /mexican/i, words: 'taco|margarita|tequila|burrito|nacho' },
  { types: /japan|sushi/i, words: 'sushi|chopstick|raw fish|screen', telling: 'raw fish|chopstick' },
  { types: /dessert/i, words: 'ice cream|gelato|pudding|sundae|cone|sweet', telling: 'ice cream|gelato|sundae' },
  { types: /market|food hall/i, words: 'stall|flower|bloom|market|shopping', telling: 'flower|bloom' },
  {
    types: /baking|cookery|chocolate/i,
    words: 'baking|apron|oven|dough|pastry|tart|cake|egg|kitchen',
    telling: 'apron',
  },
  {
    types: /craft|workshop|potter|drawing/i,
    words: 'painting|paint|tile|brush|pottery|clay|craft|easel|arty',
    telling: 'paintbrush',
  },
  { types: /danc/i, words: 'dancing|dance|jig|step|riverdance|leotard', telling: 'jig|riverdance' },
  { types: /golf/i, words: 'golf|putting|putt|hole|windmill|club', telling: 'putting' },
  { types: /bowling/i, words: 'bowling|alley|pin|lane|strike' },
  { types: /afternoon tea/i, words: 'scone|cake|sandwich|tea', telling: 'scone' },
  { types: /climb|ropes/i, words: 'rope|wall|harness|climb' },
  { types: /vodka|shot/i, words: 'vodka|shot' },
  { types: /pub/i, words: 'pie|pint|boozer' },
];

/** Associations by type of place: types are as many as the catalogues have. */
const OF_TYPE = new Map<string, readonly Association[]>();

/** What goes on at places of a type. */
export function associationsOf(type: string): readonly Association[] {
  const known = OF_TYPE.get(type) ?? ASSOCIATIONS.filter(({ types }) => types.test(type));
  OF_TYPE.set(type, known);
  return known;
}
