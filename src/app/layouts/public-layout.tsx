import { Outlet } from 'react-router';
import { MAIN_ID } from '../../ui/main-id.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, page, footer: the frame of every page a visitor sees. */
export default function PublicLayout() {
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-[70dvh] outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
