import { KIN } from '../finding/kin.ts';
import { NUMBER } from '../finding/read-number.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const STAY =
  '(?:hotels?|hostels?|accommodation|rooms?|b and bs?|bnbs?|airbnbs?|apartments?|beds?|(?:somewhere|anywhere|a place) to (?:stay|sleep|kip|crash))';
const A_STAY = `(?:(?:a|an|any|some|another|the|their own|her own|his own|different|other|separate|cheap|nice|decent|nearby|single|double|twin) )*${STAY}`;
/** Somebody who is not all of the group: by kinship, as guests, or so many of them. */
const SOMEBODY = `(?:(?:my|our|his|her|their|the) (?:(?:bride|groom|stag|hen)s )?(?:\\w+ )?(?:(?:${KIN}|parent|grandparent|in law|relative|relation|client|guest|visitor|speaker|photographer)s?|family|others)|(?:${NUMBER}|a couple|some|half|most) of (?:us|them|(?:the|our|my) \\w+)|(?:${NUMBER}) (?:guests|clients|relatives|friends|mates))`;
const GETS = '(?:find|get|book|sort|arrange|recommend|suggest|organise|put)(?: out)?';
const BEDS: readonly RegExp[] = [
  new RegExp(` ${GETS} ${SOMEBODY}(?: (?:up|in|into|at|with))* ${A_STAY} `),
  // `them` may be all of the group, who want a better one.
  new RegExp(
    ` ${GETS} (?:them|her|him) (?:a|any|some|their own|her own|his own)? ?(?:single |double |twin |own )?${STAY} `,
  ),
  new RegExp(
    ` (?:need|needs|want|wants|have|${GETS})(?: (?:us|me))? ${A_STAY} for (?:just )?${SOMEBODY} (?!(?:and|to be|sake|birthday|hen|stag|party|do) )`,
  ),
  new RegExp(
    ` ${SOMEBODY} (?:\\w+ ){0,2}?(?:stay|staying|sleep|sleeping) (?:in|at) (?:a|another) (?:different|separate|other|\\w+ )?${STAY} `,
  ),
];

/** `could you find my parents a hotel`: a bed for some, or for others than the group, who is not moved to another hotel for it. */
export const readBedsOfSome = ({ line, hotels }: Reading): Intent | null =>
  hotels.length === 0 && BEDS.some((pattern) => pattern.test(line))
    ? { kind: 'impossible', why: { kind: 'beds-of-some' } }
    : null;
