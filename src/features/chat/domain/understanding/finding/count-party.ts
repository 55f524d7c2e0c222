import { ORDINALS } from '../../ordinals.ts';
import { KIN } from './kin.ts';
import type { PeopleChange } from './people-change.ts';
import { NUMBER, readNumberText, readOrdinal } from './read-number.ts';

/** Who belongs to somebody, one at a time. */
const GUEST = `(?:${KIN}|wives|plus one|mil)(?: in laws?)?`;
const GROUP_NOUN =
  '(?:people|person|guests?|lads?|girls?|boys?|men|women|ladies|guys?|folks?|adults?|hens?|stags?|mates?|friends?|others?|kids?|children|cousins?|colleagues?|sisters?|brothers?)';
const OWNER = '(?:my|our|me|his|her|their|the|your|brides?|grooms?|[a-z]{2,}s)';
const OF_WHOM = '(?:of|the|my|our|his|her|their|your|own|other|old|new|work|uni|school|best|more|lot)';

/** What may stand in a list of people, the surer first. `me` and `2 of us` make it a list of the whole group. */
const MEMBERS: readonly { pattern: RegExp; people: (found: RegExpExecArray) => number | null; isSelf?: boolean }[] = [
  { pattern: /^(?:me|myself|i)(?= )/, people: () => 1, isSelf: true },
  { pattern: /^(?:the )?(?:bride|groom|hen|stag|birthday (?:boy|girl))(?= )/, people: () => 1, isSelf: true },
  {
    pattern: new RegExp(`^(?:the |all )?(${NUMBER}) of (?:us|our lot)(?= )`),
    people: ([, count = '']) => readNumberText(count),
    isSelf: true,
  },
  {
    pattern: new RegExp(`^(?:us|all|the original) (${NUMBER})(?= )`),
    people: ([, count = '']) => readNumberText(count),
    isSelf: true,
  },
  {
    pattern: new RegExp(`^(?:${OWNER} )*(${NUMBER})(?: ${OF_WHOM})* ${GROUP_NOUN}(?= )`),
    people: ([, count = '']) => readNumberText(count),
  },
  {
    pattern: new RegExp(
      `^(?:${OWNER} |an? )+(?:(?:best|old|little|big|older|younger|new|work|uni|school) )*${GUEST}(?= )`,
    ),
    people: () => 1,
  },
  // `my sister and her two`.
  {
    pattern: new RegExp(`^(?:her|his|their) (${NUMBER})(?= )`),
    people: ([, count = '']) => readNumberText(count),
  },
  { pattern: /^(?:mum|dad|nan|gran|grandad|grandma|our \w+)(?= )/, people: () => 1 },
  {
    pattern: new RegExp(`^(?:${GUEST}) (?!(?:and|is|are|want|wants|will|can|cant|has|have|who)\\b)\\w+(?= )`),
    people: () => 1,
  },
  {
    pattern: new RegExp(`^(\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ${OF_WHOM})*(?= )`),
    people: ([, count = '']) => readNumberText(count),
  },
];
/** A name is a member where others of the list are known to be people. */
const NAME =
  /^(?!(?:and|plus|so|but|not|then|is|are|now|the|a|of|to|in|on|for|at|have|has|want|wants|out|off|dropped|pulled|bailed|cancelled|cant|gone|coming|come)\b)[a-z]{3,}(?= )/;
/** A name that begins a list is joined to what follows. */
const IS_LISTED = /^\w+ (?:\w+ )?(?:and|plus) /;
const JOINT = /^ (?:and also |and then |and |plus |as well as |along with )?/;

interface Party {
  people: number;
  members: number;
  /** Somebody of the group itself is in it, so that it is all of them. */
  isWhole: boolean;
  rest: string;
}

/** The list of people that the text begins with: how many they are, and what is said after them. */
function partyAt(text: string): Party | null {
  let party: Party = { people: 0, members: 0, isWhole: false, rest: text };
  let known = 0;
  for (;;) {
    const joint = party.members === 0 ? '' : (JOINT.exec(party.rest)?.[0] ?? '');
    const from = party.rest.slice(joint.length);
    const isBareJoint = joint === ' ';
    const member = memberAt(from);
    const named =
      member === null && IS_LISTED.test(isBareJoint || party.members === 0 ? from : `${from}and `)
        ? NAME.exec(from)
        : null;
    if (member === null && named === null) break;
    known += member === null ? 0 : 1;
    party = {
      people: party.people + (member?.people ?? 1),
      members: party.members + 1,
      isWhole: party.isWhole || member?.isSelf === true,
      rest: from.slice(member?.length ?? named?.[0].length ?? 0),
    };
  }
  return party.members > 1 && known > 0 ? party : null;
}

function memberAt(text: string): { people: number; isSelf: boolean; length: number } | null {
  for (const { pattern, people, isSelf = false } of MEMBERS) {
    const found = pattern.exec(text);
    const count = found && people(found);
    if (found && count !== null) return { people: count, isSelf, length: found[0].length };
  }
  return null;
}

const LEAD =
  /^ (?:(?:so|and|but|ok|sorry|actually|well|oh|hi|now|turns out|looks like|can|could|would|may|might|do you mind if|is it ok if|it will be|there will be|will be|its|it is|that is|this is|theres|there is|we are|were|just|only|gonna be|going to be|be|us(?! (?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))|make it|make that|down to|party of|group of) )*/;
const BRINGS =
  / (?:plus(?= (?:my|our|his|her|their) )|bringing|brings?|brought|inviting|invites?|invited|add|added|adding|roped in|include|including|squeeze in|room for|got) (?:along )?/;
const ENDS =
  '(?: (?:now|too|as well|along|then|please|after all|with us|us|in the end|in total|in all|altogether|all in|on|for it))*';
const END = new RegExp(`^${ENDS} $`);
const COMES = new RegExp(
  `^(?: (?:is|are|wants?|will|would like|can|could|might|have|has|also|both|all|now|decided|asked|said|gonna|going|to|be|want))*(?: (?:coming|come|joining|join|in|tagging along|tag along|said yes|on board|up))${ENDS} $`,
);
const GOES = new RegExp(
  `^(?: (?:is|are|have|has|had|both|all|now|to|just))*(?: (?:out|not coming|no longer coming|arent coming|isnt coming|(?:cant|cannot|wont|couldnt) (?:come|make it|make|be there|be coming)|bailed|dropped out|dropping out|pulled out|cancelled))${ENDS} $`,
);

/**
 * How many people a list of them is, `me and eight girls`, `mum dad and our kev are coming`: the whole group where the
 * speaker is in it, else those who come, go or are brought. Null for a single one, and where more is said of them.
 */
export function countParty(line: string): PeopleChange | null {
  const lead = LEAD.exec(line)?.[0] ?? ' ';
  const whole = partyAt(line.slice(lead.length));
  if (whole?.isWhole && END.test(whole.rest)) return { kind: 'size', people: whole.people };
  if (whole && !whole.isWhole && COMES.test(whole.rest)) return { kind: 'by', people: whole.people };
  if (whole && GOES.test(whole.rest)) return { kind: 'by', people: -whole.people };
  const brings = BRINGS.exec(line);
  const brought = brings ? partyAt(line.slice(brings.index + brings[0].length)) : null;
  return brought && !brought.isWhole && END.test(brought.rest) ? { kind: 'by', people: brought.people } : null;
}

const BETWEEN = '(?: (?:now|though|instead|then|again|sadly|but|and|so|plus))*';
const OUT = new RegExp(
  `^(?: (?:is|are|have|has|had|both|all|now|to|just))*(?: (?:out|off|gone|not coming|no longer coming|arent coming|isnt coming|(?:cant|cannot|wont|couldnt) (?:come|make it|make|be there)|bailed|dropped out|dropping out|pulled out|pulling out|cancelled))(?= )${BETWEEN}`,
);
const IN = new RegExp(
  `^(?: (?:is|are|have|has|both|all|now|can|to|will|wants|want|be))*(?: (?:in|coming|come|joining|join|on board|up for it|taking (?:her|his|their) place|said yes|stepping in|replacing (?:her|him|them)))(?= )${BETWEEN}`,
);
const MOVES_MAX = 5;

/** `nan out, two mates in`: how many more or fewer it makes where some go and others come; null for anything else. */
export function countNet(line: string): PeopleChange | null {
  const exchanged = countExchanged(line);
  if (exchanged !== null) return exchanged;
  let rest = line.slice((LEAD.exec(line)?.[0] ?? ' ').length);
  const moves: number[] = [];
  while (rest.trim() !== '' && moves.length <= MOVES_MAX) {
    const party = partyOfAny(rest);
    const out = party && OUT.exec(party.rest);
    const move = out ?? (party && IN.exec(party.rest));
    if (!party || !move) return null;
    moves.push(out ? -party.people : party.people);
    rest = party.rest.slice(move[0].length).replace(/^ (?:and |but |plus |then )?/, '');
  }
  const people = moves.reduce((sum, one) => sum + one, 0);
  return moves.some((one) => one > 0) && moves.some((one) => one < 0) && people !== 0 ? { kind: 'by', people } : null;
}

/** The same where a turn of phrase has made ` swap nan for two mates ` of it. */
function countExchanged(line: string): PeopleChange | null {
  const [, went = '', came = ''] =
    /^ (?:so |and |but |ok )*swap (.+?) (?:is |are )?for (.+?) (?:is |are )?$/.exec(line) ?? [];
  const [gone, coming] = [partyOfAny(`${went} `), partyOfAny(`${came} `)];
  const isWhole = gone?.rest.trim() === '' && coming?.rest.trim() === '';
  if (!gone || !coming || !isWhole || gone.people === coming.people) return null;
  return { kind: 'by', people: coming.people - gone.people };
}

/** A list of people, or a single member. */
function partyOfAny(text: string): Pick<Party, 'people' | 'rest'> | null {
  const party = partyAt(text);
  if (party) return party;
  const member = memberAt(text);
  return member && !member.isSelf ? { people: member.people, rest: text.slice(member.length) } : null;
}

const LEFT_OUT = new RegExp(
  ` (?:dont|do not|not|without|no need to) count(?:ing)? (?:\\w+ ){1,3}?(?:so |its |it is |that is |we are |makes |just |only )*(${NUMBER}) $`,
);

/** `dont count the baby, 6`: how many there are without one. */
export function countWithout(line: string): PeopleChange | null {
  const people = readNumberText(LEFT_OUT.exec(line)?.[1] ?? '');
  return people === null || people < 2 ? null : { kind: 'size', people };
}

const ORDINAL = `(${ORDINALS.slice(2).join('|')}|\\d+(?:st|nd|rd|th))`;
const NTH_OF_US = [
  new RegExp(` (?:a|an|our) ${ORDINAL} (?:and (?:last|final) )?${GROUP_NOUN} `),
  new RegExp(
    ` (?:add|squeeze in|fit in|fit|room for|space for|got|have|theres|there is|find|take|be) (?:a|an) ${ORDINAL} (?=(?:in|on|now|please|coming|joining|too|then|after all|to the (?:group|party|list|trip)|$))`,
  ),
];

/** `a thirteenth person is coming`, `squeeze in an 8th`: with that one the group is so many. */
export function countOrdinal(line: string): PeopleChange | null {
  const found = NTH_OF_US.map((pattern) => pattern.exec(line)).find((one) => one !== null);
  const said = found?.[1];
  if (!found || said === undefined || OUT_AGAIN.test(line)) return null;
  const people = readOrdinal(said);
  return people === null ? null : { kind: 'size', people };
}

const OUT_AGAIN =
  / (?:dropped|dropping|bailed|out|cant|cannot|not|isnt|wont|no longer|vegan|vegetarian|coeliac|allergic|eats?|needs?) /;
