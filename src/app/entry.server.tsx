import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders a page when the site is built, and only when all of it is there: a page that streams carries scripts that put
 * its late parts in their place, and ours are files without late parts.
 * @throws whatever a component throws, so that a broken page ends the build
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const faults: unknown[] = [];
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  });
  await page.allReady;
  if (faults.length > 0) throw faults[0];
  headers.set('content-type', 'text/html');
  return new Response(page, { headers, status });
}
