import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyIn, type Encoding, type StaticFile } from './page-files.ts';

function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text)) return 'gzip';
  return 'identity';
}

/** Answers with a file from memory: 304 when the browser has it, headers only for HEAD. */
export function serveFile(request: IncomingMessage, response: ServerResponse, file: StaticFile, status = 200): void {
  if (status === 200 && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, { etag: file.etag, ...file.headers }).end();
    return;
  }
  const encoding = file.headers.vary ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const body = bodyIn(encoding, file);
  response.writeHead(status, {
    ...file.headers,
    etag: file.etag,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
