import type { Venue } from '../../../../../catalogue/venue.ts';

/** What a description says of a place where people sit in the open. */
const TOLD =
  /\b(?:terraces?|roof terrace|rooftop|beer gardens?|gardens?|courtyards?|patios?|outdoors?|outside|open[- ]air|al ?fresco|deck|sunny|tables on the (?:square|pavement|street))\b/i;
/** The garden of a name or of a view is none to sit in. */
const NO_SEAT =
  /\b(?:over|above|behind|beside|opposite|near|off) (?:the |a )?(?:\w+ )?gardens?\b|\bgarden of (?:the|a)\b|\bCovent Garden\b/gi;
const OPEN_TYPE = /rooftop|beer garden|terrace/i;

/** Whether a place is outdoors, or its description tells of a terrace, a garden or the like to sit in. */
export const hasOpenAir = ({ indoor, type, description }: Venue): boolean =>
  !indoor || OPEN_TYPE.test(type) || TOLD.test(description.replace(NO_SEAT, ' '));
