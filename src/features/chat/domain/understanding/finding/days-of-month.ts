import { MONTH, monthOf } from './named-weekends.ts';

/** `17th`, of a month that is not said. */
const DAY_TH = '\\d{1,2}(?:st|nd|rd|th)';

/** `partys on the 27th now not the 20th`, `make it the 5th to the 7th`: days of a month that is not said again. */
export function daysOfMonth(line: string): { kind: 'days-of-month'; first: number; last: number | null } | null {
  const speaksOfDates =
    / (?:now|not the|instead|move|moved|shift|switch|change|bring|put it|push|forward|postpone|reschedule|make it|do it|dates?|were doing|we are doing|going|its|it is|is on|are on) /.test(
      line,
    );
  if (!(speaksOfDates || ONLY_DAYS.test(line)) || / (?:birthday|anniversary|floor|century) /.test(line)) return null;
  const [, first, last] =
    / (?<!not )(?:the |on |to )(?:\w+day )?(\d{1,2})(?:st|nd|rd|th)(?: (?:to|till|until|through|and) (?:\w+day )?(?:the )?(\d{1,2})(?:st|nd|rd|th))?(?= )/.exec(
      line,
    ) ?? [];
  return first === undefined
    ? null
    : { kind: 'days-of-month', first: Number(first), last: last === undefined ? null : Number(last) };
}

/** `the 17th to the 20th`, and no more. */
const ONLY_DAYS = new RegExp(
  `^ (?:(?:so|and|ok|hi|sorry|actually|please|from|for|could|can|we|do|be|maybe|say|about) )*the ${DAY_TH}(?: (?:to|till|until|through) (?:the )?${DAY_TH})?(?: (?:please|then|if possible|would (?:be|suit|work)|suits?|works?|is|for|us|me|everyone|everybody|all|of|better|best|easier|fine|good|grand|well|more))* $`,
);

/** `any weekend in march`, `june instead`: a month without a day. */
export function monthAlone(line: string): { kind: 'month'; month: number } | null {
  const [, inMonth, instead] = SOME_TIME_IN.exec(line) ?? [];
  const month = /\d/.test(line)
    ? null
    : monthOf(
        inMonth ??
          instead ??
          THE_MONTH.exec(line)
            ?.slice(1)
            .find((name) => name !== undefined),
      );
  return month === null ? null : { kind: 'month', month };
}

const SOME_TIME_IN = new RegExp(
  ` (?:(?:any|some|a|one|another|different) (?:weekend|time|point|day)s? in|(?:first|second|third|last|1st|2nd|3rd|middle) week (?:in|of)|same (?:weekend|dates|days|time)(?: but| just| only)*(?: in)?|(?:are|were|is|its|now|be) (?:going|coming|travelling|doing it|having it|away|happening|now)(?: now)? in|any ?time in|some ?time in|(?:move|push|change|switch|shift|do|put|make|have) (?:it|this|the (?:trip|dates|weekend)|everything) (?:to|in|into|until)) (?:early |mid |late |the (?:start|middle|end) of )?${MONTH} | ${MONTH} (?:instead|would be (?:better|best|easier)|is (?:better|best|easier|good)) `,
);

/** `february not january`, `it has to be april`. */
const THE_MONTH = new RegExp(
  ` (?:(?:in|its|make it|meant|mean|has to be|have to be|needs to be|got to be|must be|will be|should be|is) )?${MONTH} (?:now )?(?:not|rather than|instead of) (?:in )?(?:${MONTH.slice(1, -1)}) | (?:it|this|that|trip|weekend|party|do|hen|stag|dates?|event|thing) (?:now )?(?:has to be|have to be|needs to be|has got to be|got to be|must be|will have to be)(?: in)?(?: now)? ${MONTH}(?= (?:now|instead|then|please|so|as|because|though|after all|unfortunately|sadly)? ?$)`,
);
