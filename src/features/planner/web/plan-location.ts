export const PLAN_TABS = ['plan', 'chat', 'itinerary', 'group'] as const;
export type PlanTab = (typeof PLAN_TABS)[number];

/** What the address of /plan says: which trip is open, and which of its tabs. */
export interface PlanLocation {
  bookingId: string | null;
  tab: PlanTab;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Without a trip only the wizard can be open; a trip opens on its chat (SPEC 2). */
export function readPlanLocation(search: URLSearchParams): PlanLocation {
  const id = search.get('booking');
  if (id === null || !UUID.test(id)) return { bookingId: null, tab: 'plan' };
  return { bookingId: id, tab: PLAN_TABS.find((tab) => tab === search.get('tab')) ?? 'chat' };
}

/** The query of such an address, without the question mark; `readPlanLocation` reads it back. */
export function planSearch({ bookingId, tab }: PlanLocation): string {
  return bookingId === null ? '' : new URLSearchParams({ booking: bookingId, tab }).toString();
}
