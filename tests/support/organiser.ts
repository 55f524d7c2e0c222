import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export interface Organiser {
  client: SupabaseClient;
  userId: string;
  email: string;
  accessToken: string;
}

/** A client as a browser tab would have it, without a session. */
export const anonymousClient = (site: { url: string; anonKey: string }): SupabaseClient =>
  createClient(site.url, site.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });

let count = 0;

/** Signs up somebody new on a server that confirms by itself. */
export async function signUpOrganiser(site: { url: string; anonKey: string }, name = 'organiser'): Promise<Organiser> {
  const client = anonymousClient(site);
  count += 1;
  const email = `${name}${count}@example.com`;
  const { data, error } = await client.auth.signUp({ email, password: 'a long enough phrase' });
  if (error) throw error;
  if (!data.session || !data.user) throw new Error('sign-up gave no session; start the server with mailAutoconfirm');
  return { client, userId: data.user.id, email, accessToken: data.session.access_token };
}

/** A brief that can be planned, as the wizard sends it. No run of the tests sees its days pass. */
export const briefCall = (changes: Record<string, unknown> = {}) => ({
  eventType: 'hen-party',
  vibe: 'foodie',
  destination: 'London',
  groupSize: 8,
  dates: '2049-05-14 to 2049-05-16',
  budgetRange: 'mid-range',
  contactEmail: 'maid.of.honour@example.com',
  specialRequirements: 'two vegetarians',
  userId: null,
  userEmail: null,
  ...changes,
});

interface Refusal {
  status: number;
  json: () => Promise<Record<string, unknown>>;
}

/** By shape and not by class: the server in this process replaces the global Response with a faster one. */
const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'status' in value && 'json' in value;

/** The status and body of a function's refusal, as the published client hands them over. */
export async function refusalOf(error: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'context') : undefined;
  if (!isRefusal(response)) throw new Error(`no refusal: ${String(error)}`);
  return { status: response.status, body: await response.json() };
}
