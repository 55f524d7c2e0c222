import type { CodeChallenge } from './pkce-parameters.ts';

/** What a mail with a link needs to know beside whom it goes to. */
export interface MailRequest {
  /** Already checked by redirectTarget. */
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  at: Date;
}
