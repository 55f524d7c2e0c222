const YEAR = '(20[2-4]\\d)';
/** A bare year: no sum, no day of a month beside it that says more. */
const IN_YEAR = [
  new RegExp(
    ` (?:postpone|push|move|shift|put|delay|bump|change|switch|make|do|leave|its?|it is|is|for|now|actually|going|same \\w+)(?: (?:it|this|that|the \\w+|everything|all|us|back|off|out|on|over|until|till|to|in|for|of|not|same|weekend|dates|days|time|month|year|actually|now))* ${YEAR} `,
  ),
  new RegExp(` ${YEAR} (?:\\w+ )?(?:not|instead of|rather than) (?:20)?\\d\\d `),
  new RegExp(` (?:meant|mean|should be|supposed to be) (?:\\w+ )?${YEAR} `),
];
const YEARS_ON =
  / (?:(a|one|1|two|2) )?years? (?:later|after|on|from then) | (?:postpone|push|delay|move|put|bump)(?: \w+){0,5}? (?:by )?(a|one|1|two|2) years?(?: back| on| later)? /;
const NEXT_YEAR =
  / next year (?:but )?(?:the )?same (?:weekend|dates|days|time|week) | (?:same (?:weekend|dates|days|time|week)|the year) (?:but )?(?:(?:the )?(?:following|next) year|the year after|a year later|after|year after) /;
const MONEY = / (?:pounds?|quid|budget|limit|cap|total|all in|altogether|spend|max|each|pp|in total|a head|between) /;

/** The year that the trip is put into instead of its own, `its 2028 not 2027`, `a year later`; null where none is told. */
export function otherYear(line: string, present: number): number | null {
  if (MONEY.test(line)) return null;
  const said = IN_YEAR.map((pattern) => pattern.exec(line)?.[1]).find((year) => year !== undefined);
  if (said !== undefined) return Number(said);
  const on = YEARS_ON.exec(line);
  if (on) return present + (/^(?:two|2)$/.test(on[1] ?? on[2] ?? 'a') ? 2 : 1);
  return NEXT_YEAR.test(line) ? present + 1 : null;
}
