import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import jsTokens from 'js-tokens';

export interface PageStyles {
  /** The style sheet of the classes of these pages and of the scripts they may load, minified. */
  of: (pages: readonly string[], scripts?: readonly string[]) => Promise<string>;
}

/** A class such as `[&_p]:mt-4` stands as `[&amp;_p]:mt-4` in HTML, which the scanner would not know. */
const withoutEntities = (text: string): string =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const classesIn = (html: string): string[] =>
  [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => withoutEntities(list).split(/\s+/));

const wordsOf = new Map<string, readonly string[]>();

/** In a built script a class stands in a text of its own or of a list; a word of the code itself is none. */
function wordsOfTexts(script: string): readonly string[] {
  const known = wordsOf.get(script);
  if (known) return known;
  const words = Array.from(jsTokens(script), ({ type, value }) =>
    /^(?:String|NoSubst|Template)/.test(type) ? value.split(/[\s"'`{}$]+/) : [],
  ).flat();
  wordsOf.set(script, words);
  return words;
}

/** What Tailwind adds for browsers that its other output leaves behind anyway. */
const OLD_BROWSERS = /@layer properties\{@supports[\s\S]*?\}\}\}/;
/** It asks whether a browser knows `color-mix` in Lab; each that it supports does. */
const KNOWN_TO_ALL =
  /@supports \([\w-]+:(?:color-mix|linear-gradient)\(in lab, red, red\)\)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** The fonts it falls back on where a theme names none; ours names both. */
const FONTS_OF_NOBODY = /var\((--default-(?:mono-)?font-family),[^()]*\)/g;
/** What a theme may ask of its font and ours does not. */
const FONT_SETTINGS = /font-(?:feature|variation)-settings:var\(--default-[\w-]+,\s*normal\);/g;
/** The colour of a placeholder, which each of our boxes chooses (ui/control-class.ts). */
const PLACEHOLDERS = /@supports \(not \(\(-webkit-appearance:-apple-pay-button\)\)\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/;
/** Tailwind sets right what browsers draw inside a box for a date. */
const DATE_PARTS = /::-webkit-(?:date-and-time-value|datetime-edit[\w-]*|calendar-picker-indicator)\{[^}]*\}/g;
const DATE_BOX = /\btype[=:]["'`]date/;

/**
 * Makes the style of single pages from app.css. A document carries its style inside, and of the whole site's
 * a page needs a third. Tailwind takes what is a class of its own or of app.css and passes over every other word.
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
    of: async (pages, scripts = []) => {
      const compiler = await compile(source, { base: path.dirname(file), onDependency: () => undefined });
      const words = new Set([...pages.flatMap(classesIn), ...scripts.flatMap(wordsOfTexts)]);
      const css = optimize(withAssets(compiler.build([...words])), { minify: true })
        .code.replace(OLD_BROWSERS, '')
        .replace(KNOWN_TO_ALL, '$1')
        .replace(FONTS_OF_NOBODY, 'var($1)')
        .replace(FONT_SETTINGS, '')
        .replace(PLACEHOLDERS, '');
      return [...pages, ...scripts].some((text) => DATE_BOX.test(text)) ? css : css.replace(DATE_PARTS, '');
    },
  };
}

/**
 * The style for a sheet that joins a page which has one already. React puts it first in the head, where a plain `hidden`
 * of the page's own sheet would beat its `print:block`: a layer above the page's makes it win wherever it stands. So it
 * holds every class of the pages it may meet. `css` is minified.
 */
export const asLaterSheet = (css: string): string =>
  `@layer theme,base,components,utilities,later;${css.replaceAll('@layer utilities{', '@layer later{')}`;

const RANGED_FACE = /@font-face\{[^}]*unicode-range:([^;}]*)[^}]*\}/g;

/** Leaves out the faces of letters that none of the texts has; `css` is minified. */
export function withoutUnusedFaces(css: string, texts: readonly string[]): string {
  return css.replace(RANGED_FACE, (face, list: string) => {
    const letters = list
      .split(',')
      .map((range) => {
        const [from = '', to = from] = range.trim().slice(2).split('-');
        return `\\u{${from}}-\\u{${to}}`;
      })
      .join('');
    const used = new RegExp(`[${letters}]`, 'u');
    return texts.some((text) => used.test(text)) ? face : '';
  });
}
