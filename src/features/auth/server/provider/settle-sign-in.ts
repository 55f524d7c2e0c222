import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { findMetadataFault, mergeMetadata, ownMetadata } from '../../domain/user-metadata.ts';
import { actionMail } from '../action-mail.ts';
import { type AuthError, authErrors } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import { isBanned } from '../bearer.ts';
import { forgetClaims } from '../forget-claims.ts';
import {
  deleteIdentitiesOf,
  findIdentity,
  insertIdentity,
  insertProvenUser,
  lockSubject,
  renewIdentity,
  type Subject,
} from '../identities.sql.ts';
import type { Metadata, UserRow } from '../identity-tables.sql.ts';
import { keepProviders } from '../keep-providers.ts';
import { changeUser, findUserByEmail, lockUser, lockUserByEmail } from '../users.sql.ts';
import type { ProviderPerson } from './provider-person.ts';

type MailServices = Pick<AuthServices, 'publicUrl' | 'sendMail'>;
type ProvenPerson = ProviderPerson & { email: string };
type Settled = Promise<Result<UserRow, AuthError>>;

const subjectOf = ({ provider, subject }: ProviderPerson): Subject => ({ provider, providerId: subject });

/**
 * The account that a provider's person signs in to: the one they are linked to, else the one with their verified address,
 * else a new one. An address that the provider does not vouch for opens nothing.
 */
export async function settleSignIn(tx: Tx, services: MailServices, person: ProviderPerson, at: Date): Settled {
  await lockSubject(tx, subjectOf(person));
  const identity = await findIdentity(tx, subjectOf(person));
  if (identity) {
    const user = await lockUser(tx, identity.user_id);
    if (!user) return fail(authErrors.userNotFound);
    if (isBanned(user, at)) return fail(authErrors.banned);
    await renewIdentity(tx, identity.identity_id, person.identityData, at);
    return ok(await renewMetadata(tx, user, person.identityData, at));
  }
  const { email } = person;
  if (email === undefined || !person.isEmailVerified) return fail(authErrors.providerEmailUnverified);
  const proven = { ...person, email };
  const created = await insertProvenUser(tx, { id: randomUUID(), email, metadata: metadataOf(proven), at });
  if (created) return ok(await addIdentity(tx, created, proven, at));
  const user = await lockUserByEmail(tx, email);
  // Only when the account was deleted between the two statements.
  if (!user) return fail(authErrors.conflict);
  return joinAccount(tx, services, user, proven, at);
}

/** A signed-in person adds the provider to the account. */
export async function settleLink(
  tx: Tx,
  services: MailServices,
  person: ProviderPerson,
  userId: string,
  at: Date,
): Settled {
  await lockSubject(tx, subjectOf(person));
  const identity = await findIdentity(tx, subjectOf(person));
  if (identity) return fail(identity.user_id === userId ? authErrors.identityLinked : authErrors.identityOfAnother);
  const user = await lockUser(tx, userId);
  if (!user) return fail(authErrors.userNotFound);
  if (isBanned(user, at)) return fail(authErrors.banned);
  const linked = await addIdentity(tx, user, person, at);
  await tellOwner(tx, services, linked, at);
  return ok(await withAddress(tx, linked, person, at));
}

/** Of two who claim one address, the provider vouches for this one; what the other typed without proof is gone. */
async function joinAccount(tx: Tx, services: MailServices, user: UserRow, person: ProvenPerson, at: Date): Settled {
  if (isBanned(user, at)) return fail(authErrors.banned);
  if (user.email_confirmed_at) {
    const linked = await addIdentity(tx, user, person, at);
    await tellOwner(tx, services, linked, at);
    return ok(linked);
  }
  const unclaimed = await forgetClaims(tx, user, at);
  await deleteIdentitiesOf(tx, user.id, 'email');
  const user_metadata = { ...unclaimed.user_metadata, ...metadataOf(person) };
  const proven = await changeUser(tx, user.id, { email_confirmed_at: at, user_metadata }, at);
  return ok(await addIdentity(tx, proven, person, at));
}

async function addIdentity(tx: Tx, user: UserRow, person: ProviderPerson, at: Date): Promise<UserRow> {
  await insertIdentity(tx, { userId: user.id, ...subjectOf(person), data: person.identityData, at });
  return keepProviders(tx, await renewMetadata(tx, user, person.identityData, at), at);
}

/** An account without an address gets the one that the provider vouches for, unless it is another account's. */
async function withAddress(tx: Tx, user: UserRow, { email, isEmailVerified }: ProviderPerson, at: Date) {
  if (user.email !== null || email === undefined || !isEmailVerified) return user;
  if (await findUserByEmail(tx, email)) return user;
  return changeUser(tx, user.id, { email, email_confirmed_at: at }, at);
}

const metadataOf = ({ names, identityData }: ProvenPerson): Metadata => ({ ...names, ...identityData });

/** What the provider says of the person now, as far as there is room; never who they are here (ownMetadata). */
async function renewMetadata(tx: Tx, user: UserRow, data: Metadata, at: Date): Promise<UserRow> {
  const described = mergeMetadata(user.user_metadata, data);
  if (findMetadataFault(ownMetadata(described))) return user;
  return changeUser(tx, user.id, { user_metadata: described }, at);
}

async function tellOwner(tx: Tx, { publicUrl, sendMail }: MailServices, user: UserRow, at: Date): Promise<void> {
  if (user.email !== null) await sendMail(tx, actionMail(publicUrl, user.email, { kind: 'google-linked', at }));
}
