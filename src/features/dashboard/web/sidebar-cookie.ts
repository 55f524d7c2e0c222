const NAME = 'huzzah.sidebar';
/** What the cookies say of a sidebar that was left closed. */
export const SIDEBAR_CLOSED = `${NAME}=closed`;

/** SPEC 9: a week. */
const SECONDS = 604_800;

/** Whether the sidebar was left open, from the text of `document.cookie`. Open until somebody closes it. */
export const isSidebarOpenIn = (cookies: string): boolean =>
  !cookies.split('; ').some((cookie) => cookie === SIDEBAR_CLOSED);

/** What to write to `document.cookie`. A live site's cookie travels by https alone. */
export const sidebarCookie = (isOpen: boolean, protocol: string): string =>
  `${NAME}=${isOpen ? 'open' : 'closed'}; Path=/dashboard; Max-Age=${SECONDS}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
