import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { PlanOutline } from '../domain/plan-outline.ts';
import { VERSION_TERMS_SELECT, VersionTerms } from '../domain/version-terms.ts';

const TIMEOUT_MS = 15_000;
const PAGE = 20;

/** Named so that the linter does not take it for the method of a promise. */
const orElse = z.catch;

const VersionRow = z.object({
  revision: z.number(),
  cause: z.string(),
  restores: z.nullable(z.number()),
  created_at: z.string(),
  /** Null where the plan of the version cannot be read. */
  outline: orElse(z.nullable(PlanOutline), null),
});

export interface Version extends z.output<typeof VersionRow> {
  /** Null where they cannot be read. */
  terms: VersionTerms | null;
}

function readVersion(row: unknown): Version {
  const terms = VersionTerms.safeParse(row);
  return { ...VersionRow.parse(row), terms: terms.success ? terms.data : null };
}

export interface VersionPage {
  versions: readonly Version[];
  /** The version before the last of the page, to tell what that one changed; null where there is none. */
  before: Version | null;
}

/** Twenty versions of a trip's plan, newest first: those before a revision, or the newest. Throws the client's error. */
export async function loadVersions(
  rest: PostgrestClient,
  bookingId: string,
  before: number | null,
): Promise<VersionPage> {
  const all = rest
    .from('plan_versions')
    .select(`revision,cause,restores,created_at,outline,${VERSION_TERMS_SELECT}`)
    .eq('booking_id', bookingId);
  const { data, error } = await (before === null ? all : all.lt('revision', before))
    .order('revision', { ascending: false })
    .limit(PAGE + 1)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error) throw new Error(error.message);
  const found = z.array(z.unknown()).parse(data).map(readVersion);
  return { versions: found.slice(0, PAGE), before: found[PAGE] ?? null };
}
