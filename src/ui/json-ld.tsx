/**
 * Structured data for search engines. `<` is escaped, so that no text can end the element; the server allows the block
 * by its hash like any inline script. Only what is true belongs here, never a sample figure (PRODUCT).
 */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped; React would write quotes as entities, which are not JSON.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
