import type { Session, User } from '@supabase/auth-js';
import { createContext } from 'react';
import type { signIn, signOut, signUp } from './auth-commands.ts';

/** The visitor as every screen sees them (SPEC 6). */
export interface SessionState {
  user: User | null;
  session: Session | null;
  /** True until the stored session has been read; guarded pages show a skeleton meanwhile. */
  isLoading: boolean;
  signIn: typeof signIn;
  signUp: typeof signUp;
  signOut: typeof signOut;
}

export const SessionContext = createContext<SessionState | null>(null);
