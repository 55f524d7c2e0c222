/** What somebody cannot or would rather not have about them, where the kinds of place tell which are meant. */
export type Concern =
  | 'heights'
  | 'water'
  | 'small-spaces'
  | 'flashing-lights'
  | 'noise'
  | 'exertion'
  | 'hands'
  | 'pollen';

const CONCERNS: readonly (readonly [Concern, RegExp])[] = [
  [
    'water',
    / (sea ?sick(?:ness)?|motion sick(?:ness)?|travel sick(?:ness)?|dizzy on (?:boats|water)|(?:sick|ill) on (?:boats|water)|(?:cant|cannot|doesnt|dont|never) (?:learn\w* to )?swim|non swimmers?|(?:scared|afraid|terrified|frightened) of (?:the )?(?:water|boats|sea))(?= )| (?:heights|flying|spaces|crowds|lifts) (?:or|and|nor) (?:(?:the|open|deep|any) )*(water|boats|sea)(?= )| (?:hates?|fear of|scared of|afraid of|dont (?:do|like)|doesnt (?:do|like)) (?:(?:the|open|deep|being on) )*(water|boats|sea)(?= )/,
  ],
  ['heights', / (heights|vertigo|dizzy (?:up )?high|too high up) /],
  ['small-spaces', / (claustrophob\w+|(?:small|tight|enclosed|confined) spaces|being underground) /],
  ['flashing-lights', / (epilep\w+|seizures|strobes?|strobe lights|flashing lights|photosensitive|migraines?) /],
  [
    'noise',
    / (autis\w+|sensory|tinnitus|loud noises?|noise|quiet (?:room|space|corner|place to go|spot to go)|anxiety|anxious|overwhelmed|overstimulated) /,
  ],
  [
    'hands',
    / (?:broken|broke|sprained|fractured|dislocated|busted|bust|knackered|bad|dodgy|done|hurt) (?:(?:his|her|their|my|a|an|the) )?(?:left |right )?(arm|wrist|hand|thumb|fingers?|elbow|shoulder|collar ?bone)(?= )| ((?:arm|wrist|hand) in (?:a )?(?:sling|cast|plaster)|sling)(?= )/,
  ],
  ['pollen', / (hay ?fever|pollen allergy|allergic to (?:grass|pollen)) /],
  [
    'exertion',
    / (asthma\w*|pacemaker|(?:dodgy|dicky|weak) (?:ticker|heart|chest|lungs)|heart (?:condition|problem|trouble|attack|bypass)|bad (?:back|heart|chest)|arthritis|angina|copd|out of breath|breathless|(?:back|heart|chest) (?:is|are) (?:bad|dodgy|gone|playing up)|(?:tires|tired out|tires out) (?:easily|quickly|fast)|gets? (?:very |really |so )?(?:tired|out of breath)|standing (?:about |around |up )?(?:for )?(?:(?:more than|longer than|over|about|too|a) )*(?:half an hour|an hour|hours|long|ages|\d+ minutes)) /,
  ],
];

/** The concerns that a line speaks of, in its own words. */
export const concernsIn = (line: string): { concern: Concern; what: string }[] =>
  CONCERNS.flatMap(([concern, pattern]) => {
    const what = pattern
      .exec(line)
      ?.slice(1)
      .find((said) => said !== undefined);
    return what === undefined ? [] : [{ concern, what }];
  });

/** The first of them; null for none. */
export const concernIn = (line: string): { concern: Concern; what: string } | null => concernsIn(line)[0] ?? null;

/** Kinds of place that a concern is about, by their type in the catalogue; noise goes by what a place is for. */
export const TYPES_OF_CONCERN: Readonly<Record<Concern, RegExp>> = {
  heights: /viewpoint|climb|rooftop|high ropes|helicopter|cable car|abseil|skydiv|bungee|zip/i,
  water: /boat|speedboat|surf|swim|kayak|water park|sail|cruise|catamaran|raft/i,
  'small-spaces': /escape room|immersive|skydiv|cellar|salt mine|underground/i,
  'flashing-lights': /^club$|bar and club|nightclub|laser|light show|immersive|silent disco|VIP table/i,
  noise: /club|karaoke|music bar|bar crawl|pub crawl|karting|shooting|arcade|concert|beer hall|disco/i,
  hands:
    /kart|axe|climb|bowling|darts|golf|ping pong|shuffleboard|shooting|kayak|high ropes|bike|cycling|surf|paintball|workshop|class|arcade|laser/i,
  pollen: /park|garden|hike|walk|picnic|woods|meadow|outdoor/i,
  exertion:
    /hike|climb|bike|karting|trampolin|high ropes|surf|kayak|paintball|cycling|dance|gym|sport|team games|swim/i,
};
