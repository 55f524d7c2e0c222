import type { CityCatalogue, GenericCatalogue, Venue } from '../catalogue/venue.ts';

/** Where a trip takes place: a city we know, or kinds of things with their venues to be confirmed. */
export type Places = { kind: 'city'; city: CityCatalogue } | { kind: 'generic'; catalogue: GenericCatalogue };

/** Every venue that a plan there may use, in the order of the catalogue. */
export const venuesOf = (places: Places): readonly Venue[] =>
  places.kind === 'city' ? places.city.venues : places.catalogue.venues;
