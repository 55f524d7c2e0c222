import { foldText } from '../../../../shared/plain-text.ts';

/** Words that begin a sentence, or stand in capitals, without naming anything. */
const NO_NAMES = new Set(
  `a about above absolutely add added adding after afternoon again ah all allow alright also alternatively although always an and another any anyone anything apart are around as ask at awesome back because before below besides best better both brilliant budget but by can cancelling change changed changes cheaper check cheers choose confirm congratulations consider cost could currently date dates day days dear did dinner do does done down drop each earlier either else enjoy enough even evening every everyone everything everywhere excellent far fancy feel finally find first fine fixed for free friday from fun fully getting give glad go going gone good got great group guest happy has have having he head hello help hen hens here hey hi hmm how however i id if ill im in indoors instead is it its ive just keep kindly know last later leave let lets like list look looks lots love lovely lunch made make makes many maybe meanwhile mid monday more morning most move moved much my need needs neither never new next nice night no nobody none nope nor not note nothing now of off oh ok okay on once one only open option options or other otherwise our out outdoors over overall per perfect perhaps place places plan planned please plenty plus pop prefer price prices priced quick quieter quite rather ready really remember removed replaced right roughly same saturday say see set several shall she should similarly since skip so some someone something soon sorry sounds splendid stag stags start starting still stop sunday super sure swap swapped swapping switch switched take taking tell thanks that the their them then there therefore these they things this those though thursday to today together tomorrow tonight too total totally travel trip tuesday typical typically under unfortunately until up us usually very want was wasnt we wednesday welcome well were what whatever when whenever where wherever whether which while who why will with without wonderful would yay yep yes yet you your youre yours
  january february march april may june july august september october november december
  british english uk bst gmt ai gbp eur vat
  huzzah itinerary book quote concierge bear hiya fab veggie wise heads thing things hope hopefully sadly assuming given bonus top tip ooh aha aye erm um well speaking talking looking sounds ta ace smashing grand`.split(
    /\s+/,
  ),
);

const words = (text: string): string[] =>
  foldText(text)
    .replace(/['’]s?\b/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text as folded words between blanks, so that whole names can be looked for in it. */
export const asWordLine = (text: string): string => ` ${words(text).join(' ')} `;

/** A capital, and the words that go on with one: `Hawksmoor Seven Dials`, `Museum of London`, `Bread & Butter`. */
const NAME =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}’'.-]*(?:[ ](?:(?:of|the|and|&|de|la|del|du|da|dos|van|der)[ ])*\p{Lu}[\p{L}\p{N}’'.-]*)*/gu;

const SENTENCE_START = /(?:^|[.!?:;\n]|\n\s*(?:\d+[.)]|[-•]))["“”'’)\s]*$/;
/** What follows the name of a place at the start of a sentence: `Zuma is`, `Zuma opens`, `Zuma in Mayfair`. */
const GOES_ON_LIKE_A_PLACE =
  /^(?:['’]s\b|[ ,.!?:;)]*(?:$|\n)|,? (?:is|are|was|has|had|have|does|do|did|serves?|offers?|opens?|closes?|starts?|begins?|costs?|takes?|gives?|gets?|comes?|fits?|looks?|at|in|on|by|near|next|just|would|could|should|will|can|might|may|instead|and|or|from|to|for|then|also|sits|stands|lies|goes|makes|seats|holds|charges|books)\b|[ ]?[(–—:-])/;

/**
 * Runs of capitalised words that name something. A sentence begins with a capital anyway, so everyday words are taken
 * from the front, and a single word there is a name only where it goes on like one; what is left is a name.
 */
export function readNames(text: string): string[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: run, index }) => {
    const parts = run.split(' ');
    const isFirst = SENTENCE_START.test(text.slice(Math.max(0, index - 20), index));
    const after = text.slice(index + run.length, index + run.length + 20);
    const isAdverb = run.endsWith('ly') && after.startsWith(',');
    const isOwner = /['’]s$/.test(run);
    if (parts.length === 1 && isFirst && !isOwner && (isAdverb || !GOES_ON_LIKE_A_PLACE.test(after))) return [];
    while (parts[0] !== undefined && isPlain(parts[0])) parts.shift();
    while (parts.length > 0 && isPlain(parts.at(-1) ?? '')) parts.pop();
    const name = parts.join(' ');
    return words(name).length > 0 ? [name] : [];
  });
}

const isPlain = (word: string): boolean => {
  const [folded = ''] = words(word.replace(/['’](?:s|m|ve|ll|re|d|t)\b/gi, ''));
  return folded === '' || NO_NAMES.has(folded) || /^\d+$/.test(folded);
};
