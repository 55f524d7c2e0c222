import { spotFor } from '../../../catalogue/spot-art.ts';
import type { SpotName } from '../../../catalogue/spot-types.ts';
import type { ReadEntry } from '../domain/recommendations-schema.ts';

/** The drawing of what an entry is; the same place always has the same one. */
export const spotOf = ({ activity, slot }: ReadEntry): SpotName =>
  spotFor({ kind: slot?.venueKind ?? 'activity', type: activity?.type ?? '' }, activity?.name);
