import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRAND } from '../../src/shared/brand.ts';
import type { SocialCard } from './cards.ts';
import { drawingHash } from './scene-files.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const font = (name: string): string => {
  const file = fileURLToPath(new URL(`../../.cache/fonts/${name}.woff2`, import.meta.url));
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
  * { margin: 0; box-sizing: border-box; }
  body { width: ${CARD_WIDTH}px; height: ${CARD_HEIGHT}px; overflow: hidden; position: relative; color: #fff8ee; }
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 45%; }
  .veil { position: absolute; inset: 0; background:
    linear-gradient(100deg, rgb(23 11 63 / .88) 0%, rgb(23 11 63 / .62) 34%, rgb(23 11 63 / 0) 66%),
    linear-gradient(180deg, rgb(23 11 63 / .35) 0%, rgb(23 11 63 / 0) 40%); }
  .words { position: absolute; left: 64px; top: 52px; width: 540px; }
  .mark { font: 800 52px/1 Bricolage; letter-spacing: -.04em; }
  .mark b { display: inline-block; margin-left: 2px; transform: rotate(12deg); color: #ff8563; font-weight: 800; }
  hr { width: 72px; height: 3px; border: 0; background: #ffc46b; margin: 34px 0 22px; }
  h1 { font: 800 84px/.98 Bricolage; letter-spacing: -.035em; max-width: 480px; text-wrap: balance; }
  p { font: 500 29px/1.32 Figtree; margin-top: 22px; max-width: 400px; text-wrap: balance; }`;

/** The only further letters on a card: ó aside, Kraków and its land write with these. */
const POLISH = 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C';

/** The fingerprint of a card: its scene, its words and how they are set. */
export function cardHash(card: SocialCard, svg: string): string {
  return drawingHash([svg, card.title, card.line, BRAND.name, STYLE].join('\n'));
}

/** The card as a page for the browser; `picture` is its scene as a data address. */
export function cardPage(card: SocialCard, picture: string): string {
  const faces = [
    ['Bricolage', 'bricolage-latin', '800', 'U+0-FF, U+2000-20FF'],
    ['Bricolage', 'bricolage-polish', '800', POLISH],
    ['Figtree', 'figtree-latin', '400 700', 'U+0-FF, U+2000-20FF'],
    ['Figtree', 'figtree-polish', '400 700', POLISH],
  ]
    .map(
      ([family, file, weight, range]) =>
        `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${font(file ?? '')}); unicode-range: ${range}; }`,
    )
    .join('');
  return `<!doctype html><meta charset="utf-8"><style>${faces}${STYLE}</style>
    <img alt="" src="${picture}"><div class="veil"></div>
    <div class="words"><div class="mark">${escaped(BRAND.name)}<b>!</b></div><hr>
    <h1>${escaped(card.title)}</h1><p>${escaped(card.line)}</p></div>`;
}
