import type { Venue } from '../../../../../catalogue/venue.ts';
import type { VenueMention } from '../../../../planner/domain/find-venues.ts';
import { tokenise } from '../../../../planner/domain/tokenise.ts';
import { normalise } from '../typing/normalise.ts';
import type { SlotMention } from './find-slots.ts';

/** The names that plain wording alters, each with the words it is read as; once for each catalogue. */
const ALTERED = new WeakMap<readonly Venue[], readonly { venueId: string; words: readonly string[] }[]>();

/**
 * Places whose names are read in other words than they are written, and stand there in full: the `U` of U Muniaka is a
 * `you` to whoever reads it on a phone, and a bicycle a bike. A name of one common word is told by how it is written.
 */
export function namesAsRead(raw: string, words: readonly string[], catalogue: readonly Venue[]): VenueMention[] {
  const line = ` ${words.join(' ')} `;
  const altered = alteredIn(catalogue).flatMap(({ venueId, words: name }) => {
    const at = line.indexOf(` ${name.join(' ')} `);
    if (at < 0) return [];
    const from = line.slice(0, at).split(' ').filter(Boolean).length;
    return [{ venueId, from, to: from + name.length }];
  });
  const short = catalogue.flatMap(({ id, name }) => {
    const word = CAPITALS.exec(name)?.[0] ?? name;
    const from = isWritten(word, raw) ? words.indexOf(word.toLowerCase()) : -1;
    return from < 0 ? [] : [{ venueId: id, from, to: from + 1 }];
  });
  return [...altered, ...short];
}

/** The EPIC of `EPIC The Irish Emigration Museum` is all that anybody calls it. */
const CAPITALS = /^\p{Lu}{4,}(?= )/u;

/** `swap Heaven for fabric`: an everyday word, or very few letters, are a name where they are written as it is. */
const isWritten = (name: string, raw: string): boolean =>
  raw.includes(name) &&
  /^\p{L}{3,}$/u.test(name) &&
  new RegExp(`(?<=[\\p{L}\\p{N},] )(?<!\\p{Lu}[\\p{L}’']* )${name}(?! \\p{Lu}|[\\p{L}\\p{N}])`, 'u').test(raw);

function alteredIn(catalogue: readonly Venue[]): readonly { venueId: string; words: readonly string[] }[] {
  const known = ALTERED.get(catalogue);
  if (known) return known;
  const altered = catalogue.flatMap(({ id, name }) => {
    const { words } = normalise(name);
    return words.length > 1 && words.join(' ') !== tokenise(name).join(' ') ? [{ venueId: id, words }] : [];
  });
  ALTERED.set(catalogue, altered);
  return altered;
}

/** The `u` of `u sudu` is part of that name, though `sudu` alone names it. */
export const namedInFull = (slots: readonly SlotMention[], asRead: readonly VenueMention[]): SlotMention[] =>
  slots.map((mention) => {
    const whole = asRead.find(
      ({ venueId, from, to }) =>
        from < mention.to && mention.from < to && mention.slots.every(({ slot }) => slot.venueId === venueId),
    );
    return whole
      ? { ...mention, from: Math.min(mention.from, whole.from), to: Math.max(mention.to, whole.to) }
      : mention;
  });
