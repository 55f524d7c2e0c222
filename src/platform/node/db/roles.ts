import type pg from 'pg';

/**
 * The roles every transaction runs as. `app` is the server itself, `anon` and `authenticated` are the callers of
 * rest/v1, named as hosted Supabase names them, `operator` is whoever runs a command at the machine. None is a superuser, owns a table or bypasses row-level security.
 */
const ROLES = ['anon', 'authenticated', 'app', 'operator'] as const;

/** Makes missing roles and lets `app` and the connected user act as the others. Safe to run at once from several processes. */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  for (const role of ROLES) {
    await client.query(`do $$ begin
      create role ${role} nologin nosuperuser nobypassrls noinherit;
    exception when duplicate_object or unique_violation then null; end $$`);
  }
  // From version 16 on, whoever makes a role may hand it out but not act as it until it is granted with SET.
  await client.query(`do $$ declare
    r text;
    acting text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
  begin
    foreach r in array array['anon', 'authenticated'] loop
      if not pg_has_role('app', r, acting) then execute format('grant %I to app', r); end if;
    end loop;
    foreach r in array array['anon', 'authenticated', 'app', 'operator'] loop
      if not pg_has_role(current_user, r, acting) then execute format('grant %I to current_user', r); end if;
    end loop;
  exception when unique_violation then null; end $$`);
}
