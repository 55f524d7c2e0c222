/** Set by vite.config.ts from SITE_MODE: the pages are made for the mode they are served in. */
declare const __SITE_MODE__: 'demo' | 'live';

/** `demo` marks every figure without evidence as a sample; `live` leaves it out (PRODUCT). */
export const SITE_MODE: 'demo' | 'live' = __SITE_MODE__;
