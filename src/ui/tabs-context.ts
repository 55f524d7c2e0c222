import { createContext } from 'react';

/** What a panel must know of the row of tabs above it. */
export interface TabsState {
  id: string;
  value: string;
}

export const TabsContext = createContext<TabsState | null>(null);

export const tabId = (id: string, value: string): string => `${id}-tab-${value}`;
export const panelId = (id: string, value: string): string => `${id}-panel-${value}`;
