/** What a route's `handle` may say. `static` makes a page a document: prerendered, without a router in the browser. */
export interface PageHandle {
  static: boolean;
}

export const isDocumentHandle = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'static' in handle && handle.static === true;
