import type { PeopleChange } from './people-change.ts';
import { NUMBER, readNumberText } from './read-number.ts';

/** Nouns for members of a group. */
export const HEADS =
  '(?:people|persons?|guests?|lads?|girls?|boys?|men|women|ladies|guys?|folks?|adults?|grown ups?|hens?|stags?|mates?|friends?|others?|kids?|children|teens|teenagers|bairns|weans|couples|colleagues?|delegates?|attendees|bodies|heads)';
const MORE = new RegExp(
  ` (?:an? )?(${NUMBER}) ${HEADS} (?:extra|more|on top|in addition)(?: please| now| then| too)* $`,
);
const KIN =
  '(?:brothers|sisters|cousins|mates|friends|uncles|aunts|aunties|nieces|nephews|colleagues|parents|sons|daughters|ushers|bridesmaids|lads|girls|neighbours|flatmates|housemates|teammates)';
const GONE =
  '(?:cant|cannot|wont|couldnt|arent|are not|not|no longer|have|dropped|pulled|bailed|cancelled|out)(?: (?:be|able|to|make|it|come|coming|dropped|pulled|bailed|cancelled|out|there|now|make))*';
const KIN_GONE = new RegExp(
  ` ${KIN} ${GONE} (?:(?:and|that|there|is|are|thats|theres|all|both|they) )+(${NUMBER})(?: of (?:them|em))? $`,
);

const ALL_OF_US = '(?:(?:so|ok|sorry|its|it is|that is|we are|were|there are|make it|makes it|makes|now|actually) )*';
const SIZE = [
  // `15 if deano comes`: what has still to be settled is planned for.
  new RegExp(
    `^ ${ALL_OF_US}(${NUMBER}) if (?:\\w+ ){1,3}(?:comes?|joins?|makes it|make it|can come|can make it|is in|are in) $`,
  ),
  new RegExp(
    `^ ${ALL_OF_US}(${NUMBER})(?: ${HEADS})? (?:with|including|counting) (?:my |the |our |his |her )?(?!lunch|dinner|drinks|breakfast|hotel|stay|everything|tip|food|no)\\w+ $`,
  ),
];
const WITHOUT_ONE = new RegExp(
  `^ ${ALL_OF_US}(${NUMBER}) (?:not (?:including|counting)|excluding|before you count) (?:me|myself|the (?:bride|groom|hen|stag|boss|birthday \\w+)) $`,
);
const ONE_PLUS = new RegExp(
  `^ ${ALL_OF_US}(?:just )?(?:me|myself|the (?:bride|groom|hen|stag|boss)|bride|groom|hen|stag) (?:plus|and) (${NUMBER})(?: (?:others?|more|${HEADS}))* $`,
);
const ALL_BUT =
  /^ (?:(?:so|ok|sorry|good news) )*(?:everyone|everybody|all of us|all of them|we are all|all) (?:but|except|bar|apart from)(?: for)? (?:my |the )?(\w+)(?: and (?:my |the )?(\w+))? (?:is|are|can|will|has|have|said|confirmed|comes?)(?: (?:be|coming|come|in|yes|make|it|confirmed|there|now))* $/;

/**
 * Few words with a count in them: `two kids extra`, and how many of those there are who do not come, `his brothers cant
 * make it, theres 2`; how many there are in all, `15 if deano comes`, or who alone is missing. Null for anything else.
 */
export function countPlain(line: string): PeopleChange | null {
  const more = readNumberText(MORE.exec(line)?.[1] ?? '');
  if (more !== null) return { kind: 'by', people: more };
  const size = SIZE.map((pattern) => readNumberText(pattern.exec(line)?.[1] ?? '')).find((one) => one !== null) ?? null;
  if (size !== null && size > 1) return { kind: 'size', people: size };
  const others = readNumberText(WITHOUT_ONE.exec(line)?.[1] ?? '');
  if (others !== null) return { kind: 'size', people: others + 1 };
  const beside = readNumberText(ONE_PLUS.exec(line)?.[1] ?? '');
  if (beside !== null && beside > 1) return { kind: 'size', people: beside + 1 };
  const missing = ALL_BUT.exec(line);
  if (missing) return { kind: 'by', people: missing[2] === undefined ? -1 : -2 };
  const gone = readNumberText(KIN_GONE.exec(line)?.[1] ?? '');
  return gone === null ? null : { kind: 'by', people: -gone };
}
