import type { Backend } from './open-backend.ts';

let opened: Promise<Backend> | undefined;

/**
 * The one connection of this tab, opened on first use so that pages without data never load the clients.
 * Rejects when the page carries no configuration (public-config.ts says why).
 */
export function backend(): Promise<Backend> {
  opened ??= import('./open-backend.ts').then(({ openBackend }) => openBackend());
  return opened;
}
