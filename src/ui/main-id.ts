/** The id of every page's main element: the skip link and the focus after a navigation lead there. */
export const MAIN_ID = 'content';
