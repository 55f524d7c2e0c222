import type { Scope } from '../intent.ts';

/** No part of the plan: what is about the whole of it. */
export const NOWHERE: Scope = { slots: [], days: [], timesOfDay: [], kinds: [], isNamed: false };
