const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const known = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return known.length === 0 ? path : `${path}?${known.join('&')}`;
};

/** The planner with what is known filled in. */
export const planPath = (known: { destination?: string; event?: string }): string =>
  withQuery('/plan', { destination: known.destination, event: known.event });

/** The quote form with what is known filled in: what for, and in which city. */
export const quotePath = (about: { for?: string; in?: string }): string =>
  withQuery('/quote', { for: about.for, in: about.in });

export const cityPath = (cityId: string): string => `/cities/${cityId}`;
export const activityPath = (activityId: string): string => `/activities/${activityId}`;
