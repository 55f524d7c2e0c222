import { drawAmsterdam } from './scenes/amsterdam.ts';
import { drawDublin } from './scenes/dublin.ts';
import { drawLondon } from './scenes/london.ts';
import { drawPrague } from './scenes/prague.ts';

/** Draws one scene as a finished SVG. Pure: the same picture each time. */
export type DrawScene = () => string;

/** Every scene of the site by the name of its files in /art. One line a scene. */
export const SCENES: Readonly<Record<string, DrawScene>> = {
  amsterdam: drawAmsterdam,
  dublin: drawDublin,
  london: drawLondon,
  prague: drawPrague,
};
