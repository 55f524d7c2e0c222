import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** What has come once needs no line any more. */
const come = new WeakSet<() => Promise<unknown>>();

/**
 * A component whose code comes when it is first drawn; parts of one module share its `load`. While the line is down
 * Suspense waits for it, and nothing is asked for: a browser remembers a module that failed and never asks for it again
 * on the same page. Where the code does not come all the same, words stand in the part's place and the rest of the page
 * goes on.
 */
export const latePart = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    if (navigator.onLine === false && !come.has(load)) await lineIsBack();
    try {
      const module = await load();
      come.add(load);
      return { default: pick(module) };
    } catch (error) {
      console.error(error);
      return { default: PartMissing };
    }
  });

const lineIsBack = (): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

function PartMissing() {
  return (
    <Notice tone="error" className="w-full">
      <p>This part of the page did not come. Check your connection, then load the page again.</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </Notice>
  );
}
