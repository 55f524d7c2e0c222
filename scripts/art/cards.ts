/** A social card: what chats and timelines show of a page. */
export interface SocialCard {
  /** The scene it is cropped from, one of `SCENES`. */
  scene: string;
  title: string;
  line: string;
}

const city = (scene: string, name: string): SocialCard => ({
  scene,
  title: `${name}, sorted.`,
  line: 'Stag, hen and birthday weekends, planned to the hour',
});

/** Every card by the name of its file in /art/cards; pages without a scene of their own borrow one. */
export const CARDS: Readonly<Record<string, SocialCard>> = {
  home: { scene: 'home', title: 'Plan less. Party more.', line: 'Group celebrations, sorted.' },
  amsterdam: city('amsterdam', 'Amsterdam'),
  barcelona: city('barcelona', 'Barcelona'),
  bristol: city('bristol', 'Bristol'),
  dublin: city('dublin', 'Dublin'),
  krakow: city('krakow', 'Kraków'),
  lisbon: city('lisbon', 'Lisbon'),
  london: city('london', 'London'),
  prague: city('prague', 'Prague'),
  'stag-do': { scene: 'stag-do', title: 'Stag dos', line: 'Karts, paint and a pint he will remember' },
  'hen-do': { scene: 'hen-do', title: 'Hen dos', line: 'Cocktails, terraces and not one spreadsheet' },
  birthday: { scene: 'birthday', title: 'Birthdays', line: 'Long tables, loud singing, no washing up' },
  'work-do': { scene: 'work-do', title: 'Work dos', line: 'A night out the whole team will turn up for' },
  'group-weekends': { scene: 'group-weekends', title: 'Group weekends', line: 'Everyone in one place, for once' },
  plan: { scene: 'lisbon', title: 'Plan your do', line: 'Tell us who, where and when' },
  plans: { scene: 'barcelona', title: 'Sample plans', line: 'Whole weekends, hour by hour' },
  about: { scene: 'amsterdam', title: 'About us', line: 'Group celebrations, sorted.' },
  'how-it-works': { scene: 'london', title: 'How it works', line: 'From group chat to group photo' },
  contact: { scene: 'dublin', title: 'Say hello', line: 'Questions, ideas and odd requests' },
  quote: { scene: 'work-do', title: 'Get a quote', line: 'Bigger group? Ask us for a price' },
  partners: { scene: 'prague', title: 'Partner with us', line: 'Bring your venue to the party' },
  privacy: { scene: 'bristol', title: 'Privacy', line: 'What we keep, and what we never do' },
  cookies: { scene: 'group-weekends', title: 'Cookies', line: 'The few we use, in plain English' },
  terms: { scene: 'krakow', title: 'Terms', line: 'The small print, in larger print' },
  sitemap: { scene: 'home', title: 'Every page', line: 'The whole site on one map' },
};
