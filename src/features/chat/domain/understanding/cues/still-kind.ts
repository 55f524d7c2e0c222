import type { Reading } from '../reading.ts';

const STILL =
  / (?:still|also|ideally|preferably|(?<!thing |where )but) (?:a |an |some |proper |be |is |with |serves? |does |do |good |nice )*$/;

/**
 * Kinds that another place is to have in common with the one that goes: `somewhere new but still polish`. None where a
 * line says more than that.
 */
export function stillTypes({ words, types }: Reading): readonly string[] {
  const [kind] = types;
  if (!kind || types.length > 1 || words.length - kind.to > 2) return [];
  if (STILL.test(` ${words.slice(0, kind.from).join(' ')} `)) return kind.types;
  // `somewhere cheaper with live music still`.
  const isAfter = / (?:with|that does|that has|doing) (?:an? |some )?$/.test(
    ` ${words.slice(0, kind.from).join(' ')} `,
  );
  return isAfter && words[kind.to] === 'still' ? kind.types : [];
}
