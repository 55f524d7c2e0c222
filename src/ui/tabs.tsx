import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly {
    value: Value;
    label: ReactNode;
    isDisabled?: boolean;
    /** Id of the text that says why a tab is disabled. */
    describedBy?: string | undefined;
  }[];
  /** The panels: one TabPanel for each tab. */
  children: ReactNode;
  className?: string;
}

/** A row of tabs over their panels; arrow keys move along the row. */
export function Tabs<Value extends string>({ value, onChange, label, tabs, children, className }: TabsProps<Value>) {
  return (
    <Base.Root
      value={value}
      onValueChange={(next: Value) => onChange(next)}
      className={classNames('flex flex-col gap-6', className)}
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex gap-1 overflow-x-auto rounded-full border-2 border-line bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled === true}
            aria-describedby={tab.describedBy}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap text-soft transition-colors duration-150 hover:text-content focus-visible:outline-offset-0 data-active:bg-raised data-active:text-content data-active:shadow-card data-disabled:cursor-not-allowed data-disabled:opacity-50"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

/** The content of one tab; only the active one is on the page unless `keepMounted` asks to keep its state. */
export function TabPanel({
  value,
  keepMounted = false,
  children,
}: {
  value: string;
  keepMounted?: boolean;
  children: ReactNode;
}) {
  return (
    <Base.Panel value={value} keepMounted={keepMounted} className="rounded-card">
      {children}
    </Base.Panel>
  );
}
