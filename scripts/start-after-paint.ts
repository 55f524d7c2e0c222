const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"\/?>/g;
const STARTER = /<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const ROUTES = /window\.__reactRouterRouteModules = (\{[^}]*\});/;
const ENTRY = /^import\("([^"]+)"\);$/m;

/** A tab in the background paints nothing; its page wakes after this long all the same. */
const UNPAINTED_MS = 2000;

/** Addresses of the scripts that React Router has a page preload. */
export const preloadedIn = (html: string): string[] => [...html.matchAll(PRELOAD)].map(([, href = '']) => href);

/**
 * Lets the scripts of an app page begin when its first frame is on the screen: until then the whole line belongs to
 * what that frame is made of, and the inline stub, which stands before it, keeps what is pressed (decision 0010).
 * `first` is a script of the page's own: it stands ahead of the inline stub, whose scripts would keep the line from what
 * it asks for.
 * @throws Error when the page does not start the way React Router's `Scripts` writes it
 */
export function startAfterPaint(html: string, first = ''): string {
  const [starter, source = ''] = STARTER.exec(html) ?? [];
  const imports = [...source.matchAll(IMPORT)];
  const routes = ROUTES.exec(source)?.[1];
  const entry = ENTRY.exec(source)?.[1];
  if (starter === undefined || routes === undefined || entry === undefined || imports.length < 2)
    throw new Error('React Router starts its pages in another way than scripts/start-after-paint.ts knows.');
  const chunks = preloadedIn(html);
  const places = new Map(imports.map(([, name], place) => [name, place]));
  const modules = routes.replace(/:(route\d+)/g, (_all, name: string) => `:m[${places.get(name)}]`);
  const begin =
    `(function(n){function go(){if(n)return;n=1;__preload("page");Promise.all([${imports.map(([, , address]) => `import("${address}")`).join()}]).then(function(m){
window.__reactRouterRouteModules=${modules};import("${entry}")})}
requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,${UNPAINTED_MS})})()`.replaceAll('\n', '');
  return html
    .replace('<script>', (start) => start + first)
    .replace(starter, () => `<script>${begin}</script>`)
    .replace(PRELOAD, () => '')
    .replace('<title>', () => `<meta name="page-chunks" content="${chunks.join(' ')}"><title>`);
}
