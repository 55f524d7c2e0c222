import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { tryAllowance } from '../../../platform/node/limits/allowance.sql.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { AvatarRemoval } from '../domain/account-call.ts';
import type { AccountFault, AccountServices } from './account-services.ts';
import { asOwner } from './as-owner.ts';
import { avatarPath, deleteAvatar, replaceAvatar } from './avatars.sql.ts';
import { drawAvatar, type PictureFault } from './draw-avatar.ts';
import { inTurn } from './in-turn.ts';

export interface AvatarAnswer {
  /** A path on this site, as profiles.avatar_url has it; null when there is no picture. */
  avatarUrl: string | null;
}

const HOUR = 3600;
const PICTURES_PER_HOUR = 20;

const REFUSALS: Readonly<Record<PictureFault, AccountFault>> = {
  empty: { status: 400, code: 'picture_empty', message: 'The file is empty. Please choose a picture.' },
  'no-picture': {
    status: 415,
    code: 'picture_type',
    message: 'That is not a picture we can use. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  },
  'too-many-pixels': {
    status: 413,
    code: 'picture_too_large',
    message: 'That picture has too many pixels. Please choose a smaller one, such as a photo of 12 megapixels.',
  },
  broken: { status: 400, code: 'picture_broken', message: 'That picture is damaged. Please choose another one.' },
};

const TOO_OFTEN = 'You have changed your picture a lot. Please try again later.';

/** Two pictures are read at once, whatever their size; a crowd waits a moment. */
const drawInTurn = inTurn(2, 20);
const REMOVAL_MAX_BYTES = 100;

/**
 * Takes a new picture for the person of the token, or takes the old one away when `{"delete": true}` comes in its place.
 * Who it is, is looked at before a byte is read and again when the picture is done.
 */
export async function changeAvatar(
  c: Context,
  services: AccountServices,
  readBytes: () => Promise<Uint8Array>,
): Promise<Result<AvatarAnswer, AccountFault>> {
  const allowed = await asOwner(c, services, async (tx, { user }) => {
    const limit = {
      key: `account:avatar:${user.id}`,
      most: PICTURES_PER_HOUR,
      windowSeconds: HOUR,
      now: services.now(),
    };
    const outcome = await tryAllowance(tx, limit);
    if (outcome.ok) return ok(undefined);
    const { retryAfterSeconds } = outcome;
    return fail({ status: 429, code: 'over_request_rate_limit', message: TOO_OFTEN, retryAfterSeconds } as const);
  });
  if (!allowed.ok) return allowed;
  const bytes = await readBytes();
  if (isRemoval(bytes)) return removeAvatar(c, services);
  const drawn = await drawInTurn(() => drawAvatar(bytes));
  if (!drawn.ok) return fail(REFUSALS[drawn.reason]);
  return asOwner(c, services, async (tx, { user }) => {
    // With the account in it, so that equal pictures of two people have addresses that tell nothing.
    const hash = createHash('sha256').update(user.id).update(drawn.value).digest('hex');
    await replaceAvatar(tx, { userId: user.id, hash, picture: drawn.value, at: services.now() });
    return ok({ avatarUrl: avatarPath(hash) });
  });
}

/** Takes the picture of the signed-in person away, from the account and from its address. */
export const removeAvatar = (c: Context, services: AccountServices): Promise<Result<AvatarAnswer, AccountFault>> =>
  asOwner(c, services, async (tx, { user }) => {
    await deleteAvatar(tx, user.id, services.now());
    return ok({ avatarUrl: null });
  });

/** The client's usual way to call, in place of a picture. No picture begins with a brace. */
function isRemoval(bytes: Uint8Array): boolean {
  if (bytes.length > REMOVAL_MAX_BYTES || bytes[0] !== '{'.charCodeAt(0)) return false;
  try {
    return AvatarRemoval.safeParse(JSON.parse(new TextDecoder().decode(bytes))).success;
  } catch {
    // Not JSON, so it is judged as a picture, and refused as one.
    return false;
  }
}
