import { CitySchema } from '../../../catalogue/city-schema.ts';
import type { CityCatalogue } from '../../../catalogue/venue.ts';

/** A stored catalogue as the planner reads it, or null when it is not in the form that this release knows. */
export function readCity(catalogue: unknown, version: string): CityCatalogue | null {
  const read = CitySchema.safeParse(catalogue);
  return read.success ? { ...read.data, version } : null;
}
