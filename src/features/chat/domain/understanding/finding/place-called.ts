import { titleCased } from '../../../../../shared/plain-text.ts';
/** A place by a name that somebody gives it, and the words from what it is, `a bar called joes bar`, to the end of its name. */
export interface PlaceCalled {
  name: string;
  nameFrom: number;
  from: number;
  to: number;
}

const CALLED =
  /(?<= )(?:bar|pub|club|nightclub|restaurant|place|venue|cafe|spot|joint|museum|gallery|brewery|boozer|brunch|escape room) (?:called|named|by the name of) (?:the )?(?<name>(?:\w+ ){1,5}?)(?=(?:(?:at|on|in|for|near|before|after|instead|please|pls|can|could|and (?:can|could|drop|move|swap|add|make|change|we|then|lose|start)|we|is|which|that|my|his|her|\w+day|\d\w*) .*)?$)/;

/** Null where nobody gives a place a name. */
export function placeCalled(line: string): PlaceCalled | null {
  const found = CALLED.exec(line);
  const name = found?.groups?.name?.trim();
  if (!found || name === undefined) return null;
  const count = (text: string): number => text.split(' ').filter(Boolean).length;
  const from = count(line.slice(0, found.index));
  const to = from + count(found[0]);
  return { name: titleCased(name), nameFrom: to - count(name), from, to };
}
