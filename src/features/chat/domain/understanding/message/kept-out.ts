import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type Mention, mentionsIn } from '../cues/mentions.ts';
import { isOpenPreference, NO_PREFERENCE } from '../cues/no-preference.ts';
import { asWhole, type ReadPart } from '../cues/read-part.ts';
import { isSpokenAgainst, isToCome, isTwiceDenied, isUnwantedBy } from '../cues/spoken-against.ts';
import type { HotelMention } from '../finding/find-hotels.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import type { Intent, Preference } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { isTakenAsThere } from '../wishes/absent-from-plan.ts';

/** `that isnt a museum`, `other than flight club`. */
const IS_NOT =
  /(?<! why) (?:isnt|is not|arent|are not|not|other than|apart from|except|besides|(?:anything|anywhere|everything|all) but)(?: a| an| the)? $/;

/** `not the karting, put that back`: it is the change that is spoken against. */
const PUT_BACK = / (?:put|bring|get|have|want) (?:that|it|this|them|that one) back /;

/** A word against one thing does not reach over these: `nobody wants the karting. bowling`. */
const MARKS = /[.!?;,]+(?:\s|$)/;

/** `we didnt come to dublin to eat`, `enough of`. */
const NOT_COME_FOR =
  / (?:(?:didnt|not|wont be|arent|hardly|no point|no sense) (?:\w+ ){0,6}?(?:to |for |in )?(?:eat|eating|have|having|do|doing|drink|drinking|see|seeing|go to|going to|for)|sick of|enough of|bored of|never want to see another)(?: a| an| another| any| more)* $/;

/** `theres no bowling on here??` is sorry for it. */
const MISSED = / (?:there is|theres|there are|is there|are there|has|have|got) (?:no|not)(?: any)? $/;

/**
 * A wish without what it speaks against: `swap karaoke for anything but flight club` asks for everything else, and keeps that
 * place out. Whichever reader took what was named for what was wanted.
 */
export function withKeptOut(part: ReadPart, state: ConciergeState): ReadPart[] {
  const { intent, wish } = part;
  if (intent.kind === 'stay') return [{ ...part, intent: otherStayAsked(wish, state) ?? intent }];
  if (intent.kind === 'change-stay') return [{ ...part, intent: withoutUnwantedStay(intent, wish, state) }];
  const mentions = wish.split(MARKS).flatMap((clause) => mentionsOf(read(clause, state), state));
  if (intent.kind === 'avoid') return oneOfKindOut(part, mentions, read(wish, state).days);
  if (intent.kind === 'drop') return [part, ...notThereEither(wish, mentions)];
  const isWanting = intent.kind === 'swap' || intent.kind === 'add';
  const { line } = read(wish, state);
  if (!isWanting || isTwiceDenied(line) || PUT_BACK.test(line)) return [part];
  const other = intent.kind === 'swap' ? withoutOwnKind(intent, wish, state) : intent;
  return withoutUnwanted({ ...part, intent: other }, mentions, state);
}

/** `switch the mexican, didnt fly to prague to eat mexican`: what goes is not what is to come, where it is spoken against. */
function withoutOwnKind(
  intent: Extract<Intent, { kind: 'swap' }>,
  wish: string,
  state: ConciergeState,
): Extract<Intent, { kind: 'swap' }> {
  const { scope, want } = intent;
  const only = onlyOf(scope.slots);
  if (!only || !want.types.includes(only.slot.type)) return intent;
  const isAgainst = wish.split(MARKS).some((clause) => {
    const { words, types } = read(clause, state);
    return types.some(
      (type) => type.types.includes(only.slot.type) && NOT_COME_FOR.test(` ${words.slice(0, type.from).join(' ')} `),
    );
  });
  return isAgainst ? { ...intent, want: { ...want, types: [], typeLabel: null } } : intent;
}

/** `how much is the savoy`, of a hotel that the group does not stay at. */
function otherStayAsked(wish: string, state: ConciergeState): Intent | null {
  const { hotels, slots } = read(wish, state);
  const hotel = onlyOf(hotels);
  return hotel && slots.length === 0 && hotel.hotelId !== state.plan.stay?.hotelId
    ? { kind: 'absent-stay', hotelIds: [hotel.hotelId], isAsked: true }
    : null;
}

/** So many words before a hotel say what is wished of it. */
const REACH = 6;

/** `no savoy please`, `we stayed at the ned last time`: nobody is moved to a hotel for its being turned down. */
function withoutUnwantedStay(
  intent: Extract<Intent, { kind: 'change-stay' }>,
  wish: string,
  state: ConciergeState,
): Intent {
  const { want } = intent;
  const unwanted = new Set(
    wish.split(MARKS).flatMap((clause) => {
      const reading = read(clause, state);
      return reading.hotels.flatMap((hotel) => (isStayUnwanted(hotel, reading) ? [hotel.hotelId] : []));
    }),
  );
  if (state.plan.stay) unwanted.delete(state.plan.stay.hotelId);
  const hotelIds = want.hotelIds.filter((id) => !unwanted.has(id));
  if (hotelIds.length === want.hotelIds.length) return intent;
  return hotelIds.length === 0
    ? { kind: 'absent-stay', hotelIds: want.hotelIds }
    : { ...intent, want: { ...want, hotelIds } };
}

/** Whether what stands between a hotel and the others that are named turns it down. */
function isStayUnwanted({ from, to }: HotelMention, { words, hotels }: Reading): boolean {
  const since = Math.max(0, from - REACH, ...hotels.flatMap((other) => (other.to <= from ? [other.to] : [])));
  const next = hotels.find((other) => other.from >= to);
  const before = ` ${words.slice(since, from).join(' ')} `;
  const after = ` ${words.slice(to, next?.from).join(' ')} `;
  const isChosen = next !== undefined && / (?:not|over|instead of|rather than) (?:the )?$/.test(after);
  if (isChosen || / instead /.test(after) || / why not /.test(before)) return false;
  if (isToCome(` ${words.slice(0, from).join(' ')} `)) return false;
  return isSpokenAgainst(before, after) || isUnwantedBy(before, after) || isTakenAsThere(before, after);
}

type Wanting = Extract<Intent, { kind: 'swap' | 'add' }>;

function withoutUnwanted(
  part: ReadPart & { intent: Wanting },
  mentions: readonly NewMention[],
  state: ConciergeState,
): ReadPart[] {
  const { intent, wish } = part;
  const { want, scope } = intent;
  const unwanted = mentions.filter(({ isUnwanted }) => isUnwanted);
  const wanted = mentions.filter(({ isUnwanted }) => !isUnwanted);
  const venueIds = want.venueIds.filter((id) => unwanted.some((one) => one.venueIds.includes(id)));
  const types = want.types.filter(
    (type) => unwanted.some((one) => one.types.includes(type)) && !wanted.some((one) => one.types.includes(type)),
  );
  if (venueIds.length + types.length === 0) return [part];
  // `can we lose a bar friday`, where Friday has one: that is what goes.
  const there = slotsWhere(state.plan, scope.days, [], []).filter(({ slot }) => types.includes(slot.type));
  if (intent.kind === 'add' && there.length > 0 && venueIds.length === 0)
    return [{ ...part, intent: { kind: 'drop', scope: { ...scope, slots: there, isOne: there.length > 1 } } }];
  const left: Preference = {
    ...want,
    venueIds: want.venueIds.filter((id) => !venueIds.includes(id)),
    types: want.types.filter((type) => !types.includes(type)),
    typeLabel: types.length === want.types.length ? null : want.typeLabel,
    notTypes: [...(want.notTypes ?? []), ...types],
  };
  const label = unwanted.flatMap((one) => one.label ?? []).join(' or ');
  const out: Intent =
    venueIds.length > 0
      ? { kind: 'absent-place', venueIds, deed: 'kept-out' }
      : { kind: 'avoid', types, label, days: read(wish, state).days };
  const isNothingLeft =
    intent.kind === 'add' && isOpenPreference(left) && intent.slotKind === null && !intent.isAnother;
  if (isNothingLeft) return [{ ...part, intent: out }];
  const rest: ReadPart = { ...part, intent: { ...intent, want: left } };
  return venueIds.length > 0 ? [asWhole(wish, out), rest] : [rest];
}

/** `drop the karaoke and flight club`: of what is not there the reply has to say so. */
function notThereEither(wish: string, mentions: readonly NewMention[]): ReadPart[] {
  const venueIds = mentions.flatMap((one) => (one.isUnwanted ? one.venueIds : []));
  return venueIds.length === 0 ? [] : [asWhole(wish, { kind: 'absent-place', venueIds, deed: 'taken-out' })];
}

/** `add a museum but not the british museum`: one place is kept out, and not its kind. */
function oneOfKindOut(part: ReadPart, mentions: readonly NewMention[], days: readonly number[]): ReadPart[] {
  const venueIds = mentions.flatMap((one) => (one.polarity === 'out' ? one.venueIds : []));
  const [wanted] = mentions.filter(({ polarity, types }) => polarity === 'in' && types.length > 0);
  if (venueIds.length === 0 || !wanted) return [part];
  const want = { ...NO_PREFERENCE, types: wanted.types, typeLabel: wanted.label };
  const scope = { ...NOWHERE, days };
  return [
    { ...part, intent: { kind: 'absent-place', venueIds, deed: 'kept-out' }, isJoined: true },
    { ...part, intent: { kind: 'add', scope, want, slotKind: null, isAnother: false } },
  ];
}

type NewMention = Mention & { isUnwanted: boolean };

/** What a clause names that the plan does not have, and whether it is spoken against there. */
const mentionsOf = (reading: Reading, state: ConciergeState): NewMention[] =>
  mentionsIn(reading, state)
    .filter(isNew)
    .map((mention) => {
      const before = ` ${reading.words.slice(0, mention.from).join(' ')} `;
      const after = ` ${reading.words.slice(mention.to).join(' ')} `;
      return {
        ...mention,
        isUnwanted:
          !/ instead /.test(after) &&
          !MISSED.test(before) &&
          !isToCome(before) &&
          ((mention.polarity === 'out' && isSpokenAgainst(before, after)) ||
            IS_NOT.test(before) ||
            isUnwantedBy(before, after)),
      };
    });

const isNew = ({ isPart, slots }: Mention): boolean => !isPart && slots.length === 0;
