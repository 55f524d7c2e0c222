import type { IsoDay } from '../../../shared/dates.ts';
import type { PlacesName } from '../../planner/domain/catalogue-places.ts';
import type { TripWithPrevious } from '../../planner/server/public.ts';
import type { SaidMessage } from './chat-messages.sql.ts';

/** One message for the concierge, as plain data that can cross to a worker thread. */
export interface AnswerTask extends Pick<TripWithPrevious, 'request' | 'plan' | 'previous'> {
  places: PlacesName;
  history: readonly SaidMessage[];
  today: IsoDay;
  message: string;
}
