import type { ConciergeState } from '../../concierge-state.ts';
import { dayName } from '../../wording/name-slot.ts';
import { lastChanged, lastReplyOf, listedWishes } from '../../wording/offers.ts';
import { asTyped } from '../typing/as-typed.ts';
import { partsSpokenOf } from './spoken-of.ts';

/** What somebody finds a place to be, in so few words that the place goes unsaid. */
const COMPLAINS =
  /^\W*(?:(?:hmm+|oh|ok|ooh|no|nah|god|yeah|but|and|it|it['’]?s|that|that['’]?s|is|looks|sounds|seems|feels|might be|may be|could be|will be|probably|maybe|i think|i reckon|think|reckon|honestly|just|prob|way|far)[\s,]+)*(?:too|(?:a )?bit(?: too)?|a tad|a little|very|rather|quite|pretty|way too) (loud|noisy|rowdy|rough|young|boozy|posh|stuffy|touristy|cheesy|tacky|scary|energetic|full on|wild|tame|boring|dull|quiet|dear|expensive|pricey|steep|long|far|early|late) ?(?:for (?:her|him|them|us|me|mum|mam|dad|nan|gran|(?:my|the|our|his|her) \w+|most of us|some of us|a \w+))?(?:[\s,]+(?:i think|i reckon|i guess|though|tho|really|probably|tbh|imo|mate|lol|that|isn['’]?t it|innit|then))*[\s.!?]*$/i;
/** `is that too early`: whether it is, and no complaint. */
const ASKS = /^\W*(?:(?:hmm+|oh|ok|so|and|but)[\s,]+)*(?:is|was) (?:it|that|this)\b/i;
const CALMER = /^(?:loud|noisy|rowdy|rough|wild|scary|energetic|full on|boozy)$/i;
const WILDER = /^(?:tame|boring|dull|quiet)$/i;
/** No more than a breath drawn in, at a price that was just told. */
const GASPS =
  /^\W*(?:(?:ouch|oof|yikes|blimey|crikey|jeez|jesus|christ|bloody hell|wowzers|oh my days|omg|how much(?=\s*[!?]*!|\s*\?\?)|gulp)[\s!?.…]*)+$/i;
/** More parts than these are no one thing. */
const PARTS_MAX = 3;

/**
 * `too loud for her i reckon`, right after a part was told of: the complaint is about that part, or the nights of that one
 * day, and not about the whole trip. Null for other words, after a change, and after a list to choose from.
 */
export function withComplaintPlaced(state: ConciergeState, message: string): string | null {
  if (ASKS.test(message)) return null;
  const isGasp = GASPS.test(message) && /£\d/.test(lastReplyOf(state.history));
  const said = COMPLAINS.exec(message)?.[1] ?? (isGasp ? 'expensive' : undefined);
  if (said === undefined || lastChanged(state.history) || listedWishes(state.history).length > 0) return null;
  const parts = partsSpokenOf(state);
  const [first, ...others] = parts;
  if (isGasp) return first && others.length === 0 ? `${asTyped(first.slot.name)} is a bit pricey` : 'thats a lot';
  if (!first || parts.length > PARTS_MAX) return null;
  if (others.length === 0) return `${asTyped(first.slot.name)} is too ${said}`;
  const isOneEvening = others.every(({ day, slot }) => day === first.day && slot.kind === first.slot.kind);
  const mood = CALMER.test(said) ? 'calmer' : WILDER.test(said) ? 'wilder' : null;
  return isOneEvening && first.slot.kind === 'night' && mood !== null
    ? `make ${dayName(state.plan, first.day)} night ${mood}`
    : null;
}
