import { foldText } from '../../../../shared/plain-text.ts';
import type { SitePassage } from './site-passage.ts';

export interface FoundPassage {
  passage: SitePassage;
  /** BM25 points; comparable within one question only. */
  score: number;
  /** How much of what was asked about it speaks of, 0 to 1, rare words counting most. */
  coverage: number;
  /** Its place among all passages, as they stand on their pages. */
  position: number;
}

export interface PassageIndex {
  /** The passages that share a word with the question, best first, at most `limit`. */
  find: (question: string, limit: number) => FoundPassage[];
}

/** Words of any question that say nothing of what it is about. */
const EMPTY_WORDS = new Set(
  'a about actually am an and any anyone anything apply applies are as at be been before but by can could did do does doing done for from get give going had happen happens has have hello hey hi how i if im in into is it its just know let like ll make me more much my need no not of on one or our out please policy pls re right say should so some such take tell than thanks that the them then there they thing this those to too up us use ve want was we were what whats when where which while who why will with would yes you your'.split(
    ' ',
  ),
);

/**
 * What people say for what the pages say. A question's word finds these too, at part of its weight: a page that has
 * the word itself comes first.
 */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  refund: ['cancel', 'back'],
  reimburs: ['refund', 'cancel', 'back'],
  cancel: ['cancellation'],
  cancell: ['cancel'],
  gdpr: ['data', 'privacy'],
  privacy: ['data', 'personal'],
  data: ['personal', 'hold', 'information'],
  personal: ['data'],
  track: ['cookie', 'statistic', 'tracking'],
  tracker: ['cookie', 'statistic', 'tracking'],
  ad: ['advertising'],
  advert: ['advertising'],
  delete: ['deleted', 'close'],
  erase: ['delete', 'deleted'],
  remove: ['delete', 'deleted'],
  kid: ['18', 'child', 'children'],
  child: ['18', 'under'],
  teenager: ['18', 'under'],
  minor: ['18', 'under'],
  insur: ['insurance'],
  insured: ['insurance'],
  atol: ['package'],
  abta: ['package'],
  complain: ['complaint'],
  lawsuit: ['court', 'law'],
  sue: ['court', 'law'],
  legal: ['law', 'court'],
  share: ['sell', 'sees'],
  details: ['personal', 'data'],
  old: ['18', 'under'],
  week: ['day'],
  month: ['day'],
  venue: ['provider', 'place'],
  put: ['type'],
  covid: ['epidemic'],
  pandemic: ['epidemic'],
  ai: ['machine', 'program', 'model'],
  bot: ['machine', 'program'],
  robot: ['machine', 'program'],
  chatgpt: ['model', 'language'],
  fee: ['surcharge', 'price'],
  charge: ['surcharge', 'price'],
  free: ['nothing', 'cost'],
  commission: ['price', 'cost'],
  safe: ['guard', 'security', 'encrypted'],
  secure: ['guard', 'security', 'encrypted'],
  hack: ['security', 'guard'],
  credit: ['card'],
  paypal: ['card', 'payment'],
  pay: ['payment', 'paid'],
  payment: ['pay', 'paid'],
  train: ['model'],
  deposit: ['deposit'],
  strike: ['extraordinary'],
  weather: ['extraordinary'],
  currency: ['sterling', 'pound'],
  temperature: ['celsius'],
  hot: ['celsius'],
  warm: ['celsius'],
  beer: ['pint'],
  pint: ['beer'],
};

const ALSO_WEIGHT = 0.6;

/** Enough of English to let `cancelled`, `cancels` and `cancelling` meet; both sides are cut the same way. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const cut = word.replace(/(?:ies)$/, 'y').replace(/(?:ations?|ions?|ings?|ed|es|s|e)$/, '');
  const bare = cut.length < 3 ? word : cut;
  return /([b-df-hj-np-tv-z])\1$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** What of a text is looked for, folded: `What’s the deposit?` gives `deposit`. */
export const wordsOf = (text: string): string[] =>
  (
    foldText(text)
      .replace(/['’]/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  ).filter((word) => !EMPTY_WORDS.has(word));

/** Okapi BM25's usual constants (Robertson and Zaragoza 2009). */
const K1 = 1.2;
const B = 0.6;
/** A word of a heading says more of what the passage is about than one of its sentences. */
const HEADING_WEIGHT = 2;

/** A guide speaks of its own city or celebration only: the question must name it. */
const isAbout = ({ names = [] }: SitePassage, asked: ReadonlySet<string>): boolean =>
  names.length === 0 || names.some((name) => wordsOf(name).every((word) => asked.has(stem(word))));

/** An index in memory over a few hundred passages: a question is answered in well under a millisecond. */
export function indexPassages(passages: readonly SitePassage[]): PassageIndex {
  const holders = new Map<string, Map<number, number>>();
  const lengths = passages.map(({ page, section, text, tags = '' }, index) => {
    const add = (words: readonly string[], weight: number): number => {
      for (const word of words) {
        const held = holders.get(stem(word)) ?? new Map<number, number>();
        held.set(index, (held.get(index) ?? 0) + weight);
        holders.set(stem(word), held);
      }
      return words.length;
    };
    return (
      add(wordsOf(text), 1) +
      add(wordsOf(section), HEADING_WEIGHT) +
      add(wordsOf(page), 1) +
      add(wordsOf(tags), HEADING_WEIGHT)
    );
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const rarity = (term: string): number => {
    const held = holders.get(term)?.size ?? 0;
    return Math.log(1 + (passages.length - held + 0.5) / (held + 0.5));
  };
  const points = (term: string, index: number): number => {
    const count = holders.get(term)?.get(index) ?? 0;
    const length = lengths[index] ?? meanLength;
    return (rarity(term) * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / meanLength));
  };

  return {
    find: (question, limit) => {
      // A number that stands nowhere on the site is a detail of the question and not its subject.
      const asked = [...new Set(wordsOf(question))].filter((word) => !/\d/.test(word) || holders.has(word));
      const whole = new Set(asked.map((word) => stem(word)));
      const total = [...whole].reduce((sum, term) => sum + rarity(term), 0);
      const scores = new Map<number, { score: number; covered: number }>();
      for (const term of whole) {
        const others = asked.filter((word) => stem(word) === term).flatMap((word) => [word, term]);
        const also = new Set(others.flatMap((word) => ALSO[word] ?? []).map(stem));
        const best = new Map<number, number>();
        const share = new Map<number, number>();
        for (const [spelling, weight] of [[term, 1] as const, ...[...also].map((one) => [one, ALSO_WEIGHT] as const)]) {
          for (const index of holders.get(spelling)?.keys() ?? []) {
            best.set(index, Math.max(best.get(index) ?? 0, weight * points(spelling, index)));
            share.set(index, Math.max(share.get(index) ?? 0, weight));
          }
        }
        for (const [index, score] of best) {
          const before = scores.get(index) ?? { score: 0, covered: 0 };
          const covered = before.covered + rarity(term) * (share.get(index) ?? 0);
          scores.set(index, { score: before.score + score, covered });
        }
      }
      return [...scores]
        .flatMap(([index, { score, covered }]) => {
          const passage = passages[index];
          return passage === undefined || !isAbout(passage, whole)
            ? []
            : [{ passage, score, coverage: total === 0 ? 0 : covered / total, position: index }];
        })
        .sort((left, right) => right.score - left.score || left.position - right.position)
        .slice(0, limit);
    },
  };
}
