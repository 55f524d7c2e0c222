import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { asLaterSheet, type PageStyles } from './page-styles.ts';

const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"/;
/** The route whose pages need the whole style, and the list of files that names it. */
const DASHBOARD_LAYOUT = 'layouts/dashboard-layout';
const MANIFEST_START = 'window.__reactRouterManifest=';
const RouterManifest = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ css: z.optional(z.array(z.string())) })),
});

/** App pages that share a style sheet. */
export interface StyledPages {
  /** Their HTML. */
  html: readonly string[];
  /** Addresses of every script they may load. */
  chunks: readonly string[];
}

const nameOf = (stem: string, content: string, ending: string): string =>
  `/assets/${stem}-${createHash('sha256').update(content).digest('base64url').replace(/[^\w]/g, 'x').slice(0, 8)}${ending}`;

/**
 * Gives the app pages style sheets of the classes that they and their chunks use, instead of the whole site's: one for
 * the pages a visitor meets first, and one for the dashboard and the trip, which holds the first one's classes too, so
 * that the order of rules is right whichever came before. The router compares the link with its own list of files when
 * it hydrates, so that list is rewritten, once for either kind of page. Style sheets and lists get names after their new
 * content, which browsers may keep for good; the whole style is also at `/assets/trip.css`, for a trip shown on /plan.
 * @returns a function that puts the new addresses into the HTML of a page of the dashboard or of another
 * @throws Error when something else of the build names the old style sheet
 */
export async function appStyle(
  clientFolder: string,
  styles: PageStyles,
  firstMet: StyledPages,
  dashboard: StyledPages,
): Promise<{ firstMet: (html: string) => string; dashboard: (html: string) => string }> {
  const fileOf = (address: string): string => path.join(clientFolder, address);
  const read = (address: string): string => readFileSync(fileOf(address), 'utf8');
  const write = (address: string, text: string): string => {
    writeFileSync(fileOf(address), text);
    return address;
  };
  const [, oldStyle] = firstMet.html.map((html) => STYLE_LINK.exec(html)).find((found) => found !== null) ?? [];
  if (oldStyle === undefined) throw new Error('No app page links a style sheet.');
  const oldList = listOfFiles(clientFolder, oldStyle);

  const css = await styles.of(firstMet.html, firstMet.chunks.map(read));
  const allPages = [...firstMet.html, ...dashboard.html];
  const allCss = await styles.of(allPages, [...new Set([...firstMet.chunks, ...dashboard.chunks])].map(read));
  const style = write(nameOf('app', css, '.css'), css);
  const wholeStyle = write(nameOf('dashboard', allCss, '.css'), allCss);
  write('/assets/trip.css', asLaterSheet(allCss));

  const list = read(oldList);
  const writeList = (text: string): string => {
    const address = nameOf('manifest', text, '.js');
    // The list names itself too.
    return write(address, text.replaceAll(oldList, address));
  };
  const firstMetList = writeList(withDashboardStyle(list.replaceAll(oldStyle, style), wholeStyle));
  const dashboardList = writeList(list.replaceAll(oldStyle, wholeStyle));
  rmSync(fileOf(oldStyle));
  rmSync(fileOf(oldList));
  return {
    firstMet: (html) => html.replaceAll(oldStyle, style).replaceAll(oldList, firstMetList),
    dashboard: (html) => html.replaceAll(oldStyle, wholeStyle).replaceAll(oldList, dashboardList),
  };
}

/** The address of the router's list of files, which alone may name the style sheet. */
function listOfFiles(clientFolder: string, style: string): string {
  const naming = globSync('assets/*.js', { cwd: clientFolder }).filter((name) =>
    readFileSync(path.join(clientFolder, name), 'utf8').includes(style.slice(1)),
  );
  const [list] = naming;
  if (list === undefined || naming.length > 1 || !/^assets[\\/]manifest-\w+\.js$/.test(list))
    throw new Error(`The style sheet of the app pages is named by ${naming.join(', ') || 'no script'}.`);
  return `/${list.split(path.sep).join('/')}`;
}

/** The list for pages without the whole style: the router loads that before it shows the dashboard. */
function withDashboardStyle(list: string, style: string): string {
  if (!list.startsWith(MANIFEST_START)) throw new Error('The list of files is not as the router used to write it.');
  const manifest = RouterManifest.parse(JSON.parse(list.slice(MANIFEST_START.length).replace(/;\s*$/, '')));
  const layout = manifest.routes[DASHBOARD_LAYOUT];
  if (layout === undefined) throw new Error(`The router knows no route ${DASHBOARD_LAYOUT}.`);
  layout.css = [...(layout.css ?? []), style];
  return `${MANIFEST_START}${JSON.stringify(manifest)};`;
}
