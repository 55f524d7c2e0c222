import { lateCode } from './late-code.ts';
import type { Backend } from './open-backend.ts';

let opened: Promise<Backend> | undefined;

/**
 * The one connection of this tab, opened on first use so that pages without data never load the clients. Rejects when
 * the clients cannot be fetched or the page carries no configuration (public-config.ts says why); the next call then
 * tries again.
 */
export function backend(): Promise<Backend> {
  if (opened !== undefined) return opened;
  const opening = lateCode(() => import('./open-backend.ts')).then(({ openBackend }) => openBackend());
  opened = opening;
  opening.catch(() => {
    opened = undefined;
  });
  return opening;
}
