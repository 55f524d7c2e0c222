import { stem } from '../../../../planner/domain/tokenise.ts';
import type { Reading } from '../reading.ts';
import { earOf, type Heard } from './ear.ts';
import { signsOf, wishFeaturesOf } from './ear-features.ts';
import WEIGHTS from './ear-weights.json' with { type: 'json' };

const EAR = earOf(WEIGHTS, wishFeaturesOf);

/** True for words that the ear learnt anything from. */
export const knowsWord = (word: string): boolean => Object.hasOwn(WEIGHTS.rows, stem(word));

/** The kinds of wish that a line sounds like, likeliest first; none for words it does not know. */
export const hear = (reading: Reading): Heard[] => EAR(signsOf(reading));
