import { createHmac, timingSafeEqual } from 'node:crypto';

/** 16 bytes of session id, 4 of counter, 32 of HMAC-SHA256 over both with the session's own key; in base64url. */
const SIGNED_BYTES = 20;
const TOKEN_BYTES = SIGNED_BYTES + 32;

export interface RefreshToken {
  sessionId: string;
  /** The token's place in the session's chain, from 0. */
  counter: number;
  signed: Buffer;
  signature: Buffer;
}

export function writeRefreshToken(sessionId: string, counter: number, key: Buffer): string {
  const signed = Buffer.alloc(SIGNED_BYTES);
  signed.write(sessionId.replaceAll('-', ''), 'hex');
  signed.writeUInt32BE(counter, 16);
  return Buffer.concat([signed, sign(signed, key)]).toString('base64url');
}

/**
 * `malformed` cannot be a refresh token of any kind; undefined has the look of one but is none of ours. The signature
 * is not checked here: its key lies with the session.
 */
export function readRefreshToken(text: string): RefreshToken | 'malformed' | undefined {
  if (!/^[A-Za-z0-9_-]{12,1024}$/.test(text)) return 'malformed';
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== text) return undefined;
  const hex = bytes.toString('hex', 0, 16);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUInt32BE(16),
    signed: bytes.subarray(0, SIGNED_BYTES),
    signature: bytes.subarray(SIGNED_BYTES),
  };
}

export function isSignedWith({ signed, signature }: RefreshToken, key: Buffer): boolean {
  return timingSafeEqual(signature, sign(signed, key));
}

const sign = (bytes: Buffer, key: Buffer): Buffer => createHmac('sha256', key).update(bytes).digest();
