const WHOM =
  '(?:person|persons|people|guests?|lads?|girls?|hens?|stags?|boys?|men|man|women|woman|humans?|mates?|friends?|adults?|kids?|child|bride|groom|of us|of them|colleagues?|staff)';
/** `half a person`, `2.5 of us`, `two and a half lads`; half of the group and half an hour are whole enough. */
const PART_OF_ONE: readonly RegExp[] = [
  new RegExp(`(?<!\\b(?:other|better) )\\b(?:half|third|quarter|bit|part) (?:of )?an? ${WHOM}\\b(?!['’]s)`, 'i'),
  new RegExp(`\\ban? half (?:a )?${WHOM}\\b`, 'i'),
  new RegExp(`\\b(?:\\d+[.,]\\d+|\\d*½) (?:more |extra |other )?${WHOM}\\b`, 'i'),
  new RegExp(
    `\\b(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten) and a (?:half|third|quarter) (?:more |extra |other )?${WHOM}\\b`,
    'i',
  ),
];
const NIGHTS =
  /\b(?:\d+[.,]\d+|\d*½|half an?|(?:\d+|one|two|three|four|five) and a half) (?:nights?(?! out)|rooms?|hotels?)\b/i;

/** What a message counts in fractions though it comes whole, `people`; null where nothing is. */
export function countedInParts(raw: string): 'people' | 'nights and rooms' | null {
  if (PART_OF_ONE.some((form) => form.test(raw))) return 'people';
  return NIGHTS.test(raw) ? 'nights and rooms' : null;
}
