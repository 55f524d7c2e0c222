/** A few sentences of the site's own, with where they stand. */
export interface SitePassage {
  /** Address on this site, with the anchor of the section where it has one. */
  href: string;
  /** `Terms and conditions`. */
  page: string;
  /** `If you cancel`. */
  section: string;
  text: string;
  /** Words people ask with that the passage does not have. */
  tags?: string;
  /** It is found only by a question that has all words of one of these. */
  names?: readonly string[];
}
