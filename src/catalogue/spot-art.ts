/** A drawn picture of a kind of thing, `/art/spots/{name}.svg`. */
export type SpotName = 'party';

/** The picture of a place or an item by what it is. Anything without one of its own gets the party. */
export function spotFor(_thing: { kind: string; type: string }): SpotName {
  return 'party';
}
