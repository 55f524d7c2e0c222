import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import type { Scope } from '../scope.ts';

const WHY = / (?:why|how come|what makes|how is|hows) /;
const DEAR = / (?:so|that|this|too|very|quite|rather|a bit|this) (?:much|expensive|dear|pricey|costly|steep|high) /;

/** `why so pricey`: what the money of the whole plan goes on, not what each place is there for. Null for anything else. */
export const whyDear = ({ line, slots, venues, hotels }: Reading, scope: Scope): Intent | null =>
  WHY.test(line) && DEAR.test(line) && !scope.isNamed && slots.length + venues.length + hotels.length === 0
    ? { kind: 'spending' }
    : null;
