import { describe, expect, test } from 'vitest';
import { answerFromSite, findOnSite } from './answer-from-site.ts';

describe('a question about the rules is answered in the words of the page that has them', () => {
  test.each([
    ['What is your refund policy?', '/terms#cancellation', 'More than 60 days'],
    ['what happens if i cancel 3 weeks before', '/terms#cancellation', '29 to 14 days before'],
    ['what if the venue cancels', '/terms#changes-by-us', 'all of your money back for that part'],
    ['is there a deposit', '/terms#payment', 'requires a deposit'],
    ['can we pay by card?', '/terms#payment', 'card, by bank transfer'],
    ['do we need travel insurance', '/terms#liability', 'not included'],
    ['are you atol protected', '/terms#package-travel', 'package'],
    ['what law applies', '/terms#disputes', 'English law'],
    ['do you use cookies', '/privacy#cookies', 'cookie policy'],
    ['do you sell my data', '/privacy#who-sees-it', 'do not sell'],
    ['how long do you keep chats', '/privacy#how-long', 'As long as the trip'],
    ['is my chat used to train ai', '/privacy#who-sees-it', 'may not train'],
    ['can my 16 year old sister come', '/privacy#children', 'not for under-18s'],
    ['do guests need an account', '/contact#questions', 'Only the organiser'],
  ])('%s', (question, href, words) => {
    const all = findOnSite(question, 4).filter((answer) => answer.href === href);
    expect(all.map(({ text }) => text).join(' ')).toContain(words);
    expect(answerFromSite(question)).not.toBeNull();
  });
});

test.each([
  ['how much is a pint in prague', '/cities/prague'],
  ['whats the weather like in lisbon', '/cities/lisbon'],
  ['what is barcelona like', '/cities/barcelona'],
  ['whats a cocktail class cost', '/activities/hen-do'],
])('the guides answer “%s”', (question, href) => {
  expect(answerFromSite(question)?.href).toBe(href);
});

test.each([
  'swap dinner on saturday',
  'make it cheaper',
  'something more cultural',
  'what time is dinner',
  'how much is it',
  'tell me a joke',
  'who is the president of france',
  'can I bring my dog',
  '',
  '🎉🎉',
])('no page is quoted for “%s”', (message) => {
  expect(answerFromSite(message)).toBeNull();
});

test('what is still being built is quoted with the sentence that says so', () => {
  expect(answerFromSite('do you have whatsapp invites')?.text).toContain('We are building this now');
});

test('ten thousand characters are searched without delay', () => {
  const before = process.threadCpuUsage().user;
  answerFromSite('refund cookies deposit prague '.repeat(340));
  expect(process.threadCpuUsage().user - before).toBeLessThan(500_000);
});
