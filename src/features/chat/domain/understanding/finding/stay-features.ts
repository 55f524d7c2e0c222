/** What a stay may have besides beds, as people call it and as descriptions of hotels tell it. */
export interface StayFeature {
  /** With its article, for an answer. */
  label: string;
  /** Where a hotel's description tells of it. */
  told: RegExp;
}

const FEATURES: readonly (readonly [words: string, StayFeature])[] = [
  [
    'rooftop (?:swimming |infinity |plunge )?pool',
    { label: 'a pool on the roof', told: /\broof[\w-]* [\w ]{0,12}pool/i },
  ],
  ['(?:swimming |rooftop |plunge |infinity |indoor |outdoor )*pool', { label: 'a pool', told: /\bpools?\b/i }],
  ['(?:decent |good |proper )?spa', { label: 'a spa', told: /\bspas?\b/i }],
  ['sauna', { label: 'a sauna', told: /\bsauna/i }],
  ['(?:private )?(?:hot tub|jacuzzi)', { label: 'a hot tub', told: /\b(?:hot tub|jacuzzi)/i }],
  ['gym', { label: 'a gym', told: /\b(?:gym|running track)\b/i }],
  ['kitchen|kitchens|kitchenette', { label: 'a kitchen', told: /\bkitchens?\b/i }],
  ['(?:nice |big |shared )?living room', { label: 'a living room', told: /\b(?:living room|sofas?)\b/i }],
  ['rooftop|roof terrace|rooftop bar|roof bar', { label: 'a rooftop', told: /\broof/i }],
  ['terrace|balcony', { label: 'a terrace', told: /\b(?:terrace|balcon)/i }],
  ['courtyard|garden', { label: 'a courtyard or garden', told: /\b(?:courtyard|garden)/i }],
  [
    '(?:decent |good |proper |nice )?bar|cocktails',
    { label: 'a bar', told: /\bbars?\b|\bcocktails?\b|\bbeer house\b/i },
  ],
  ['breakfast|brekkie', { label: 'breakfast', told: /\bbreakfasts?\b|\bpancakes\b/i }],
  ['(?:nice |good |river |sea |city )*views?', { label: 'a view', told: /\b(?:view|window|facing|terrace)\b/i }],
];

const STAY =
  '(?:hotels?|stars|hostels?|accommodation|apartments?|aparthotels?|airbnbs?|flats?|digs|(?:somewhere|place|anywhere) to (?:stay|sleep|kip|crash)|stay somewhere|sleep somewhere)';
const HAS = '(?:with|has|have|having|got|that has|thats got|which has|includes?|including)';
/** `the hotel has a spa` tells of the one there is. */
const WANTED = '(?<! (?:the|our|this|that|my|your))';
const ARTICLE = '(?:an? |the |its own |their own |some |us a )?';
/** `dont want a kitchen just a normal hotel`. */
const DENIED = / (?:dont|do not|doesnt|not|no|never|without|drop)(?: \w+){0,3} $/;
/** What only a stay has, whatever is not said to be one: `somewhere with a pool`. */
const OF_A_STAY = '(?:(?:swimming |rooftop |plunge |infinity |indoor |outdoor )*pool|gym|balcony|kitchen)';

/** The feature that goes by this name, `swimming pool`; null for one that no description tells of. */
export const featureNamed = (name: string): StayFeature | null =>
  FEATURES.find(([names]) => new RegExp(`^(?:${names})$`).test(name))?.[1] ?? null;

/** Words from and to which a line tells what a stay should have. */
export interface FeatureMention extends StayFeature {
  from: number;
  to: number;
}

/** The ways of saying that a stay should have one of these, once for each feature. */
const ASKED = FEATURES.map(([names, feature]) => ({
  feature,
  isName: new RegExp(`^(?:${names})$`),
  ways: [
    new RegExp(`${WANTED} ${STAY} (?:\\w+ ){0,3}?${HAS} (?:\\w+ and )?${ARTICLE}(${names})(?= )(?! crawl)`),
    new RegExp(` (?!bar |breakfast )(${names}) (?:hotel|hostel)(?= )`),
    new RegExp(
      ` (?:(?:somewhere|anywhere|one|place) ${HAS}|wants?|needs?|would like|would love|must have|fancy) ${ARTICLE}(?:our own |our )?(${OF_A_STAY})(?= )(?! (?:party|table|hall|bar|class|supper|takeover))`,
    ),
  ],
}));

/** `a hotel with a spa`, `spa hotel`, `somewhere with a pool`: what another stay should have; null for any other line. */
export function stayFeature(words: readonly string[]): FeatureMention | null {
  const line = ` ${words.join(' ')} `;
  for (const { feature, isName, ways } of ASKED) {
    const found = firstMatch(ways, line);
    const name = found?.[1];
    if (!found || name === undefined || !isName.test(name)) continue;
    const at = found.index + found[0].lastIndexOf(name);
    if (DENIED.test(line.slice(0, at))) continue;
    const from = line.slice(0, at).split(' ').filter(Boolean).length;
    return { ...feature, from, to: from + name.split(' ').length };
  }
  return null;
}

function firstMatch(ways: readonly RegExp[], line: string): RegExpExecArray | null {
  for (const way of ways) {
    const found = way.exec(line);
    if (found) return found;
  }
  return null;
}

const IS_HOSTEL = /hostel/i;
const IS_APARTMENT = /apart/i;

/** Whether a place to stay is of that sort, by its type in the catalogue; each is where none is asked for. */
export function isOfSort(type: string, sort: 'hostel' | 'apartment' | 'hotel' | null): boolean {
  switch (sort) {
    case 'hostel':
      return IS_HOSTEL.test(type);
    case 'apartment':
      return IS_APARTMENT.test(type);
    case 'hotel':
      return !IS_HOSTEL.test(type);
    case null:
      return true;
  }
}
