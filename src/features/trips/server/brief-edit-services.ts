import type { Database } from '../../../platform/node/db/database.ts';
import type { CheckPlan, KnownCities } from '../../planner/server/public.ts';
import type { BriefEditTask } from '../domain/prepare-brief-edit.ts';
import type { EditedTrip } from '../domain/replan-brief.ts';

export interface BriefEditServices {
  db: Database;
  cities: KnownCities;
  checkPlan: CheckPlan;
  /** Plans the edited brief away from the event loop. */
  replanBrief: (task: BriefEditTask) => Promise<EditedTrip>;
  now: () => Date;
}
