/** Where the session lives in local storage; the inline stub of root.tsx reads it before anything else loads. */
export const SESSION_KEY = 'huzzah.session';
