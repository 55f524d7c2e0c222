/**
 * The planner's seed for a request: FNV-1a, 32 bits, over its JSON. So the same brief gives the same plan, and two
 * briefs do not share their luck.
 */
export function planSeed(request: object): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(request)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
