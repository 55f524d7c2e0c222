import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app has it by default: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be one step off, either way (WIRE 3). */
const SKEW_STEPS = 1;
/** RFC 4226, 4: as long as the hash. */
export const SECRET_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, 6; without padding, which twenty bytes do not need. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The code of one step, RFC 4226, 5.3. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step whose code this is, when it is now, the one before or the one after, and later than `lastStep`: a code that
 * somebody read over a shoulder is worth nothing once it was used (RFC 6238, 5.2). Undefined for any other.
 */
export function stepOfCode(secret: Buffer, code: string, lastStep: number, at: Date): number | undefined {
  const now = Math.floor(at.getTime() / 1000 / STEP_SECONDS);
  const given = Buffer.from(code.replace(/\s/g, ''));
  let found: number | undefined;
  for (let step = now - SKEW_STEPS; step <= now + SKEW_STEPS; step += 1) {
    const right = Buffer.from(codeOfStep(secret, step));
    if (step > lastStep && given.length === right.length && timingSafeEqual(given, right)) found ??= step;
  }
  return found;
}

/** What the QR code says, in the key URI format of the authenticator apps. */
export function otpauthUri({ issuer, account, secret }: { issuer: string; account: string; secret: string }): string {
  // A colon parts issuer and account, so neither may hold one.
  const label = [issuer, account].map((part) => encodeURIComponent(part.replaceAll(':', ' '))).join(':');
  const parameters = { secret, issuer, algorithm: 'SHA1', digits: String(DIGITS), period: String(STEP_SECONDS) };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${query.join('&')}`;
}
