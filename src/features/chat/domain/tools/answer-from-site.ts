import { guidePassages } from './guide-passages.ts';
import { indexPassages, type PassageIndex } from './passage-index.ts';
import type { SitePassage } from './site-passage.ts';
import sitePassages from './site-passages.json' with { type: 'json' };

export interface SiteAnswer {
  /** What the page says, word for word. */
  text: string;
  /** Where it says so, with the anchor of the section where there is one. */
  href: string;
  /** `Terms and conditions: If you cancel`. */
  title: string;
}

/** Less of the question than this in common is a chance meeting of words. */
const COVERAGE_MIN = 0.55;
/** An answer of one sentence too many is not read on a phone. */
const TEXT_MAX = 620;
/** The next passage of the same section comes along when it is nearly as close. */
const NEARLY = 0.8;

/** What people ask with and the passages do not say themselves. */
const TAGS: readonly { href: string; has: string; tags: string }[] = [
  {
    href: '/terms#cancellation',
    has: 'More than 60 days',
    tags: 'refund refunds refunded money back cancel cancels cancellation policy days weeks before much',
  },
  {
    href: '/privacy#children',
    has: 'not for under-18s',
    tags: 'kid kids child children teenager teenagers 15 16 17 old year age minimum sister brother son daughter bring come',
  },
  {
    href: '/privacy#short-version',
    has: 'We hold what you type in',
    tags: 'data information keep know store hold collect me',
  },
  {
    href: '/contact#questions',
    has: 'Only the organiser has one',
    tags: 'guest guests everybody group need account sign register login',
  },
  { href: '/terms#account', has: 'You may close it', tags: 'delete remove close account' },
];

function tagged(passage: SitePassage): SitePassage {
  const found = TAGS.find(({ href, has }) => href === passage.href && passage.text.includes(has));
  return found ? { ...passage, tags: found.tags } : passage;
}

let index: PassageIndex | undefined;

function siteIndex(): PassageIndex {
  index ??= indexPassages([...sitePassages.map(tagged), ...guidePassages()]);
  return index;
}

/** What the site's own pages and guides have on a question, best first; empty when they say nothing of it. */
export function findOnSite(question: string, limit: number): SiteAnswer[] {
  return siteIndex()
    .find(question, limit * 3)
    .filter(({ coverage }) => coverage >= COVERAGE_MIN)
    .slice(0, limit)
    .map(({ passage: { text, href, page, section } }) => ({
      text,
      href,
      title: section === page ? page : `${page}: ${section}`,
    }));
}

/**
 * The passage of the site that answers a question about its policies, its workings or its guides, in the page's own
 * words, or null when no page does. For questions only: a wish about the plan shares words with the guides as well.
 */
export function answerFromSite(question: string): SiteAnswer | null {
  const [best, next] = siteIndex().find(question, 2);
  if (!best || best.coverage < COVERAGE_MIN) return null;
  const { page, section, href, text } = best.passage;
  const goesOn =
    next !== undefined &&
    next.passage.section === section &&
    next.passage.page === page &&
    next.score >= best.score * NEARLY &&
    text.length + next.passage.text.length < TEXT_MAX;
  const both = goesOn ? [best, next].sort((left, right) => left.position - right.position) : [best];
  return {
    text: both.map(({ passage }) => passage.text).join(' '),
    href,
    title: section === page ? page : `${page}: ${section}`,
  };
}
