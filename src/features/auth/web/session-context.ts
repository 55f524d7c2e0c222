import type { Session, User } from '@supabase/auth-js';
import { createContext } from 'react';
import type { signIn, signOut, signUp } from './auth-commands.ts';

/** The visitor as every screen sees them (SPEC 6). */
export interface SessionState {
  /** Null for a visitor who has shown a password and still owes the second factor: they count as signed out. */
  user: User | null;
  session: Session | null;
  /** True until the stored session has been read; guarded pages show a skeleton meanwhile. */
  isLoading: boolean;
  /** Whose second factor is still to come. */
  unprovenUser: User | null;
  /** True when the link of a password mail brought the visitor here. */
  isRecovering: boolean;
  /** Nobody is recovering any more: the new password is set, or not wanted. */
  endRecovery: () => void;
  signIn: typeof signIn;
  signUp: typeof signUp;
  signOut: typeof signOut;
}

export const SessionContext = createContext<SessionState | null>(null);
