import { drawAmsterdam } from './scenes/amsterdam.ts';
import { drawBarcelona } from './scenes/barcelona.ts';
import { drawBirthday } from './scenes/birthday.ts';
import { drawBristol } from './scenes/bristol.ts';
import { drawDublin } from './scenes/dublin.ts';
import { drawGroupWeekends } from './scenes/group-weekends.ts';
import { drawHenDo } from './scenes/hen-do.ts';
import { drawHome } from './scenes/home.ts';
import { drawHomeTall } from './scenes/home-tall.ts';
import { drawKrakow } from './scenes/krakow.ts';
import { drawLisbon } from './scenes/lisbon.ts';
import { drawLondon } from './scenes/london.ts';
import { drawPrague } from './scenes/prague.ts';
import { drawStagDo } from './scenes/stag-do.ts';
import { drawWorkDo } from './scenes/work-do.ts';
import { drawWrongTurn } from './scenes/wrong-turn.ts';

/** Draws one scene as a finished SVG. Pure: the same picture each time. */
export type DrawScene = () => string;

/** Every scene of the site by the name of its files in /art. One line a scene. */
export const SCENES: Readonly<Record<string, DrawScene>> = {
  amsterdam: drawAmsterdam,
  barcelona: drawBarcelona,
  bristol: drawBristol,
  dublin: drawDublin,
  krakow: drawKrakow,
  lisbon: drawLisbon,
  home: drawHome,
  'home-tall': drawHomeTall,
  birthday: drawBirthday,
  'group-weekends': drawGroupWeekends,
  'hen-do': drawHenDo,
  'stag-do': drawStagDo,
  'work-do': drawWorkDo,
  london: drawLondon,
  prague: drawPrague,
  'wrong-turn': drawWrongTurn,
};
