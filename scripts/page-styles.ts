import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

export interface PageStyles {
  /** The style sheet of exactly the classes that stand in these texts (HTML, chunks), minified. */
  of: (texts: readonly string[]) => Promise<string>;
}

/** A class such as `[&_p]:mt-4` stands as `[&amp;_p]:mt-4` in HTML, which the scanner would not know. */
const withoutEntities = (text: string): string =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/**
 * Makes the style of single pages from app.css. A document carries its style inside, and of the whole site's
 * a page needs a third; the classes are found by Tailwind's own scanner, so nothing is guessed.
 * @param assetHref the built address of a file that app.css names by a path relative to itself
 */
export function pageStyles(root: string, assetHref: (file: string) => string): PageStyles {
  const file = path.join(root, 'src/app/app.css');
  const source = readFileSync(file, 'utf8');
  const withAssets = (css: string): string =>
    css.replace(
      /url\(["']?(\.\.?\/[^"')]+)["']?\)/g,
      (_url, relative: string) =>
        `url(${assetHref(
          path
            .relative(root, path.resolve(path.dirname(file), relative))
            .split(path.sep)
            .join('/'),
        )})`,
    );
  return {
    of: async (texts) => {
      const compiler = await compile(source, { base: path.dirname(file), onDependency: () => undefined });
      const candidates = new Scanner({ sources: [] }).scanFiles(
        texts.map((text) => ({ content: withoutEntities(text), extension: 'html' })),
      );
      return optimize(withAssets(compiler.build(candidates)), { minify: true }).code;
    },
  };
}
