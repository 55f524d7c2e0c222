import { readClaims } from './read-claims.ts';
import { asWordLine, readNames } from './read-names.ts';

/** Something a reply says that no tool returned. */
export interface Unfounded {
  kind: 'price' | 'time' | 'number' | 'name' | 'link' | 'script' | 'deed';
  text: string;
}

export interface ReplyContext {
  /** Everything the tools returned for this message, as they returned it. */
  facts: readonly unknown[];
  /** Every place that our catalogue knows anywhere: one of those is a name in whatever letters. */
  knownPlaces: readonly string[];
  /** Whether a tool changed the plan. */
  isChanged: boolean;
}

const LINK =
  /(?:https?:\/\/|www\.)\S+|\b[\w.-]+@[\w-]+\.\w+|\b[\w-]+\.(?:com|org|net|io|co\.uk|uk|eu|info|app)\b\S*|(?<![\p{L}\p{N}/])\/[a-z][\w/#-]*/giu;
/** No word of ours is as long; a key or an id is. */
const LONG_TOKEN = /[\w-]{25,}/g;
/** Letters that the checks below cannot read. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\p{Z}\s\p{Cf}]/u;

const DENIED =
  /\b(?:not|nothing|never|no|without|cannot|can’t|can't|yet|if|would|could|once|before|shall|want|until|\w+n['’]t)\b/i;
const CHANGED =
  'swapped|changed|added|removed|dropped|moved|taken|took|updated|replaced|switched|rescheduled|shifted|put|set|cut|undone|undid|made|emptied|cleared|postponed';
const CHANGE_TOLD = new RegExp(
  `\\b(?:i|we)(?:['’]ve| have)?\\b(?!['’]|\\s+(?:can|could|will|would|shall|may|might)\\b)[^.!?]{0,60}?\\b(?:${CHANGED})\\b|\\b(?:has|have) (?:now |just )?been (?:${CHANGED})\\b|^(?:all )?(?:done|sorted|all set)\\b`,
  'i',
);
/** No tool can do any of these, so nobody may say that they happened. */
const DEEDS =
  'booked|reserved|paid|refunded|cancelled|canceled|deleted|e-?mailed|phoned|charged|guaranteed|ordered|messaged|notified|sent|transferred|hacked';
const NEVER_DONE = new RegExp(
  `\\b(?:i|we)(?:['’]ve|['’]ll| have| will)?\\b[^.!?]{0,60}?\\b(?:called|${DEEDS})\\b|\\b(?:has been|have been|is|are)(?: (?:just|now|already|also|all|fully))* (?:${DEEDS})\\b`,
  'i',
);

/**
 * Whatever a reply claims and no tool returned: prices, times, other numbers, names, links, and deeds. Pure and strict:
 * a true sentence in unusual words may be refused, and then the local wording is used; an invented fact must not pass.
 */
export function unfoundedFacts(reply: string, { facts, knownPlaces, isChanged }: ReplyContext): Unfounded[] {
  const told = facts.flatMap(stringsOf);
  const source = told.join('\n');
  const known = readClaims(source);
  for (const count of facts.flatMap(countsOf)) known.numbers.add(count);
  const claims = readClaims(reply.replace(/^\s*\d+[.)] /gm, ''));
  const line = told.map(asWordLine).join('|');
  const found: Unfounded[] = [];
  const note = (kind: Unfounded['kind'], text: string): void => {
    found.push({ kind, text });
  };

  for (const price of claims.prices) if (!known.prices.has(price)) note('price', price);
  for (const time of claims.times) if (!known.times.has(time)) note('time', String(time));
  for (const number of claims.numbers) if (!known.numbers.has(number)) note('number', String(number));
  for (const name of readNames(reply)) if (!line.includes(asWordLine(name))) note('name', name);
  const said = asWordLine(reply);
  for (const place of knownPlaces) {
    const folded = asWordLine(place);
    // A name of one everyday word, as a club may have, counts only in its own letters.
    const isSaid = folded.trim().includes(' ')
      ? said.includes(folded)
      : new RegExp(`(?<![\\p{L}\\p{N}])${escaped(place)}(?![\\p{L}\\p{N}])`, 'u').test(reply);
    if (isSaid && !line.includes(folded)) note('name', place);
  }
  for (const [link] of reply.matchAll(LINK)) if (!told.includes(link.replace(/[).,;!?]+$/, ''))) note('link', link);
  for (const [token] of reply.matchAll(LONG_TOKEN)) if (!source.includes(token)) note('name', token);
  if (OTHER_SCRIPT.test(reply)) note('script', reply.slice(0, 40));
  for (const sentence of reply.split(/(?<=[.!?])\s+|\n/)) {
    if (DENIED.test(sentence)) continue;
    if (NEVER_DONE.test(sentence) || (!isChanged && CHANGE_TOLD.test(sentence.trim()))) note('deed', sentence);
  }
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** How many things a list has may be said in figures. */
function countsOf(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(countsOf);
  return Array.isArray(value) ? [value.length, ...inside] : inside;
}
