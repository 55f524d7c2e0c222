import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageStyles } from './page-styles.ts';

const STYLE_LINK = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"/;

const nameOf = (stem: string, content: string, ending: string): string =>
  `/assets/${stem}-${createHash('sha256').update(content).digest('base64url').replace(/[^\w]/g, 'x').slice(0, 8)}${ending}`;

/**
 * Gives the app pages one style sheet of the classes that they and their chunks use, instead of the whole site's. The
 * router compares the link with its own list of files when it hydrates, so that list is rewritten too; both get names
 * after their new content, which browsers may keep for good.
 * @param pages the HTML of the app pages
 * @param chunks addresses of every script they may load
 * @returns a function that puts the new addresses into the HTML of a page
 * @throws Error when something else of the build names the old style sheet
 */
export async function appStyle(
  clientFolder: string,
  styles: PageStyles,
  pages: readonly string[],
  chunks: readonly string[],
): Promise<(html: string) => string> {
  const [, oldStyle] = pages.map((html) => STYLE_LINK.exec(html)).find((found) => found !== null) ?? [];
  if (oldStyle === undefined) throw new Error('No app page links a style sheet.');
  const fileOf = (address: string): string => path.join(clientFolder, address);
  const css = await styles.of(
    pages,
    chunks.map((chunk) => readFileSync(fileOf(chunk), 'utf8')),
  );
  const newStyle = nameOf('app', css, '.css');
  writeFileSync(fileOf(newStyle), css);
  rmSync(fileOf(oldStyle));
  const renamed = new Map([[oldStyle, newStyle]]);
  for (const name of globSync('assets/*.js', { cwd: clientFolder })) {
    const text = readFileSync(path.join(clientFolder, name), 'utf8');
    if (!text.includes(oldStyle.slice(1))) continue;
    if (!/^assets[\\/]manifest-\w+\.js$/.test(name)) throw new Error(`${name} names the style sheet of the app pages.`);
    const before = `/${name.split(path.sep).join('/')}`;
    const list = text.replaceAll(oldStyle, newStyle);
    const address = nameOf('manifest', list, '.js');
    // The list names itself too.
    writeFileSync(fileOf(address), list.replaceAll(before, address));
    rmSync(path.join(clientFolder, name));
    renamed.set(before, address);
  }
  return (html) => [...renamed].reduce((text, [before, after]) => text.replaceAll(before, after), html);
}
