import type { Case } from '../case-schema.ts';
import { isFirst, isPlainTalk, ofMessage, oneOf, orShown, type Relation } from './relation.ts';

const GREETINGS = ['hiya', 'hi', 'hey', 'hello', 'morning!', 'Hi there,', 'hey again,', 'evening all,'];
const SOFTENERS = [
  'sorry to be a pain but',
  'quick one -',
  'quick one,',
  'right so',
  'ok so',
  'sorry,',
  'me again,',
  'just a thought,',
  'so',
  'ooh',
  'oh and',
  'actually',
];
/** Courtesies that only an order has. */
const CLOSINGS_OF_ORDERS = [" if that's ok", ' if poss', ' please', ' pls', ' if you can', ' ta'];
const CLOSINGS = [
  ' x',
  ' xx',
  ' ta',
  ' cheers',
  ' lol',
  ' thanks!!',
  ', thanks',
  ' 🙏',
  ' 😂',
  ' ❤️',
  '. cheers',
  '. Thank you!',
];
const ASKS_TO = [
  'can we',
  'could you possibly',
  'could you',
  'any chance you could',
  'would you mind if we',
  'please could we',
];
const PROPOSES = [
  'think we should',
  'we were thinking of maybe',
  'I was thinking we could',
  'maybe we should',
  'should we',
];

/** An order, so that `can we` may stand before it. */
const IS_ORDER =
  /^(?:swap|change|switch|replace|drop|bin|ditch|lose|scrap|cut|remove|cancel|add|move|shift|push|make|put|find|book|start|finish|skip|leave|get|squeeze|fit|keep|bring|undo|stick)\b(?! it[ ,.]| we | i )/i;
/** A question that yes or no answers, so that `the girls want to know if` may stand before it. */
const IS_CLOSED =
  /^(is|are|will|does) (the|it(?! possible)|there|we|they|dinner|lunch|all|any|everything|everyone|our|that|this)\b(?= )/i;
const HAS_COURTESY = /\b(?:please|pls|plz|ta|thanks|thank you|cheers|thx|x+)\b|[\u{1F300}-\u{1FAFF}❤]/iu;
/** `is it far` told as `it is far`; only a pronoun ends where one can see it. */
const inverted = (message: string): string =>
  lowered(message)
    .replace(/^(is|are|will) (it|there|we|they) /, '$2 $1 ')
    .replace(/^(?:do|does) (we|they) /, '$1 ')
    .replace(/\?+$/, '');
/** One word or a slip put right (`*lunch`), which nobody wraps up. */
const isBare = (message: string): boolean => message.split(/\s+/).length < 2 || /^\W*\*/.test(message);

/** Without its first capital, if that is a sentence's and no name's. */
const lowered = (message: string): string =>
  message.replace(/^(?!I\b)[A-Z](?=[a-z]*\b)/, (letter) => letter.toLowerCase());

const closingsOf = (message: string): readonly string[] =>
  IS_ORDER.test(message) && !/\?/.test(message) ? [...CLOSINGS_OF_ORDERS, ...CLOSINGS] : CLOSINGS;

const isWrappable = (one: Case): boolean =>
  isPlainTalk(one) && one.category !== 'small' && !isBare(one.message) && one.message.length <= 160;

/** `swap`, after `we were thinking of maybe`, is `swapping`. */
const asked = (lead: string, message: string): string => {
  if (!lead.endsWith(' of maybe')) return `${lead} ${lowered(message)}`;
  return lowered(message).replace(/^(\w+)/, (verb) => `${lead} ${gerundOf(verb)}`);
};
const gerundOf = (verb: string): string =>
  /^(?:swap|drop|bin|scrap|cut|put|get|skip|fit)$/.test(verb)
    ? `${verb}${verb.at(-1)}ing`
    : `${verb.replace(/e$/, '')}ing`;

/** Greetings, softeners and courtesies around a message. */
export const wrappingRelations: readonly Relation[] = [
  ofMessage('greeting-before', 'hiya, hello', (message, rng, one) =>
    isWrappable(one) && isFirst(one) ? `${oneOf(GREETINGS, rng)} ${lowered(message)}` : null,
  ),
  ofMessage('softener-before', 'sorry to be a pain but, right so', (message, rng, one) =>
    isWrappable(one) && one.category !== 'offer' ? `${oneOf(SOFTENERS, rng)} ${lowered(message)}` : null,
  ),
  ofMessage('closing-after', 'x, ta, if that is ok', (message, rng, one) =>
    isWrappable(one) && !HAS_COURTESY.test(message)
      ? `${message.replace(/[.\s]+$/, '')}${oneOf(closingsOf(message), rng)}`
      : null,
  ),
  ofMessage('both-ends', 'a greeting or softener and a courtesy', (message, rng, one) =>
    isWrappable(one) && isFirst(one) && !HAS_COURTESY.test(message)
      ? `${oneOf([...GREETINGS, ...SOFTENERS], rng)} ${lowered(message).replace(/[.\s]+$/, '')}${oneOf(closingsOf(message), rng)}`
      : null,
  ),
  {
    id: 'asked-to',
    does: 'an order asked for: can we, could you possibly',
    alter: (one, rng) =>
      isWrappable(one) && IS_ORDER.test(one.message)
        ? { ...one, message: asked(oneOf(ASKS_TO, rng) ?? '', one.message) }
        : null,
  },
  {
    id: 'proposed',
    does: 'an order put as a proposal: think we should',
    alter: (one, rng) =>
      isWrappable(one) && IS_ORDER.test(one.message)
        ? orShown({ ...one, message: asked(oneOf(PROPOSES, rng) ?? '', one.message) })
        : null,
  },
  {
    id: 'opinion-after',
    does: 'what do you reckon, would be great',
    alter: (one, rng) =>
      isWrappable(one) && isFirst(one) && IS_ORDER.test(one.message) && !/\?/.test(one.message)
        ? orShown({
            ...one,
            message: `${one.message.replace(/[.\s]+$/, '')}${oneOf([', what do you reckon?', ', would be great', ' would be ace', ' - thoughts?'], rng)}`,
          })
        : null,
  },
  ofMessage('asked-for-others', 'the girls want to know if', (message, rng, one) => {
    if (!isWrappable(one) || !IS_CLOSED.test(message)) return null;
    const lead = oneOf(['the girls want to know', 'someone asked', 'just wondering', 'do you know'], rng) ?? '';
    return / if (?:it|there|we|they) /.test(` if ${inverted(message)}`)
      ? `${lead} if ${inverted(message)}`
      : `${lead.replace(/,?$/, ',')} ${lowered(message)}`;
  }),
];
