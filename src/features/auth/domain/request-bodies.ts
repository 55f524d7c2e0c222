import * as z from 'zod/mini';

// Unknown fields are ignored and null counts as absent: the official client sends both (WIRE 0).

const Text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);
const MaybeText = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? undefined),
);
const Metadata = z.pipe(
  z.nullish(z.record(z.string(), z.unknown())),
  z.transform((value) => value ?? {}),
);

/** POST /signup */
export const SignUpBody = z.object({
  email: Text,
  phone: Text,
  password: Text,
  data: Metadata,
  code_challenge: Text,
  code_challenge_method: Text,
});
export type SignUpBody = z.infer<typeof SignUpBody>;

/** POST /token?grant_type=password */
export const PasswordGrantBody = z.object({ email: Text, phone: Text, password: Text });

/** POST /token?grant_type=refresh_token */
export const RefreshGrantBody = z.object({ refresh_token: Text });

/** POST /token?grant_type=pkce */
export const PkceGrantBody = z.object({ auth_code: Text, code_verifier: Text });

/** POST /recover */
export const RecoverBody = z.object({ email: Text, code_challenge: Text, code_challenge_method: Text });

/** POST /otp: a sign-in by mail. Without a word about it, an unknown address becomes an account. */
export const OtpBody = z.object({
  email: Text,
  phone: Text,
  create_user: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? true),
  ),
  data: Metadata,
  code_challenge: Text,
  code_challenge_method: Text,
});
export type OtpBody = z.infer<typeof OtpBody>;

/** PUT /user. An absent field changes nothing. */
export const ChangeUserBody = z.object({
  email: MaybeText,
  phone: Text,
  password: MaybeText,
  current_password: Text,
  nonce: Text,
  data: Metadata,
  code_challenge: Text,
  code_challenge_method: Text,
  app_metadata: z.nullish(z.unknown()),
});
export type ChangeUserBody = z.infer<typeof ChangeUserBody>;

/** POST /verify: an address with its mailed code, or the token of a mailed link. */
export const VerifyBody = z.object({ type: Text, email: Text, phone: Text, token: Text, token_hash: Text });
export type VerifyBody = z.infer<typeof VerifyBody>;

/** POST /resend */
export const ResendBody = z.object({
  type: Text,
  email: Text,
  phone: Text,
  code_challenge: Text,
  code_challenge_method: Text,
});
