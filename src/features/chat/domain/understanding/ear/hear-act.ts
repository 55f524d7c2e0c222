import type { Reading } from '../reading.ts';
import WEIGHTS from './act-weights.json' with { type: 'json' };
import { earOf, type Heard } from './ear.ts';
import { signsOf } from './ear-features.ts';

const EAR = earOf(WEIGHTS);

/**
 * What somebody does with a message in the conversation: wishes for something (`wish`, questions too), answers an offer
 * (`yes`, `no`), takes a change back, corrects it, or makes small talk. Likeliest first, none for unknown words.
 */
export const hearAct = (reading: Reading): Heard[] => EAR(signsOf(reading));
