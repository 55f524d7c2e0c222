/** Kinds of places that stand in for one another: who cannot have the one may like the next. */
const FAMILIES: readonly RegExp[] = [
  /bowling|shuffle|darts|ping pong|table tennis|golf|arcade|billiard|pool|snooker|board.game|quiz|axe|games/i,
  /kart|climb|rope|tree ?top|zip|skydiv|trampolin|surf|paintball|laser|shooting|clay|gun|water park|speedboat|quad|bungee|segway/i,
  /escape|immersive game|treasure|laser|puzzle|murder mystery/i,
  /boat|cruise|kayak|canoe|paddle|sail|ferry|surf|swim|raft/i,
  /bike|cycl|hike|park walk|walking tour|bus tour|tuk|segway|sightseeing|street art/i,
  /craft|potter|perfume|chocolate|baking|cook|drawing|workshop|flower|candle/i,
  /museum|galler|historic|castle|landmark|immersive art|aquarium|zoo/i,
  /garden|park walk|viewpoint|view|hike|zoo|landmark/i,
  /spa|massage|yoga|swim|thermal|sauna|afternoon tea/i,
  /tasting|wine|beer|brew|distill|gin|whisk|cider|vodka/i,
  /theatre|cinema|comedy|cabaret|concert|show|opera|drag|puppet|light show/i,
  /jazz|live music|concert|fado|trad|music|gig|band/i,
  /club|disco|karaoke|crawl|dancing|bar and club|vip/i,
  /\bbar\b|pub|beer hall|brewpub|cocktail|rooftop/i,
  /chinese|japan|sushi|ramen|thai|vietnam|korean|taiwan|malay|noodle|asian|dim sum|dumpling/i,
  /italian|pizz|pasta|tapas|spanish|greek|turkish|lebanese|middle eastern|levant|portug|moroc|falafel|kebab/i,
  /indian|curry|punjabi|pakistani|nepal|bangla/i,
  /steak|grill|barbecue|bbq|burger|diner|american|smokehouse|ribs|chicken|mexican|taco/i,
  /seafood|fish|oyster/i,
  /british|roast|carvery|gastropub|pub food|bistro|brasserie|french/i,
  /street food|food hall|food market|market|picnic|buffet|canteen|brunch/i,
  /fine dining|michelin|tasting menu|supper club|private/i,
];

/** Of the types listed, those that are kin to what was asked for by its name or types, and are not it. */
export function kindredTypes(label: string, asked: readonly string[], listed: readonly string[]): string[] {
  const families = FAMILIES.filter((family) => family.test(label) || asked.some((type) => family.test(type)));
  return listed.filter((type) => !asked.includes(type) && families.some((family) => family.test(type)));
}
