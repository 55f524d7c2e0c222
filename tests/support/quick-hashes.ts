import { createPasswordHashes, type PasswordHashes } from '../../src/features/auth/server/password-hashes.ts';

/** The same hashes at the least cost that argon2id knows: what visitors get takes a twentieth of a second each time. */
export const quickHashes = (): PasswordHashes => createPasswordHashes({ memory: 8, passes: 1, parallelism: 1 });
