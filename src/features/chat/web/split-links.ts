export interface TextPart {
  text: string;
  /** Where it begins, which tells two equal parts apart. */
  from: number;
  isLink: boolean;
}

/** Pages of this site that the concierge quotes, and nothing that only looks like an address. */
const PAGE =
  /(?<![\w/.:])\/(?:#store|terms|privacy|cookies|how-it-works|contact|quote|partners|plans?|dashboard\/(?:trips|calendar|settings)|(?:cities|activities)\/[a-z-]+)(?:#[a-z-]+)?(?![\w/-])/g;

/** The text in its parts, in order; links are addresses of our own pages. Joined together they are the text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: link, index } of text.matchAll(PAGE)) {
    if (index > from) parts.push({ text: text.slice(from, index), from, isLink: false });
    parts.push({ text: link, from: index, isLink: true });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), from, isLink: false });
  return parts;
}
