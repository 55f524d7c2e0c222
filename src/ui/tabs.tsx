import { type KeyboardEvent, type ReactNode, useContext, useEffect, useId } from 'react';
import { classNames } from './class-names.ts';
import { FADING_ROW, fadeSides } from './fade-sides.ts';
import { tabReached } from './tab-reached.ts';
import { panelId, TabsContext, tabId } from './tabs-context.ts';

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

/**
 * A row of tabs over their panels. Arrow keys, Home and End move along the row and open what they reach; a disabled
 * tab can be reached too, because its description says why it is closed. Where the row is wider than the screen it
 * scrolls, and the open tab is in sight: an address may open one at its far end.
 */
export function Tabs<Value extends string>({ value, onChange, label, tabs, children, className }: TabsProps<Value>) {
  const id = useId();
  useEffect(() => {
    const tab = document.getElementById(tabId(id, value));
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [shown, whole] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    // Sideways only: the page itself stays where it is.
    row.scrollBy({ left: shown.left + shown.width / 2 - (whole.left + whole.width / 2) });
  }, [id, value]);
  const move = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    const reached = tabReached(event.key, from, tabs.length);
    const tab = reached === null ? undefined : tabs[reached];
    if (tab === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(tabId(id, tab.value))?.focus();
    if (tab.isDisabled !== true && tab.value !== value) onChange(tab.value);
  };
  return (
    <TabsContext value={{ id, value }}>
      <div className={classNames('flex flex-col gap-6', className)}>
        <div className="overflow-hidden rounded-full border-2 border-line bg-sunken">
          <div ref={fadeSides} role="tablist" aria-label={label} className={`flex gap-1 p-1 ${FADING_ROW}`}>
            {tabs.map((tab, index) => {
              const isOpen = tab.value === value;
              return (
                <button
                  key={tab.value}
                  type="button"
                  role="tab"
                  id={tabId(id, tab.value)}
                  aria-selected={isOpen}
                  aria-controls={isOpen ? panelId(id, tab.value) : undefined}
                  aria-disabled={tab.isDisabled === true || undefined}
                  aria-describedby={tab.describedBy}
                  tabIndex={isOpen ? 0 : -1}
                  onClick={() => {
                    if (tab.isDisabled !== true && !isOpen) onChange(tab.value);
                  }}
                  onKeyDown={(event) => move(event, index)}
                  className="flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-full px-4 font-semibold max-[23rem]:px-2 max-[23rem]:text-[0.9375rem] whitespace-nowrap text-soft transition-colors duration-150 hover:text-content focus-visible:outline-offset-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-selected:bg-raised forced-colors:aria-selected:underline aria-selected:text-content aria-selected:shadow-card dark:aria-selected:bg-plum"
                >
                  {tab.label}
                </button>
              );
            })}
          </div>
        </div>
        {children}
      </div>
    </TabsContext>
  );
}

/** The content of one tab; only the open one is on the page unless `keepMounted` asks to keep its state. */
export function TabPanel({
  value,
  keepMounted = false,
  children,
}: {
  value: string;
  keepMounted?: boolean;
  children: ReactNode;
}) {
  const tabs = useContext(TabsContext);
  if (tabs === null) throw new Error('TabPanel must be used inside Tabs');
  const isOpen = tabs.value === value;
  if (!isOpen && !keepMounted) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(tabs.id, value)}
      aria-labelledby={tabId(tabs.id, value)}
      // A panel is one stop of the keyboard, as the pattern asks, so that text without controls can be reached.
      tabIndex={isOpen ? 0 : -1}
      hidden={!isOpen}
      className="rounded-card"
    >
      {children}
    </div>
  );
}
