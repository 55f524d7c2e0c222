import type { IdeasWanted } from '../intent.ts';

const WANTED: readonly (readonly [IdeasWanted, RegExp])[] = [
  [
    'cheaper',
    / (?:cheaper|half the price|cant afford|too (?:dear|expensive|pricey|steep|much money)|less (?:expensive|pricey|dear|posh|fancy)) /,
  ],
  ['dearer', / (?:nicer|posher|fancier|smarter|dearer|classier|swankier|more (?:upmarket|special)) /],
  ['indoors', / (?:indoors?|inside|under cover) /],
  ['outdoors', / (?:outdoors?|outside|in the open) /],
  [
    'without-drink',
    / (?:dont drink|doesnt drink|not drinking|no (?:alcohol|booze|drink)|sober|alcohol free|teetotal) /,
  ],
];

/** What `cheaper options for dinner` says of the options; nothing where it says nothing. */
export function ideasWanted(line: string): { wanted?: IdeasWanted } {
  const wanted = WANTED.find(([, words]) => words.test(line))?.[0];
  return wanted ? { wanted } : {};
}
