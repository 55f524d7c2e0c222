import * as z from 'zod/mini';
import { DIETS, VIBES } from '../../src/catalogue/vocabulary.ts';
import { parseJsonLines } from './json-lines.ts';

// The language of the test set. It is closed: a misspelt word in a case is an error, never an expectation that
// quietly accepts everything.

const SLOT_ID = z.string().check(z.regex(/^d\d-(lunch|dinner|a\d|n\d)$/));
const SLOT_IDS = z.array(SLOT_ID).check(z.minLength(1));
const KIND = z.literal(['activity', 'lunch', 'dinner', 'night']);
const KINDS = z.array(KIND).check(z.minLength(1));
const DAY = z.int().check(z.gte(1), z.lte(7));
const VENUE_VIBES = z.array(z.literal(VIBES.filter((vibe) => vibe !== 'mix')));
const DIET_LIST = z.array(z.literal(DIETS)).check(z.minLength(1));
const ISO_DAY = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const COMPARED = z.literal(['less', 'more']);

/** What a place must be like; every part that is given must hold. */
const VenueFilter = z.strictObject({
  /** One of these begins a word of its type, family or name. */
  like: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** None of these does. */
  notLike: z.optional(z.array(z.string()).check(z.minLength(1))),
  ids: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Caters for all of these. */
  diets: z.optional(DIET_LIST),
  /** Against the slot it replaces. */
  price: z.optional(COMPARED),
  /** Pence a person. */
  atMost: z.optional(z.int()),
  indoor: z.optional(z.boolean()),
  /** Has one of these. */
  vibes: z.optional(VENUE_VIBES),
  /** Has none of these. */
  notVibes: z.optional(VENUE_VIBES),
});
export type VenueFilter = z.infer<typeof VenueFilter>;

const Target = z.union([
  z.literal(['earlier', 'later']),
  z.strictObject({ from: z.int(), to: z.int() }),
  z.strictObject({ day: DAY }),
]);

const Fact = z.discriminatedUnion('fact', [
  /** Their places are nowhere in the plan any more. */
  z.strictObject({ fact: z.literal('gone'), slots: SLOT_IDS }),
  /** Their places are still there on the same day for the same purpose. */
  z.strictObject({ fact: z.literal('stays'), slots: SLOT_IDS }),
  /** Gone, and the day has a new slot of that kind which is so. */
  z.strictObject({ fact: z.literal('replaced'), slot: SLOT_ID, by: VenueFilter }),
  /** A place that was not in the plan and is so. */
  z.strictObject({
    fact: z.literal('added'),
    by: VenueFilter,
    day: z.optional(DAY),
    kinds: z.optional(KINDS),
  }),
  /** Gone with nothing in their stead: the day has so many fewer of their kind. */
  z.strictObject({ fact: z.literal('dropped'), slots: SLOT_IDS }),
  z.strictObject({ fact: z.literal('moved'), slot: SLOT_ID, to: Target }),
  z.strictObject({
    fact: z.literal('day-begins'),
    day: DAY,
    than: z.literal(['earlier', 'later', 'any']),
    notBefore: z.optional(z.int()),
  }),
  z.strictObject({
    fact: z.literal('day-ends'),
    day: DAY,
    than: z.literal(['earlier', 'later', 'any']),
    notAfter: z.optional(z.int()),
  }),
  z.strictObject({ fact: z.literal('size'), is: z.int() }),
  z.strictObject({ fact: z.literal('dates'), first: ISO_DAY, days: z.int() }),
  z.strictObject({
    fact: z.literal('needs'),
    diets: z.optional(DIET_LIST),
    notDiets: z.optional(DIET_LIST),
    stepFree: z.optional(z.literal(true)),
    noAlcohol: z.optional(z.literal(true)),
    minorsPresent: z.optional(z.literal(true)),
  }),
  /** The cap a person in pence; null for none. */
  z.strictObject({ fact: z.literal('cap'), is: z.nullable(z.int()) }),
  z.strictObject({
    fact: z.literal('total'),
    than: z.optional(COMPARED),
    atMost: z.optional(z.int()),
    /** Less by at least so many pence a person. */
    by: z.optional(z.int()),
  }),
  z.strictObject({ fact: z.literal('calmer'), day: z.optional(DAY) }),
  z.strictObject({ fact: z.literal('livelier'), day: z.optional(DAY) }),
  z.strictObject({
    fact: z.literal('stay'),
    than: z.optional(z.literal(['other', 'cheaper', 'dearer'])),
    ids: z.optional(z.array(z.string()).check(z.minLength(1))),
    stepFree: z.optional(z.literal(true)),
  }),
  /** The trip is what it was before the last change. */
  z.strictObject({ fact: z.literal('undone') }),
  /** The places these slots had before the conversation are back, or still there. */
  z.strictObject({ fact: z.literal('original'), slots: SLOT_IDS }),
  z.strictObject({ fact: z.literal('every'), kinds: KINDS, by: VenueFilter, day: z.optional(DAY) }),
  z.strictObject({
    fact: z.literal('none'),
    by: VenueFilter,
    day: z.optional(DAY),
    kinds: z.optional(KINDS),
  }),
  z.strictObject({
    fact: z.literal('count'),
    kinds: KINDS,
    than: z.union([z.int(), z.literal(['fewer', 'more'])]),
    day: z.optional(DAY),
  }),
  /** So many slots of these kinds have lost their place. */
  z.strictObject({ fact: z.literal('changed'), kinds: KINDS, is: z.int() }),
]);
export type Fact = z.infer<typeof Fact>;

const Mentions = z.array(z.array(z.string()).check(z.minLength(1)));

const Reaction = z.discriminatedUnion('kind', [
  /** The trip changed, all facts hold, nothing else did, and the reply shows the effect. */
  z.strictObject({ kind: z.literal('change'), facts: z.array(Fact).check(z.minLength(1)) }),
  /** Nothing changed, and of each group of words or figures the reply has one. */
  z.strictObject({ kind: z.literal('answer'), mentions: Mentions }),
  /** Nothing changed, and the reply asks back with at least two ways to go on. */
  z.strictObject({ kind: z.literal('question') }),
  z.strictObject({ kind: z.literal('small-talk') }),
  /** Nothing changed, and the reply declines and says what. */
  z.strictObject({ kind: z.literal('refusal'), mentions: Mentions }),
  /** The reply admits that it did not understand. */
  z.strictObject({ kind: z.literal('lost') }),
]);
export type Reaction = z.infer<typeof Reaction>;

const Expectation = z.union([
  Reaction,
  /** Reactions that would all be right for a reasonable organiser. */
  z.strictObject({ kind: z.literal('any'), of: z.array(Reaction).check(z.minLength(1)) }),
]);
export type Expectation = z.infer<typeof Expectation>;

const Case = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+-\d\d$/)),
  category: z.string(),
  trip: z.string(),
  /** What the organiser said before; the concierge answers it first, and its answers count. */
  earlier: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Lines said before, given as they are. */
  history: z.optional(z.array(z.strictObject({ role: z.literal(['user', 'assistant']), content: z.string() }))),
  message: z.string(),
  expect: Expectation,
});
export type Case = z.infer<typeof Case>;

/** The cases of a file of JSON lines. Throws with the number of the line that is no case. */
export const parseCases = (text: string): Case[] =>
  parseJsonLines(text, Case).map((one) => ({ ...one, message: writtenOut(one.message) }));

/** `{repeat:10000:a}` stands for ten thousand characters of `a`. */
const writtenOut = (message: string): string =>
  message.replace(/\{repeat:(\d+):([^}]+)\}/, (_, length: string, piece: string) =>
    piece.repeat(Math.ceil(Number(length) / piece.length)).slice(0, Number(length)),
  );
