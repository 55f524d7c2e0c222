import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { SitePassage } from './site-passage.ts';

/** Texts this long stand together: a table of tiers or a short list is one answer. */
const TOGETHER_MAX = 620;
/** Shorter than this is a number or a label, not a sentence. */
const SENTENCE_MIN = 24;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': '’' };
const plain = (text: string): string =>
  text
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

interface Block {
  tag: string;
  text: string;
  items: string[];
}

/** Reads the words of a page section by section. React's own output is regular, so its tags alone are enough. */
function passagesOf(html: string, href: string, page: string): SitePassage[] {
  const found: SitePassage[] = [];
  const open: Block[] = [];
  let anchor = '';
  let section = page;
  let silent = 0;
  let lead = '';
  const say = (text: string): void => {
    const whole = lead === '' ? text : `${lead} ${text}`;
    lead = '';
    if (whole.endsWith(':')) lead = whole;
    else if (whole.length >= SENTENCE_MIN)
      found.push({ href: anchor === '' ? href : `${href}#${anchor}`, page, section, text: whole });
  };
  for (const [, close, tag = '', attributes = '', text = ''] of html.matchAll(/<(\/?)([a-z\d]+)([^>]*)>([^<]*)/g)) {
    if (/^(?:nav|svg|thead|caption|button)$/.test(tag)) silent += close ? -1 : attributes.endsWith('/') ? 0 : 1;
    const isBlock = /^(?:h1|h2|h3|summary|p|li|ul|ol|table|tr|td)$/.test(tag);
    if (isBlock && !close) open.push({ tag, text: '', items: [] });
    if (tag === 'section' && !close) anchor = /\sid="([^"]+)"/.exec(attributes)?.[1] ?? '';
    if (isBlock && close) {
      const block = open.pop();
      const words = plain(block?.text ?? '');
      const parent = open.at(-1);
      switch (tag) {
        case 'h2':
        case 'h3':
        case 'summary':
          if (words !== '') section = words.replace(/^\d+\. /, '');
          break;
        case 'td':
        case 'tr':
          if (parent) parent.items.push(tag === 'td' ? words : (block?.items.join('. ') ?? ''));
          break;
        case 'li':
          // An item of several paragraphs has already said them.
          if (words.length >= SENTENCE_MIN || parent?.items.length) parent?.items.push(words);
          break;
        case 'p':
          if (words !== '' && silent === 0) say(words);
          break;
        case 'ul':
        case 'ol':
        case 'table': {
          const items = block?.items.filter((item) => item !== '') ?? [];
          const together = items.map((item) => item.replace(/[;.]$/, '')).join('; ');
          if (silent > 0 || items.length === 0) break;
          if (together.length <= TOGETHER_MAX) say(`${together}.`);
          else for (const item of items) say(item);
        }
      }
    }
    const current = open.at(-1);
    if (current && silent === 0) current.text += `${/^(?:span|strong|a|code|em)$/.test(tag) ? '' : ' '}${text}`;
  }
  return found;
}

/** Sentences that depend on who runs the copy and when it was written, and not on the rules. */
const isOfThisCopy = ({ text }: SitePassage): boolean => /^(?:In this text “we” is|Last updated )/.test(text);

/** What is still to come must never be quoted without saying so. */
function withItsCaveat(passage: SitePassage, all: readonly SitePassage[]): SitePassage[] {
  const caveat = all.find(
    ({ section, text }) => section === passage.section && text.startsWith('We are building this now'),
  );
  if (caveat === undefined) return [passage];
  return caveat === passage ? [] : [{ ...passage, text: `${passage.text} ${caveat.text}` }];
}

interface Page {
  href: string;
  name: string;
  screen: FunctionComponent;
}

let pages: Page[];
beforeAll(async () => {
  const { TermsScreen } = await import('../../../site/web/terms-screen.tsx');
  const { PrivacyScreen } = await import('../../../site/web/privacy-screen.tsx');
  const { CookiesScreen } = await import('../../../site/web/cookies-screen.tsx');
  const { HowItWorksScreen } = await import('../../../site/web/how-it-works-screen.tsx');
  const { ContactQuestions } = await import('../../../enquiries/web/contact-questions.tsx');
  pages = [
    { href: '/terms', name: 'Terms and conditions', screen: TermsScreen },
    { href: '/privacy', name: 'Privacy policy', screen: PrivacyScreen },
    { href: '/cookies', name: 'Cookie policy', screen: () => createElement(CookiesScreen, { choices: null }) },
    { href: '/how-it-works', name: 'How it works', screen: HowItWorksScreen },
    { href: '/contact#questions', name: 'Asked before', screen: ContactQuestions },
  ];
});

test('the concierge quotes the pages of the site as they are today (vitest -u after a text has changed)', async () => {
  const passages = pages.flatMap(({ href, name, screen }) => {
    const all = passagesOf(renderToStaticMarkup(createElement(screen)), href, name);
    return all.flatMap((one) => (isOfThisCopy(one) ? [] : withItsCaveat(one, all)));
  });
  expect(new Set(passages.map(({ page }) => page)).size).toBe(pages.length);
  await expect(`${JSON.stringify(passages, null, 2)}\n`).toMatchFileSnapshot('./site-passages.json');
});
