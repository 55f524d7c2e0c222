/** Draws one scene as a finished SVG. Pure: the same picture each time. */
export type DrawScene = () => string;

/** Every scene of the site by the name of its files in /art. One line a scene. */
export const SCENES: Readonly<Record<string, DrawScene>> = {};
