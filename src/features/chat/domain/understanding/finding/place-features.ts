import type { Venue } from '../../../../../catalogue/venue.ts';

/** What a place for a meal or a night may have, as people call it and as descriptions of places tell it. */
export interface PlaceFeature {
  /** With its article, for an answer. */
  label: string;
  /** Where the name, the type or the description of a place tells of it. */
  told: RegExp;
  /** Only its type and name tell, not a word in passing. */
  isOfType?: true;
  /** Without a part named it is the night out that should have it. */
  isOfNight?: true;
}

/** Words of a line that say what a place should have. */
export interface PlaceFeatureMention extends PlaceFeature {
  from: number;
  to: number;
}

const FEATURES: readonly (readonly [words: string, PlaceFeature])[] = [
  [
    '(?:nice |good |great |river |city |skyline |sea )*views?(?: (?:of|over) the (?:city|river|town|skyline))?',
    { label: 'a view', told: /\b(?:views?|overlook\w*|skyline|panoram\w*|\w+ floors up)\b|\broof|\bsky\b/i },
  ],
  ['roof(?:top)?(?: terrace| bar)?', { label: 'a rooftop', told: /\broof/i }],
  [
    '(?:outdoor|outside) (?:seats?|seating|tables?|space|area)|(?:nice |sunny |big )*(?:terrace|courtyard|beer garden|garden|patio)',
    { label: 'a terrace or garden', told: /\b(?:terrace|courtyard|garden|patio|outdoor|open air|open-air)/i },
  ],
  [
    '(?:good |some |a bit of |decent )*(?:live )?(?:music|bands?|jazz)',
    {
      label: 'live music',
      told: /\b(?:jazz|music|concert|cabaret|fado|swing|blues)\b/i,
      isOfType: true,
      isOfNight: true,
    },
  ],
  [
    '(?:good |proper |decent |big )*(?:dance ?floor|dancing|djs?)',
    { label: 'dancing', told: /\b(?<!jazz |supper )(?:club|disco|dance)\b/i, isOfType: true, isOfNight: true },
  ],
  [
    '(?:good |decent |big )*cocktails?(?: list| menu)?',
    { label: 'cocktails', told: /\b(?:cocktails?|martinis?|negronis?|mixolog\w*)\b/i, isOfNight: true },
  ],
  [
    '(?:board |bar |arcade |pub )*games|darts|table tennis|ping pong|pool table|shuffleboard',
    { label: 'games', told: /\b(?:games?|darts|table tennis|ping.?pong|shuffleboard|arcade|pool tables?)\b/i },
  ],
  [
    '(?:a bit of |some )*history',
    { label: 'history', told: /\b(?:histor\w+|oldest|medieval|vaults?|cellars?|centur\w+|since 1\d{3}|1\d{3})\b/i },
  ],
];

const HAS =
  '(?:somewhere|anywhere|something|place|places|spot|bar|pub|club|restaurant|venue|one|dinner|lunch|drinks|meal|night(?: out)?)(?: (?:on )?(?:\\w+day|in ·(?: ·)*))? (?:with|that has|that have|has|having|thats got|which has|got)';
const ASKS =
  / (?:what(?! (?:i|we) )|whats|which|where|any|anything|anywhere|is there|are there|does|do they|has it|have they|is it|are they) /;

const WANTED = FEATURES.map(([words, feature]) => ({
  feature,
  said: new RegExp(` ${HAS} (?:an? |some |its own |really |lots of |plenty of )*(${words})(?= )`),
}));

/** Whether the entry of a place tells of it; the name of a neighbourhood in its own name tells nothing. */
export const hasFeature = (
  { type, name, area, description }: Pick<Venue, 'type' | 'name' | 'area' | 'description'>,
  { told, isOfType }: PlaceFeature,
): boolean => told.test(`${type}. ${name.replace(area, '')}. ${isOfType ? '' : description}`);

/** What such a place is for, or comes in the stead of; without it `somewhere with a view` may be a viewpoint. */
const OF_PART =
  / (?:lunch|dinner|brunch|meal|eat|eating|drinks?|nights?|bars?|pubs?|clubs?|restaurants?|swap|switch|change|replace|instead) /;

const HAVE_IT = FEATURES.map(([words, feature]) => ({
  feature,
  said: new RegExp(
    ` (?:have|has|having|with|got|do|does) (?:an? |some |any |its own |really |lots of )*(?:${words})(?= )`,
  ),
}));

/** What of several places is asked for, `which of those has live music`; null for none. */
export const featureNamed = (line: string): PlaceFeature | null =>
  HAVE_IT.find(({ said }) => said.test(line))?.feature ?? null;

/** `dinner somewhere with a view`, `a bar that has live music`: what a place should have; null for a question and any other line. */
export function placeFeature(line: string): PlaceFeatureMention | null {
  const feature = ASKS.test(line) ? null : featureSaid(line);
  return feature && (feature.isOfType || OF_PART.test(line)) ? feature : null;
}

/** What a place should have or is asked to have, `any bars with live music`; null where nothing is said of it. */
export function featureSaid(line: string): PlaceFeatureMention | null {
  for (const { feature, said } of WANTED) {
    const found = said.exec(line);
    const words = found?.[1];
    if (!found || words === undefined) continue;
    const upTo = line
      .slice(0, found.index + found[0].length)
      .trim()
      .split(' ').length;
    return { ...feature, from: upTo - words.trim().split(' ').length, to: upTo };
  }
  return null;
}
