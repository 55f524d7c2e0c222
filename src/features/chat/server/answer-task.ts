import type { IsoDay } from '../../../shared/dates.ts';
import type { PlacesName } from '../../planner/domain/catalogue-places.ts';
import type { UndoTrail } from '../../planner/domain/undo-trail.ts';
import type { TripWithPrevious } from '../../planner/server/public.ts';
import type { PlannedTrip } from '../domain/concierge-state.ts';
import type { SaidMessage } from './chat-messages.sql.ts';

/** One message for the concierge, as plain data that can cross to a worker thread. */
export interface AnswerTask extends Pick<TripWithPrevious, 'request' | 'plan' | 'previous'> {
  trail: UndoTrail<PlannedTrip>;
  places: PlacesName;
  history: readonly SaidMessage[];
  today: IsoDay;
  message: string;
}
