import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Answer } from './answer.ts';

/** The bytes of an answer, and what must be said of them. */
export interface PackedAnswer {
  body: string | Uint8Array<ArrayBuffer> | null;
  headers: Readonly<Record<string, string>>;
  /** Another reader could have been given other bytes. */
  isVaried: boolean;
}

const pack = promisify(gzip);

/** Below this a packed answer arrives no sooner: it fits into the first packets anyway. */
const WORTH_PACKING = 8 * 1024;

/**
 * A long answer is packed for whoever takes gzip, beside the event loop: a list of five hundred trips is a tenth of its
 * length on the line. Nothing of it is a secret that a stranger could guess at by lengths: only the bearer's own page may
 * ask, and no cookie asks for it.
 */
export async function packAnswer(answer: Answer, acceptEncoding: string | undefined): Promise<PackedAnswer> {
  const { headers, body } = answer;
  if (body === null || body.length < WORTH_PACKING) return { headers, body, isVaried: false };
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding ?? '')) return { headers, body, isVaried: true };
  const packed = await pack(body, { level: constants.Z_BEST_SPEED + 2 });
  return { headers: { ...headers, 'Content-Encoding': 'gzip' }, body: Uint8Array.from(packed), isVaried: true };
}
