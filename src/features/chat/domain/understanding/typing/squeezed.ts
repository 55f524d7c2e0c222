/**
 * A message without the length that says nothing: blanks in a row are one, empty lines one, a mark that is repeated
 * stands three times at most. Readers that look back from every mark would take seconds over thousands of them.
 */
export const squeezed = (typed: string): string =>
  typed
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/(?: ?\n){3,}/g, '\n\n')
    .replace(/([\p{P}\p{S}])\1{3,}/gu, '$1$1$1')
    .replace(/([\p{P}\p{S}] )\1{3,}/gu, '$1$1$1');
