import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';

/** Briefs that differ, so that no two plans are the same work. */
function briefNumber(index: number) {
  const events = ['stag-do', 'hen-party', 'birthday', 'work-do', 'group-weekend'];
  const vibes = ['party-hard', 'chill-relaxed', 'adventurous', 'cultural', 'foodie', 'mix'];
  const bands = ['mid-range', 'premium', 'luxury', 'budget'];
  return {
    eventType: events[index % events.length],
    vibe: vibes[index % vibes.length],
    destination: index % 2 === 0 ? 'London' : 'Prague',
    groupSize: 4 + (index % 20),
    dates: '',
    budgetRange: bands[index % bands.length],
    contactEmail: 'bench@example.com',
    specialRequirements: index % 3 === 0 ? 'two vegetarians' : '',
    userId: null,
    userEmail: null,
  };
}

/** A signed-in organiser on a running site, through the published client. `createPlan` throws unless a booking was made. */
export async function createOrganiser(url: string, dataDir: string) {
  const { anonKey } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { error } = await client.auth.signUp({ email: 'bench@example.com', password: 'correct horse battery' });
  if (error) throw error;
  return {
    client,
    createPlan: async (index: number): Promise<string> => {
      const { data, error: failure } = await client.functions.invoke('ai-concierge', { body: briefNumber(index) });
      if (failure) throw failure;
      if (typeof data?.bookingId !== 'string') throw new Error('no booking was made');
      return data.bookingId;
    },
  };
}
