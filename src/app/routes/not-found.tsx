import type { MetaFunction } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Page not found', description: 'There is no page at this address.', isPrivate: true });

export default function NotFoundRoute() {
  return (
    <div className="mx-auto max-w-page px-4 py-20 text-center sm:px-6">
      <h1 className="display text-hero">404</h1>
      <p className="mt-4 text-lead">Oops! Page not found</p>
      <ButtonLink href="/" className="mt-8">
        Return to home
      </ButtonLink>
    </div>
  );
}
