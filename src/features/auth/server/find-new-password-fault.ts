import { findPasswordFault, type PasswordFault } from '../domain/password-rules.ts';

let widelyUsed: Promise<ReadonlySet<string>> | undefined;

/** Unpacked with the first password that somebody chooses: 20 ms and 5 MB that no other call pays for. */
function loadWidelyUsed(): Promise<ReadonlySet<string>> {
  widelyUsed ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return widelyUsed;
}

/**
 * The first rule that a chosen password breaks, or undefined: the rules that the page knows too, and whether it is one of
 * the 49,000 that leaks have in them most often (the list of zxcvbn-ts; OWASP ASVS 5.0 6.2.4 asks for 3,000).
 */
export async function findNewPasswordFault(password: string): Promise<PasswordFault | undefined> {
  const fault = findPasswordFault(password);
  if (fault !== undefined) return fault;
  return (await loadWidelyUsed()).has(password.toLowerCase()) ? 'common' : undefined;
}
