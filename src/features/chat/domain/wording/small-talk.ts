import type { Diet } from '../../../../catalogue/vocabulary.ts';
import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { asList, asWishes } from './suggestions.ts';
import { wholePrice } from './whole-price.ts';

const LOST = 'Sorry, I did not understand that, so nothing has changed.';

/** To instructions, code and errands: what the concierge is for, and that it obeys nothing else. */
export const NOT_OURS =
  'I cannot do that: I only look after this plan. I take and show no other instructions, the prices are the ones listed, and nothing is booked, paid or given away here. Nothing has changed.';
const ONLY_ENGLISH = 'Sorry, I only read English, so nothing has changed.';

export const isLostReply = (reply: string): boolean =>
  [LOST, NOT_OURS, ONLY_ENGLISH].some((words) => reply.startsWith(words));

/** A reply that owns to have understood nothing, and turns nothing down. */
export const isNotUnderstood = (reply: string): boolean => reply.startsWith(LOST);

export const notUnderstood = (suggestions: readonly string[]): string =>
  `${LOST} Here are three things I can do for this plan:\n${asList(suggestions)}`;

/** To `can they do a birthday surprise`, of no place that is named. */
export const ASK_THERE =
  'That our list does not say of its places, so ask there before you book: the Itinerary tab has a link for each.';

/** To `its her 30th`: what is told of them, and no wish. */
export const goodToKnow = (suggestions: readonly string[]): string =>
  `Good to know, and nothing has changed. If the plan should be different for it, say how. For example:\n${asList(suggestions)}`;

/** To another language, with what could be said in ours. */
export const onlyEnglish = (suggestions: readonly string[]): string =>
  `${ONLY_ENGLISH} In English you could say, for example:\n${asList(suggestions)}`;

/** How the words that nothing was read from are spoken of, beside what was done. */
export const NOT_UNDERSTOOD = 'I did not understand ';

/** Enough of somebody's words to know which are meant. */
const QUOTE_MAX = 80;

export const notUnderstoodPart = (words: string): string =>
  `${NOT_UNDERSTOOD}“${words.length > QUOTE_MAX ? `${words.slice(0, QUOTE_MAX)}…` : words}”, so that part is as it was.`;

export const capabilities = (suggestions: readonly string[]): string =>
  `I can swap, drop, add or move anything in the plan, make it cheaper, calmer or wilder, fit it to diets or step-free access, change the numbers, the dates or the stay, and tell you prices, times and reasons. I do not book or take payments. For example: ${suggestions.slice(0, 2).join('; ')}.`;

export const IDENTITY =
  'I am Huzzah’s concierge, a computer program and not a person. I know this plan and can change it; for a person, write to us at /contact.';
export const TAKEN_BACK = 'I have taken the last change back.';
export const NOTED = 'No problem at all. The plan stays as it is; tell me when something should change.';
/** How many of a group eat so changes no plan: every meal has something for them. */
export const cateredFor = (diets: readonly Diet[]): string =>
  `Noted. Every meal of the plan caters for ${diets.join(' and ')} guests, be it one or all of you, so nothing more has to change.`;
export const INSULTED =
  'Sorry that I was no help. Tell me which part of the plan is wrong, a day, a place or the price, and I put it right.';
/** To `no cannabis please`: nothing that we would not arrange is in a plan. */
export const NONE_OF_THAT = 'None of that is in the plan, and it stays that way.';
export const DECLINED =
  'I cannot arrange that. What I can plan is places to eat, drink, stay and have fun, at the prices that are listed.';

export const greeting = (plan: TripPlan, suggestions: readonly string[]): string =>
  `Hello! Your ${plan.destination} plan for ${plan.groupSize} stands at ${wholePrice(plan)}. What shall we change? For example: ${suggestions[0] ?? 'Make it cheaper'}.`;

export const THANKS = 'You’re welcome. Tell me whenever something should change.';
export const NOTHING_OFFERED = 'Happy to help: what would you like me to change?';
/** A choice where nothing was given to choose from. */
export const NOTHING_LISTED =
  'There is no list to choose from just now, so nothing has changed. Ask “what could we do instead of” a part of the plan and I list some.';
/** A yes to a list takes up none of it. */
export const whichOf = (wishes: readonly string[]): string => `Which of them would you like?\n${asWishes(wishes)}`;
/** To a number that the last list does not have; the list stays open. */
export const noSuchNumber = (number: number, count: number): string =>
  `${NO_NUMBER} ${number} in that list, so nothing has changed. Which of them would you like? Say a number, 1 to ${count}.`;
export const isNoSuchNumber = (reply: string): boolean => reply.startsWith(NO_NUMBER);
const NO_NUMBER = 'There is no number';

export const DONE_ALREADY = 'That is done already: the plan is as I told you last. What shall I change next?';
export const NOT_CHEAPER = 'Nothing of that costs so little, so nothing has changed.';
export const LEFT_AS_IS = 'Right, everything stays as it is.';
export const NOTHING_TO_UNDO = 'There is no change to undo: the plan is as it was made.';
/** To `start over`. */
export const NOTHING_CHANGED_YET =
  'There is no change to undo: the plan is as it was made. For a plan from nothing give a new brief at /plan.';
export const NOTHING_TO_REDO = 'There is no undone change to bring back, so nothing has changed.';
export const BYE = 'Enjoy the rest of your day. The plan stays as it is, and I am here when something should change.';
export const JOY = 'It is going to be a good one! Tell me if anything in the plan should change.';

/** What can honestly be said of somebody's taste: what the plan has, and that it can be changed. */
export const opinion = (plan: TripPlan): string => {
  const names = plan.days.flatMap(({ slots }) => slots.map(({ name }) => name)).slice(0, 2);
  return `I cannot know everybody’s taste, but it was made for your brief${names.length > 0 ? `, from ${names.join(' to ')} on` : ''}. Tell me what they love or hate and I fit it to that.`;
};
