import { NUMBER } from './read-number.ts';

const MEASURED = new RegExp(
  ` (?:lots?|loads|much|many|plenty|enough|tons|heaps|full on|(?:too|so|very|really|pretty|quite|bit|rather|way) (?:\\w+ )?\\w+|busy|packed|hectic|tiring|heavy|mad|ambitious|cram|crammed|fit|squeeze|pack|all (?:that|this|of (?:that|this|it))|(?:two|three|four|\\d) \\w+s) (?:\\w+ ){0,4}?for (?:just |only )?(?:a |the )?${NUMBER} (?:day|night)s? `,
);

/** `thats a lot for one day`: what is too much, or enough, for so long, and no word on how long the trip is to be. */
export const isMeasured = (line: string): boolean => MEASURED.test(line);
