import type { Database } from '../../../platform/node/db/database.ts';
import type { KnownCities } from '../../planner/server/public.ts';
import type { FileTask } from './make-file.ts';

export interface TripFileServices {
  db: Database;
  now: () => Date;
  cities: KnownCities;
  /** Where the site is reached, without a slash at its end. */
  publicUrl: string;
  /** Makes the file away from the event loop; users are served in turn. */
  makeFile: (task: FileTask, user: string) => Promise<Uint8Array | null>;
}
