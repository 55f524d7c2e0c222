const REST =
  '(?:sleep|nap|snooze|lie in|lie down|lay in|rest|chill|breather|free time|down ?time|nothing|time off|time to ourselves|me time|siesta|recover|relax|do nothing)';
const INSTEAD = new RegExp(
  ` ${REST} (?:\\w+ ){0,4}?(?:instead|rather than|in place) | (?:instead of|rather than) (?:\\w+ ){1,5}(?:a |just a |some |we will |lets |have a |can we )*${REST} (?:please )?$`,
);

/** `sat afternoon nap instead of the spa`: what comes for it is rest, so that it only goes. */
export const isForRest = (line: string): boolean => INSTEAD.test(line);

const REFUSED =
  / (?:no|not (?:doing|having|bothering with|needing|eating|going for|fussed about)|skip(?:ping)?|without|drop|dont (?:want|need)) (?:the |our |any |a )?(?:sit down )?(?:\w+day )?(?:lunch|lunches|dinner|dinners) /;
/** Whether a line refuses a meal by a verb, and does not only run it down. */
export const refusesMeal = (line: string): boolean => REFUSED.test(line);

/** `no dinner down for friday` misses one. */
const LACKS = / (?:down for|planned|booked|listed|showing|yet|why|how come|there is) /;
const EACH = / (?:either|both|each|every|any|all) /;

/** `not doing lunch either day`: a meal that is refused where it is clear which. */
export const isMealRefused = (line: string, days: readonly number[]): boolean =>
  REFUSED.test(line) && !LACKS.test(line) && (days.length === 1 || EACH.test(line));
