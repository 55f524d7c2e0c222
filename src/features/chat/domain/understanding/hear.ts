import { earOf, type Heard } from './ear.ts';
import { signsOf, wishFeaturesOf } from './ear-features.ts';
import WEIGHTS from './ear-weights.json' with { type: 'json' };
import type { Reading } from './reading.ts';

const EAR = earOf(WEIGHTS, wishFeaturesOf);

/** The kinds of wish that a line sounds like, likeliest first; none for words it does not know. */
export const hear = (reading: Reading): Heard[] => EAR(signsOf(reading));
