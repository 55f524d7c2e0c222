import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** More are waiting than can be served in a few seconds: answer 429. */
export class TooManyHashes extends Error {}

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const OWASP_COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashing takes threads and memory that the rest of the server needs; a burst of sign-ins queues up here instead. */
const AT_ONCE = 2;
const MAX_WAITING = 200;

type Cost = typeof OWASP_COST;

export interface PasswordHashes {
  /** A PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
  hash: (password: string) => Promise<string>;
  /**
   * Without a hash it spends the same time on nothing and says false, so that timing tells nobody who has an account.
   * `onBegin` hears when its turn has come: from then on it takes the time of one hash.
   */
  verify: (password: string, phc: string | null | undefined, onBegin?: () => void) => Promise<boolean>;
  /** True when the hash was made at another cost than ours: the next sign-in, which knows the password, renews it. */
  isOutdated: (phc: string) => boolean;
}

/**
 * argon2id, at most two at once. Both methods throw TooManyHashes when the queue is full. Another cost than OWASP's is for
 * tests alone, which sign up a thousand people.
 */
export function createPasswordHashes(ownCost: Cost = OWASP_COST): PasswordHashes {
  let running = 0;
  const waiting: (() => void)[] = [];
  const nobody = encode(ownCost, randomBytes(16), randomBytes(TAG_BYTES));

  const derive = async (password: string, nonce: Buffer, cost: Cost, onBegin?: () => void): Promise<Buffer> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new TooManyHashes();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      const hashed = argon2id(password, nonce, cost);
      onBegin?.();
      return await hashed;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  return {
    hash: async (password) => {
      const nonce = randomBytes(16);
      return encode(ownCost, nonce, await derive(password, nonce, ownCost));
    },
    verify: async (password, phc, onBegin) => {
      const { cost, nonce, tag } = decode(phc ?? nobody);
      return timingSafeEqual(await derive(password, nonce, cost, onBegin), tag);
    },
    isOutdated: (phc) => {
      const { cost, tag } = decode(phc);
      return (
        cost.memory !== ownCost.memory ||
        cost.passes !== ownCost.passes ||
        cost.parallelism !== ownCost.parallelism ||
        tag.length !== TAG_BYTES
      );
    },
  };
}

function argon2id(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  // Two keyboards may write the same letter differently; NFKC makes them one password.
  const message = Buffer.from(password.normalize('NFKC'));
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

function encode({ memory, passes, parallelism }: Cost, nonce: Buffer, tag: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

function decode(phc: string): { cost: Cost; nonce: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(phc) ?? [];
  if (!nonce || !tag) throw new Error('A stored password hash is not in the form that we write');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
