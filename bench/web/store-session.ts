import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { SESSION_KEY } from '../../src/platform/browser/session-key.ts';

/** Signs a new organiser up and leaves the session where the site keeps it, so that Lighthouse sees the dashboard. */
export async function storeSession(context: BrowserContext, url: string, dataDir: string): Promise<void> {
  const { anonKey } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
  const client = createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.auth.signUp({
    email: 'web-bench@example.com',
    password: 'correct horse battery',
  });
  if (error) throw error;
  const page = await context.newPage();
  await page.goto(`${url}/terms`);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(data.session),
  ] as const);
  await page.close();
}
