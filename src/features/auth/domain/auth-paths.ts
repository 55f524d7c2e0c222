/** Where a forgotten password is asked for. */
export const FORGOTTEN_PASSWORD_PATH = '/auth/forgotten-password';

/** Where the link of a password mail leads; a form there takes the new one. */
export const NEW_PASSWORD_PATH = '/auth/new-password';
