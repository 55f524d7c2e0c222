import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { DASHBOARD_START } from '../src/app/dashboard-start.ts';
import { appStyle } from './app-style.ts';
import { islandsIn } from './islands-in.ts';
import { asLaterSheet, pageStyles, withoutUnusedFaces } from './page-styles.ts';
import { preloadedIn, startAfterPaint } from './start-after-paint.ts';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
);
type Manifest = z.output<typeof Manifest>;

const ISLANDS_ENTRY = 'src/app/islands.ts';
const ANALYTICS = 'src/platform/browser/analytics/start-analytics.ts';
const SESSION_ENTRIES = ['src/platform/browser/open-auth-client.ts', 'src/platform/browser/open-backend.ts'];
/** What a trip shows on /plan: it brings `/assets/trip.css`. */
const TRIP_PANELS = 'src/app/trip-panels.tsx';
const FONTS_FIRST = ['.cache/fonts/figtree-latin.woff2', '.cache/fonts/bricolage-latin.woff2'];

/** Nothing in these names a class of ours, though `blur` and `transition` stand in them. */
const WITHOUT_CLASSES = /\/assets\/(?:react|router)-/;

interface Page {
  file: string;
  html: string;
  isDocument: boolean;
  /** Pages of one kind have one style: `cities` for every city. */
  kind: string;
}

/**
 * The last touches on the prerendered pages. Documents get the style of their own classes inside (one request fewer
 * before the first paint) and the list of chunks their islands will want; app pages load their scripts after the first
 * frame. Both ask for the fonts at once.
 * @throws Error when a page carries a style attribute, which the content security policy would drop
 */
export async function finishPages(root: string, clientFolder: string): Promise<void> {
  const manifestFile = path.join(clientFolder, '.vite', 'manifest.json');
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const styles = pageStyles(root, (file) => `/${fileOf(manifest, file)}`);
  const imports = loaderImports(manifest, clientFolder);
  const fonts = FONTS_FIRST.map(
    (source) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileOf(manifest, source)}">`,
  ).join('');
  const pages = globSync('**/*.html', { cwd: clientFolder }).map((name) => readPage(clientFolder, name));
  const documents = Map.groupBy(
    pages.filter((page) => page.isDocument),
    (page) => page.kind,
  );
  const textOfChunk = (href: string) => readFileSync(path.join(clientFolder, href), 'utf8');
  const everything: { pages: string[]; scripts: string[] } = { pages: [], scripts: [] };
  for (const group of documents.values()) {
    const styled = group
      .flatMap((page) => islandChunks(manifest, imports, islandsIn(page.html).all))
      .filter((href) => !WITHOUT_CLASSES.test(href));
    const html = group.map((page) => page.html);
    const scripts = [...new Set(styled)].map((href) => textOfChunk(href));
    everything.pages.push(...html);
    everything.scripts.push(...scripts);
    const style = `<style>${withoutUnusedFaces(await styles.of(html, scripts), html)}</style>`;
    for (const page of group) {
      const chunks = islandChunks(manifest, imports, islandsIn(page.html).warm).join(' ');
      const meta = chunks === '' ? '' : `<meta name="island-chunks" content="${chunks}">`;
      const html = page.html.replace(/<link rel="stylesheet" href="\/assets\/[^"]+"\/?>/g, () => style);
      writeFileSync(
        page.file,
        html.replace('<title>', () => `${meta}${fonts}<title>`),
      );
    }
  }
  const appPages = Map.groupBy(
    pages.filter(({ isDocument }) => !isDocument),
    ({ kind }) => (kind === 'dashboard' ? 'dashboard' : 'firstMet'),
  );
  const [firstMet, dashboard] = (['firstMet', 'dashboard'] as const).map((kind) => {
    const html = (appPages.get(kind) ?? []).map((page) => page.html);
    return { html, chunks: appChunks(manifest, html, kind === 'firstMet' ? [TRIP_PANELS] : []) };
  });
  if (firstMet === undefined || dashboard === undefined) throw new Error('There are no app pages.');
  // A document reached inside the router of an app page (signing out) needs what the style sheet of the app leaves out,
  // and the app page that Back leads to from there needs its own.
  const appScripts = [...firstMet.chunks, ...dashboard.chunks].map((href) => textOfChunk(href));
  const whole = await styles.of(
    [...everything.pages, ...firstMet.html, ...dashboard.html],
    [...everything.scripts, ...appScripts],
  );
  writeFileSync(path.join(clientFolder, 'assets', 'documents.css'), asLaterSheet(whole));
  const withStyle = await appStyle(clientFolder, styles, firstMet, dashboard);
  for (const [kind, group] of appPages) {
    for (const page of group) {
      const styled = withStyle[kind](page.html);
      const html = startAfterPaint(styled, kind === 'dashboard' ? DASHBOARD_START : '').replace(
        '<script>',
        () => `${sessionChunks(manifest, { ...page, html: styled })}<script>`,
      );
      writeFileSync(
        page.file,
        html.replace('<title>', () => `${fonts}<title>`),
      );
    }
  }
  rmSync(path.dirname(manifestFile), { recursive: true });
}

function readPage(clientFolder: string, name: string): Page {
  const file = path.join(clientFolder, name);
  const html = readFileSync(file, 'utf8');
  if (/<[a-z][^>]* style="/.test(html)) throw new Error(`${name} carries a style attribute: use a class.`);
  const kind = name.split(path.sep)[0] ?? '';
  return { file, html, isDocument: html.includes('/assets/islands.js'), kind };
}

/** What the loader of the islands fetches on demand, by its place in the manifest. */
interface LoaderImports {
  /** The chunk of each island, by the island's name. */
  islands: ReadonlyMap<string, string>;
  /** What wakes any island. */
  shared: readonly string[];
}

/** Reads the built loader: an island may share its chunk with others, so its source file is no guide. */
function loaderImports(manifest: Manifest, clientFolder: string): LoaderImports {
  const loader = readFileSync(path.join(clientFolder, fileOf(manifest, ISLANDS_ENTRY)), 'utf8');
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [path.basename(file), key]));
  const known = (chunk: string): string => {
    const key = keyOf.get(chunk);
    if (key === undefined) throw new Error(`The build manifest does not know the chunk ${chunk}.`);
    return key;
  };
  const islands = new Map(
    [...loader.matchAll(/["'`]?([\w-]+)["'`]?:\(\)=>\w+\(\(\)=>import\(["'`]\.\/([^"'`]+)/g)].map(
      ([, name = '', chunk = '']) => [name, known(chunk)],
    ),
  );
  const all = [...loader.matchAll(/import\(["'`]\.\/([^"'`]+)/g)].map(([, chunk = '']) => known(chunk));
  const own = new Set(islands.values());
  return { islands, shared: all.filter((key) => !own.has(key)) };
}

/** The chunks that these islands will want and that are not loaded with their page. */
function islandChunks(manifest: Manifest, { islands, shared }: LoaderImports, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const entries = names.map((name) => {
    const key = islands.get(name);
    if (key === undefined) throw new Error(`The island ${name} is not in ${ISLANDS_ENTRY}.`);
    return key;
  });
  const loaded = withImports(manifest, [ISLANDS_ENTRY]);
  const wakers = shared.filter((key) => key !== ANALYTICS);
  const wanted = withImports(manifest, [...entries, ...wakers]);
  // What wakes an island may itself fetch something for all of them: the toasts.
  for (const key of wakers) withImports(manifest, entryOf(manifest, key).dynamicImports ?? [], wanted);
  // A visitor who taps at once waits for all of the above and for none of this.
  withImports(manifest, shared, wanted);
  return [...wanted].filter((key) => !loaded.has(key)).map((key) => `/${fileOf(manifest, key)}`);
}

/**
 * What a session needs at once, for the inline stub, which stands below it: beside the page's own scripts those of the
 * client and its data. Of the first frame of the dashboard nothing waits for the line, and what is behind it does, so
 * there it is the page's own scripts, and the others only where a session is to be renewed (app/dashboard-start.ts).
 */
function sessionChunks(manifest: Manifest, { html, kind }: Page): string {
  const session = [...withImports(manifest, SESSION_ENTRIES)]
    .map((key) => `/${fileOf(manifest, key)}`)
    .filter((address) => !html.includes(address));
  const meta = (name: string, chunks: readonly string[]) =>
    `<meta name="${name}-chunks" content="${chunks.join(' ')}">`;
  return kind === 'dashboard'
    ? meta('session', preloadedIn(html)) + meta('renewal', session)
    : meta('session', session);
}

/**
 * Every script of ours that pages load or may load later, but for those that bring their own style and what only they
 * load; the routes of documents are only in the router's list, not among these.
 */
function appChunks(manifest: Manifest, pages: readonly string[], styledElsewhere: readonly string[]): string[] {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const linked = new Set(pages.flatMap((html) => html.match(/\/assets\/[\w.-]+\.js/g) ?? []));
  const wanted = new Set<string>();
  const add = (key: string): void => {
    if (wanted.has(key) || styledElsewhere.includes(key)) return;
    wanted.add(key);
    const { imports = [], dynamicImports = [] } = entryOf(manifest, key);
    for (const next of [...imports, ...dynamicImports]) add(next);
  };
  for (const address of linked) {
    const key = keyOf.get(address);
    if (key !== undefined) add(key);
  }
  return [...wanted].map((key) => `/${fileOf(manifest, key)}`).filter((href) => !WITHOUT_CLASSES.test(href));
}

function withImports(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    withImports(manifest, entryOf(manifest, name).imports ?? [], seen);
  }
  return seen;
}

function entryOf(manifest: Manifest, name: string): Manifest[string] {
  const entry = manifest[name];
  if (entry === undefined) throw new Error(`The build manifest does not know ${name}.`);
  return entry;
}

const fileOf = (manifest: Manifest, name: string): string => entryOf(manifest, name).file;
