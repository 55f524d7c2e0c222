import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Budgets in KB of 1000 bytes, brotli: script at load, and HTML with its style sheet. Documents count their islands later. */
const BUDGET = {
  document: { script: 80, critical: 5, markup: 16 },
  app: { script: 155, critical: 155, markup: 14 },
  dashboard: { script: 170, critical: 170, markup: 16 },
};

/** Style sheets; no page waits for what is only for paper. */
const ON_SCREEN = /\/assets\/(?!print-)[\w.-]+\.css/g;

export interface PageSize {
  page: string;
  /** With what the islands of a document fetch once it is quiet. */
  scriptKb: number;
  /** What runs while the page loads. */
  criticalKb: number;
  markupKb: number;
  scriptBudgetKb: number;
  criticalBudgetKb: number;
  markupBudgetKb: number;
}

/** What each built page costs on the wire, and what it may. */
export function pageSizes(clientFolder: string): PageSize[] {
  const known = new Map<string, number>();
  const sizeOf = (href: string): number => {
    const size = known.get(href) ?? brotliCompressSync(readFileSync(path.join(clientFolder, href))).length;
    known.set(href, size);
    return size;
  };
  return globSync('**/*.html', { cwd: clientFolder })
    .toSorted()
    .map((name) => {
      // What only a signed-in visitor loads is not the page's weight.
      const html = readFileSync(path.join(clientFolder, name), 'utf8').replace(
        /<meta name="(session|renewal)-chunks"[^>]*>/g,
        '',
      );
      const linked = (pattern: RegExp): number =>
        [...new Set(html.match(pattern))].reduce((sum, href) => sum + sizeOf(href), 0) / 1000;
      const budget = html.includes('/assets/islands.js')
        ? 'document'
        : name.startsWith('dashboard')
          ? 'dashboard'
          : 'app';
      const later = html.match(/<meta name="island-chunks" content="([^"]+)"/)?.[1]?.split(' ') ?? [];
      const scriptKb = linked(/\/assets\/[\w.-]+\.js/g);
      return {
        page: `/${path.dirname(name)}`.replace('/.', '/'),
        scriptKb,
        criticalKb: scriptKb - later.reduce((sum, href) => sum + sizeOf(href), 0) / 1000,
        markupKb: brotliCompressSync(html).length / 1000 + linked(ON_SCREEN),
        scriptBudgetKb: BUDGET[budget].script,
        criticalBudgetKb: BUDGET[budget].critical,
        markupBudgetKb: BUDGET[budget].markup,
      };
    });
}

/** The table that `npm run build -- --sizes` prints. */
export const printPageSizes = (clientFolder: string): void => {
  console.table(
    Object.fromEntries(
      pageSizes(clientFolder).map((size) => [
        size.page,
        {
          'script KB': size.scriptKb.toFixed(1),
          'of at most': size.scriptBudgetKb,
          'HTML+CSS KB': size.markupKb.toFixed(1),
          'of at most ': size.markupBudgetKb,
        },
      ]),
    ),
  );
};
