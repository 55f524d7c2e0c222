import { fileURLToPath } from 'node:url';

/** Where the site keeps the drawn spots. */
export const SPOT_FOLDER = fileURLToPath(new URL('../../../public/art/spots/', import.meta.url));
