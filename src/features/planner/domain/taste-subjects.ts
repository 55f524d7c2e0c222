/** Whose taste a clause speaks of. */
export interface TasteSubject {
  /** As the plan will call them: `Sarah`, `the bride`, `your mum`, `two of you`. */
  label: string;
  /** How many people; null for a share of the group, or for the rest of it. */
  people: number | null;
  share: 'half' | 'most' | 'rest' | null;
  isGuestOfHonour: boolean;
}

const HONOURED = 'bride(?: to be|-to-be)?|groom(?: to be|-to-be)?|stag|hen|birthday (?:girl|boy)|guest of honour';
const RELATIVES =
  'mum|mom|mam|dad|mother|father|sister|brother|nan|gran|grandma|grandad|granny|aunt|auntie|uncle|cousin|wife|husband|girlfriend|boyfriend|partner|boss|manager|best man|maid of honour|mate|friend|daughter|son|niece|nephew|flatmate|housemate';
const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  'a couple': 2,
  'a few': 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  some: 3,
  several: 4,
};

/** Capitalised because they begin a sentence, and nobody's name. */
const NO_NAMES = new Set(
  `We I You They He She It All Everyone Everybody Nobody Noone Someone Somebody Some Most Half Two Three Four Five Six Any No Not Please Also And But The
  A An Our My Your Their His Her This That These Those There One Can Could Would Will Must Should Do Don Does Really Maybe Definitely Ideally
  Friday Saturday Sunday Monday Tuesday Wednesday Thursday Karting Spa Guys Girls Lads Boys Group Party`.split(/\s+/),
);

const pattern = (text: string): RegExp => new RegExp(`^(?:and |but |so |also |however )?${text}$`, 'iu');
const THE_HONOURED = pattern(`(?:the|our) (${HONOURED})`);
const A_RELATIVE = pattern(`(?:my|our|his|her|the (?:bride|groom|stag|hen)['’]?s) (${RELATIVES})`);
const A_NUMBER = pattern(
  `(one|two|three|four|five|six|a couple|a few|some|several|\\d{1,2})(?: of (?:us|them|the group|the girls|the lads|the boys)| people| guests)`,
);
const A_SHARE = pattern(`(half|most)(?: of (?:us|them|the group|the girls|the lads|the boys))?`);
const THE_REST = pattern(
  `(?:the )?(?:rest|others|other half|other (?:girls|lads|boys|guests))(?: of (?:us|them|the group))?`,
);

/** Who the words before a taste are; empty where they are the whole group, or nobody we can tell. */
export function readSubjects(words: string): TasteSubject[] {
  const text = words
    .trim()
    .replace(/\s+(?:all|both|really|absolutely|just|definitely|also|would|does|do|is|are)$/i, '');
  const one = readOne(text);
  if (one) return [one];
  const parts = text.split(/\s+(?:and|&)\s+/i);
  const several = parts.map((part) => readOne(part));
  return parts.length > 1 && several.every((part) => part !== null) ? several : [];
}

function readOne(text: string): TasteSubject | null {
  const someone = (label: string, isGuestOfHonour = false): TasteSubject => ({
    label,
    people: 1,
    share: null,
    isGuestOfHonour,
  });
  const honoured = THE_HONOURED.exec(text)?.[1];
  if (honoured) return someone(`the ${honoured.toLowerCase()}`, true);
  const relative = A_RELATIVE.exec(text)?.[1];
  if (relative) return someone(`your ${relative.toLowerCase()}`);
  const number = A_NUMBER.exec(text)?.[1]?.toLowerCase();
  if (number) {
    const people = NUMBERS[number] ?? Number(number);
    return { label: people === 1 ? 'one of you' : `${people} of you`, people, share: null, isGuestOfHonour: false };
  }
  const share = A_SHARE.exec(text)?.[1]?.toLowerCase();
  if (share === 'half' || share === 'most')
    return { label: `${share} of you`, people: null, share, isGuestOfHonour: false };
  if (THE_REST.test(text)) return { label: 'the others', people: null, share: 'rest', isGuestOfHonour: false };
  const name = /^(?:and |but )?(\p{Lu}[\p{Ll}’'-]+)$/u.exec(text)?.[1];
  return name && !NO_NAMES.has(name) ? someone(name) : null;
}

/** The guest of honour by name, where the text says who it is: `Tom is the stag`, `it's Tom's 40th`. */
export function namedGuestOfHonour(text: string): string | null {
  const NAME = '(\\p{Lu}[\\p{Ll}’-]+?)';
  const patterns = [
    `\\b${NAME},? (?:is|who is|who['’]s) (?:the|our) (?:${HONOURED})\\b`,
    `\\b(?:the|our) (?:${HONOURED})(?:,| is|['’]s name is) ${NAME}\\b`,
    `\\b${NAME}['’]s (?:\\d{2}(?:st|nd|rd|th)|big (?:day|birthday)|birthday|hen|stag)\\b`,
  ];
  for (const one of patterns) {
    const name = new RegExp(one, 'u').exec(text)?.[1];
    if (name && !NO_NAMES.has(name)) return name;
  }
  return null;
}
