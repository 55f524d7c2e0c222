import type { Clock } from './find-clocks.ts';

/** Hours without am or pm: one to seven is the afternoon, the rest the morning; in the evening all are. */
export const inDay = ({ minute, isExact }: Clock): number =>
  isExact || minute % 1440 >= 480 || minute < 60 ? minute : minute + 720;
export const inEvening = ({ minute, isExact }: Clock): number =>
  isExact || minute >= 720 || minute < 60 ? minute : minute + 720;
