import { titleCased } from '../../../../../shared/plain-text.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { refusedByName } from '../cues/unknown-thing.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';

/** Sights that people set out for from one of our cities, and that no list of ours has. */
const SIGHTS =
  / (auschwitz|zakopane|stonehenge|harry potter(?: studios?| tour| world)?|warner bros(?: studios?| tour)?|thorpe park|alton towers|legoland|windsor castle|karlstejn|kutna hora|terezin|sintra|cascais|cliffs of moher|giants causeway|glendalough|cheddar gorge) /;
/** What groups ask for that no catalogue of ours, or not every one, has a place for. */
const THINGS =
  / ((?:quad|beer|party|pedal) bik(?:e|es|ing)|quads?|tank (?:ride|driving)|tram ride|segways?|zorb(?:ing|s)?|bubble football|paintball(?:ing)?|laser tag|laser quest|jet ?ski(?:s|ing)?|white water rafting|rafting|bungee(?: jump(?:ing)?)?|zip ?(?:line|wire|lining)|ski(?:ing|s)?|ice skating|roller (?:disco|skating)|horse ?riding|pony trekking|clay (?:shooting|pigeons?)|shooting range|archery|falconry|goat yoga|yoga|pole dancing|life drawing|butlers? in the buff|butlers?|strip(?:per|pers| clubs?| show)|magicians?|photographers?|photo booth|limos?|limousines?|minibus(?:es)?|mini bus|coach(?:es| transfers?)?|shuttle|chauffeur|party bus|hot tubs?|sauna|casino|bingo|darts|snooker|pool hall|tennis|football match|five a side|cricket|golf course|driving range|horse racing|greyhounds?|dog racing|safari|aquarium|water ?park|theme park|fun ?fair|beach(?: day| afternoon| morning| club| party| bar)?|foam party|pool party|boat party|rage room|axe throwing|wine tasting|gin tasting|whisky tasting|chocolate making|perfume making|pottery|flower crowns?|flower arranging|dance class|private (?:dining )?(?:room|area|space)|silent disco|karaoke machine|projector|microphone|nail (?:bar|salon)s?|manicures?|pedicures?|blow ?dr(?:y|ies)(?: bar)?|tanning|hairdressers?|makeovers?|drag (?:show|brunch|bingo)|burlesque|bottomless brunch|hot air balloon|skydiv(?:e|ing)|helicopter|surfing|kayak(?:s|ing)?|canoe(?:s|ing)?|paddle ?board(?:s|ing)?|fishing|snorkelling|diving|scuba)(?= )/g;
const BESIDE = / (?:as well as|on top of|alongside|besides|in addition to|not instead of) (?=\w)/;
/** What may stand beside such a thing without asking for anything else. */
const GLUE = new Set(
  `a an the some any require requires we us i you u require requires need needs want wants fancy like love would could can do does have has that it is a must please
  also too as well and or maybe if poss possible add in on at for there one go going to get try somewhere anywhere ride trip day
  session class visit morning afternoon evening night friday saturday sunday thursday monday tuesday wednesday what about how
  grandma grandad granny nan nana gran mum mam dad bride groom stag hen boss she he they her his everyone everybody loves love adores likes
  to wanna gonna going were visiting visit day mad into obsessed huge big fan fans really always wanted to try fancies got chance of room time oh ok lets be be ideal lush good great lads girls definitely stop quick with me too then now put stick fit squeeze wed id some point nice`.split(
    /\s+/,
  ),
);

/** A thing that a line names, and the words of its name. */
interface ThingNamed {
  name: string;
  from: number;
  to: number;
}

/** What a line names that the city has no place for, in whatever words beside it; null where it has one. */
export function absentThing(reading: Reading): ThingNamed | null {
  // The limo of `hot tub limo` is what is wanted.
  const thing = thingsIn(reading.line).at(-1);
  const unlisted = reading.types.find((type) => type.types.length === 0);
  if (thing === undefined) return unlisted ? { name: unlisted.label, from: unlisted.from, to: unlisted.to } : null;
  const named = placed(thing, reading.line);
  const isPlace = reading.venues.some((venue) => venue.from < named.to && named.from < venue.to);
  return isPlace || isHad(named, reading) ? null : named;
}

const thingsIn = (line: string): string[] => [...line.matchAll(THINGS)].map(([, thing = '']) => thing);

function placed(name: string, line: string): ThingNamed {
  const before = line.slice(0, line.indexOf(` ${name} `));
  const from = before.split(' ').filter(Boolean).length;
  return { name, from, to: from + name.split(' ').length };
}

const isHad = ({ from, to }: ThingNamed, { types }: Reading): boolean =>
  types.some((type) => type.types.length > 0 && type.to - type.from >= to - from && type.from < to && from < type.to);

/**
 * `tank ride, can u do that`, `a beach day`: a thing that the city has no place for, asked for with nothing else in the
 * message; adding it refuses it by its name. Null where the catalogue has it.
 */
export function readAbsentThing(reading: Reading): Intent | null {
  const { line, words, slots, venues } = reading;
  const sight = SIGHTS.exec(line)?.[1];
  const thing = sight ?? thingsIn(line)[0];
  // `laser quest as well as the boat`: what it comes beside is no part of the wish.
  const tail = BESIDE.exec(line)?.index;
  const end = tail === undefined ? words.length : line.slice(0, tail).split(' ').filter(Boolean).length;
  if (thing === undefined) return null;
  const named = placed(thing, line);
  // The disco of `silent disco` is not the one of the plan.
  const isBeside = (at: number): boolean => at < end && (at < named.from || at >= named.to);
  if (
    venues.some((venue) => venue.from < end) ||
    slots.some((slot) => isBeside(slot.from) || (slot.to > named.to && slot.from < end))
  )
    return null;
  const others = words.filter((word, at) => isBeside(at) && !GLUE.has(word));
  if (isHad(named, reading) || others.length > 0) return null;
  return {
    kind: 'add',
    scope: NOWHERE,
    want: { ...NO_PREFERENCE, typeLabel: sight ? titleCased(sight) : thing },
    slotKind: null,
    isAnother: false,
  };
}

/** A place that is wanted by its name, and that neither the plan nor the list has: no other of its sort is given for it. */
export function readCalled({ called, slots, words }: Reading): Intent | null {
  if (!called || words.length > CALLED_WORDS_MAX) return null;
  return slots.length === 0 ? refusedByName(called.name) : null;
}
const CALLED_WORDS_MAX = 16;
