import type { ComponentType } from 'react';
import { type EarlyEvent, ISLAND_PATIENCE_MS, takeEarlyEvents } from '../early-events.ts';

/** How to fetch the component of each island, by the name in its marker. */
export type IslandRegistry = Readonly<Record<string, () => Promise<ComponentType<object>>>>;

/** After this long on a quiet line the code of the islands is fetched, not run. */
const WARM_UP_MS = 1000;

/**
 * Wakes each island on idle or first touch. React is fetched only then, and a click or submit that comes
 * before it listens is kept and played again, so no tap is lost.
 */
export function wakeIslands(registry: IslandRegistry): void {
  // The loader is an async script: it can be here before the islands are. Until then the stub keeps what comes.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => listen(registry));
  else listen(registry);
}

function listen(registry: IslandRegistry): void {
  const waking = new Map<HTMLElement, Promise<void>>();
  const awake = new Set<HTMLElement>();

  const wake = (box: HTMLElement): Promise<void> => {
    const running = waking.get(box) ?? start(box);
    waking.set(box, running);
    return running;
  };
  const start = async (box: HTMLElement): Promise<void> => {
    const load = registry[box.dataset.island ?? ''];
    if (load === undefined) throw new Error(`No island is called ${box.dataset.island}.`);
    const [component, { hydrateIsland }] = await Promise.all([load(), import('./hydrate-island.tsx')]);
    await hydrateIsland(box, component, JSON.parse(box.dataset.props ?? '{}'));
    awake.add(box);
  };
  const replay = async ([type, target]: EarlyEvent): Promise<void> => {
    const box = target.closest<HTMLElement>('[data-island]');
    if (box === null) return;
    const isForm = type === 'submit' && target instanceof HTMLFormElement;
    try {
      const woken = wake(box);
      await (isForm ? Promise.race([woken, outOfPatience()]) : woken);
    } catch (fault) {
      // Without its script a form still works: it goes to its address, as it would in a browser without any. A phone in
      // a tunnel still says that it is on the line.
      if (isForm)
        fetch('/', { method: 'HEAD', signal: AbortSignal.timeout(ISLAND_PATIENCE_MS) }).then(
          () => target.submit(),
          () => sayOffline(target),
        );
      throw fault;
    }
    if (isForm) target.requestSubmit();
    else target.click();
  };
  const report = (fault: unknown) => console.error('An island could not wake', fault);

  for (const box of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const nudge = () => void wake(box).catch(report);
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
      box.addEventListener(type, nudge, { once: true, passive: true });
    }
    // Safari has no requestIdleCallback.
    if (box.dataset.wake === 'idle') (window.requestIdleCallback ?? setTimeout)(nudge);
    if (box.dataset.wake === 'near') whenNear(box, nudge);
    for (const type of ['click', 'submit'] as const) {
      const keep = (event: Event) => {
        if (awake.has(box) || !(event.target instanceof HTMLElement)) return;
        if (type === 'submit') event.preventDefault();
        else if (!isWorthReplaying(event.target)) return;
        // The island may listen already without having said so: what is played again must not count twice.
        event.stopImmediatePropagation();
        void replay([type, event.target, event]).catch(report);
      };
      box.addEventListener(type, keep, { capture: true });
    }
  }
  for (const caught of takeEarlyEvents()) {
    if (caught[0] === 'submit' || isWorthReplaying(caught[1])) void replay(caught).catch(report);
  }
  warmUp();
}

/** A line that has stalled neither brings the script nor says that it never will. */
const outOfPatience = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, ISLAND_PATIENCE_MS, 'too slow'));

/** The browser would put its own error page in the place of what was typed. */
function sayOffline(form: HTMLFormElement): void {
  form.querySelector('.offline')?.remove();
  const textContent = 'You seem to be offline. Nothing typed is lost: try again later.';
  form.append(Object.assign(document.createElement('strong'), { className: 'offline', role: 'alert', textContent }));
}

/** Native controls act by themselves: replaying a click on a checkbox would undo it, on a submit button send twice. */
function isWorthReplaying(target: HTMLElement): boolean {
  const control = target.closest('button, a, input, select, textarea, label');
  return control instanceof HTMLButtonElement && control.type === 'button';
}

/** About a screen before it can be seen. The box itself has no shape of its own, so what stands in it is watched. */
function whenNear(box: HTMLElement, run: () => void): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      run();
    },
    { rootMargin: '800px 0px' },
  );
  for (const part of box.children) watcher.observe(part);
}

/** Fetches the chunks named in the page at low priority once it has loaded, unless the visitor saves data. */
function warmUp(): void {
  const line = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : undefined;
  if (line?.saveData) return;
  const later = () => setTimeout(() => window.__preload?.('island', 'low'), WARM_UP_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
