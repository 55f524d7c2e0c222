import crypto from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into the server before its own code (`--import`): writes how long each password hash took, in milliseconds and a
// line each, into the file that its own address names (`time-hashes.ts?into=FILE`). One machine takes 28 to 45 ms for the
// same hash, so only a sign-in's own hash says what the rest of that sign-in took.
const file = new URL(import.meta.url).searchParams.get('into');
const { argon2 } = crypto;

if (file !== null) {
  crypto.argon2 = (algorithm, parameters, callback) => {
    const startedAt = performance.now();
    argon2(algorithm, parameters, (error, tag) => {
      const took = performance.now() - startedAt;
      callback(error, tag);
      // Once the answer that waited for it is made: writing is no part of a sign-in.
      setTimeout(() => appendFileSync(file, `${took}\n`), 10);
    });
  };
  syncBuiltinESMExports();
}
