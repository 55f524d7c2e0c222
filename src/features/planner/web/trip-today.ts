import { dayAt, type IsoDay } from '../../../shared/dates.ts';

/** The same clock as the server's, so that both agree on which days are past. */
const HOME_TIME_ZONE = 'Europe/London';

/** Today, as trips count it. Browser only: a prerendered page must not carry the day it was built on. */
export const tripToday = (): IsoDay => dayAt(new Date(), HOME_TIME_ZONE);
