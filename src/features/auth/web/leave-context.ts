import { createContext, useContext } from 'react';
import type { SignOutScope } from './auth-commands.ts';

export interface Leaving {
  scope: SignOutScope;
  farewell: { title: string; description: string };
}

/** Signs out, says farewell and goes to the home page, past the guard of the page it is called from. */
export type Leave = (leaving?: Leaving) => Promise<void>;

export const LeaveContext = createContext<Leave | null>(null);

/**
 * The way out of a guarded page.
 * @throws Error outside the layout that guards, where nobody could be led past it
 */
export function useLeave(): Leave {
  const leave = useContext(LeaveContext);
  if (leave === null) throw new Error('useLeave must be used inside the layout that guards the page');
  return leave;
}
