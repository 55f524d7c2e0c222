import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP, URI } from 'otpauth';

/** The phone of a person: what it shows for the QR code that it scanned, by a library that the product does not use. */
export function authenticatorApp(uri: string, now: () => Date) {
  const account = URI.parse(uri);
  if (account instanceof TOTP) return { code: () => account.generate({ timestamp: now().getTime() }) };
  throw new Error('not a code that changes with the time');
}

/** Scans the QR code and types what the phone shows: the client's session is at aal2 from then on. */
export async function addSecondFactor(client: SupabaseClient, now: () => Date, friendlyName = 'My phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const app = authenticatorApp(data.totp.uri, now);
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: app.code() });
  if (verified.error) throw verified.error;
  return { factorId: data.id, app, totp: data.totp };
}
