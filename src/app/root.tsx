import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router';
import { SessionProvider } from '../features/auth/web/session-provider.tsx';
import { ConsentBanner } from '../features/consent/web/consent-banner.tsx';
import { forgetEarlyEvent, replayEarlyEvents } from '../platform/browser/early-events.ts';
import { CONFIG_META_NAME, publicConfigContent } from '../platform/browser/public-config.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { ToastProvider } from '../ui/toast-provider.tsx';
import { APP_STUB, INLINE_STUB } from './inline-stub.ts';
import { isDocumentHandle } from './page-handle.ts';
import printSheet from './print.css?url';
import { useAnalytics } from './use-analytics.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import './app.css';

const forget = ({ nativeEvent }: SyntheticEvent): void => forgetEarlyEvent(nativeEvent);

/** True once the browser has taken over the page that the server sent. */
let isTakenOver = false;

/**
 * The HTML around every page. Document pages carry no router: only the inline stub and the island loader.
 * In the browser this component runs for app pages alone, and a document reached from one stays in its router.
 */
export function Layout({ children }: { children: ReactNode }) {
  // Only an error has the HTML drawn anew. What its scripts are for is done by then, and the browser refuses new ones.
  const [isDrawnAnew] = useState(() => isTakenOver);
  useEffect(() => {
    isTakenOver = true;
  }, []);
  const matches = useMatches();
  const isDocument =
    import.meta.env.SSR && !import.meta.env.DEV && matches.some((match) => isDocumentHandle(match.handle));
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name={CONFIG_META_NAME} content={publicConfigContent() ?? ''} suppressHydrationWarning />
        {/* The only raw HTML of the project: a constant that the server allows by its hash. It must run before
            the first paint, which no bundled module does. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, never data (see above). */}
        {isDrawnAnew ? null : <script dangerouslySetInnerHTML={{ __html: isDocument ? INLINE_STUB : APP_STUB }} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <link rel="stylesheet" media="print" href={printSheet} />
      </head>
      {/* The inline stub keeps early clicks below this mark for the page's own script; what comes through here has
          reached that script already. */}
      <body data-app={isDocument ? undefined : ''} onClickCapture={forget} onSubmitCapture={forget}>
        {children}
        {isDocument ? (
          <script type="module" src="/assets/islands.js" async />
        ) : isDrawnAnew ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const isDocumentInRouter =
    useMatches().some((match) => isDocumentHandle(match.handle)) && !import.meta.env.SSR && !import.meta.env.DEV;
  useFocusOnNavigation();
  useAnalytics();
  useEffect(() => {
    // In a task of its own: the press that React is answering while it takes the page over is forgotten by then.
    setTimeout(replayEarlyEvents);
  }, []);
  return (
    <ToastProvider>
      {/* React waits for it before it shows the page (scripts/finish-pages.ts). */}
      {isDocumentInRouter ? <link rel="stylesheet" href="/assets/documents.css" precedence="default" /> : null}
      <SessionProvider>
        <Outlet />
        <ConsentBanner />
      </SessionProvider>
    </ToastProvider>
  );
}

/** The last net: says that something broke, in words, and how to go on. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <PageShell
        title={isMissing ? '404' : 'Something went wrong'}
        lead={
          isMissing
            ? 'Oops! Page not found'
            : 'This page cannot go on. Your trips are safe with us. Check your connection, then load it again.'
        }
      >
        <div className="flex flex-wrap gap-3">
          {isMissing ? null : <Button onClick={() => window.location.reload()}>Load it again</Button>}
          <ButtonLink href="/" variant={isMissing ? 'primary' : 'secondary'}>
            Back to home
          </ButtonLink>
        </div>
      </PageShell>
    </main>
  );
}
