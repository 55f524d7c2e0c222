/** The hour that one of several parts is to be at, by its place. */
export interface SlotHour {
  venueId: string;
  direction: 'earlier' | 'later';
  startMinute: number;
  bound: 'latest' | 'earliest' | null;
}
