import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import type { LiftedNeed } from '../needs.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';

/** `no need for it to be`, `it doesnt have to be`, `you can drop the`: what follows held, and is over. */
const TAKEN_BACK =
  '(?:no (?:more )?need|(?:no ?one|nobody|none of (?:us|them)|no longer) (?:needs?|has|have|wants?)|(?:doesnt|dont|does not|do not|no longer|neednt|need not|wont) (?:have to|need|needs|want|matter)|dont worry about|never mind|forget|drop|lift|scratch|cancel|remove|ignore|lose|no more|no longer|neednt|need not) (?:\\w+ ){0,5}?';
/** `can go`, `isnt needed any more`, and what that is in plain words, `has to go`. */
const COMES_OFF =
  ' (?:\\w+ ){0,2}?(?:has to go|can go|can be (?:dropped|lifted|left out|removed|ignored)|can come off|(?:isnt|arent|is not|are not|no longer) (?:\\w+ )?(?:needed|necessary|required|a (?:thing|must|rule|worry|concern)|an issue)|no longer (?:applies|matters|counts)|doesnt (?:apply|matter)|unnecessary)';
const FINE_NOW =
  '(?:is|are) (?:all |totally |absolutely |perfectly )?(?:fine|ok|okay|allowed|back|welcome|no (?:problem|bother|issue))(?: on)?(?: (?:again|now|after all))';

interface Lifted {
  need: LiftedNeed;
  /** As a rule has it, `step free`, `no alcohol`: taken back by an order, whether or not the plan keeps to it. */
  ordered: RegExp;
  /** As somebody tells it, `she is off her crutches`: said of a need only where the plan keeps to it. */
  told: RegExp;
}

const orders = (name: string): RegExp =>
  new RegExp(
    ` ${TAKEN_BACK}(?:${name})(?= )| (?:${name})(?: (?:rule|thing|bit|stuff|requirement|access))?${COMES_OFF}(?= )`,
  );

const LIFTED: readonly Lifted[] = [
  {
    need: 'stepFree',
    ordered: orders('step ?free|wheelchairs?|accessib\\w+|level access|no steps|no stairs|disabled access'),
    told: new RegExp(
      ` off (?:her|his|my|the|their) (?:crutches|sticks?|frame)(?= )| (?:ankle|leg|knee|hip|foot|back)s? (?:is|are|has|have) (?:\\w+ ){0,2}?(?:better|mended|healed|fine|recovered)(?= )| (?:stairs|steps) ${FINE_NOW}(?= )| (?:no ?one|nobody|none of (?:us|them)) (?:is |are )?(?:\\w+ ){0,3}?(?:wheelchair|crutches|disabled)(?= )| (?:can|will) (?:manage|do|take) (?:stairs|steps|the stairs|the steps) (?:now|again|after all)(?= )`,
    ),
  },
  {
    need: 'noAlcohol',
    ordered: orders(
      '(?:no|avoid|avoiding|without) (?:the |any )?(?:alcohol|booze|drink|drinking|drinks|pubs|bars)|(?:alcohol|booze|drink) (?:free|rule|ban|thing)|dry|sober|teetotal',
    ),
    told: new RegExp(
      ` (?:alcohol|booze|drinking|drinks|pubs|bars|a drink) ${FINE_NOW}(?= )| (?:alcohol|booze|drinks|bars|pubs) back (?:on|in)(?= )| put (?:the )?(?:bars|pubs|booze|drinks|alcohol) back(?= )| (?:we|they|everyone|everybody|were|all|she|he|i)(?: (?:can|are|is|will|do))?(?: all)? (?:drink|drinks|drinking) (?:now|again|after all)(?= )| (?:everyones|everybodys) (?:all )?(?:drinking|drinks)(?= )| back on the (?:booze|drink|sauce|beers?|wine)(?= )`,
    ),
  },
  {
    need: 'pregnancy',
    ordered: orders('pregnan\\w+'),
    told: / (?:not|isnt|is not|arent|no longer|never was|wasnt|no ?one|nobody)(?: (?:is|are|actually|even|here|really|of us))* (?:pregnant|expecting)(?= )/,
  },
  {
    need: 'minorsPresent',
    ordered: orders('kids?|children|child|under 18s?|minors?|teenagers?|teens?'),
    told: / (?:kids?|children|child|teenagers?|teens?|minors?|under 18s?|youngest|niece|nephew|\d{1,2} year olds?) (?:isnt|arent|is not|are not|no longer|not|wont be|cant)(?: be)? (?:coming|come|joining|there|going|with us|make it)(?= )| (?:no|without|there are no) (?:kids|children|minors|under 18s|teenagers|teens)(?: \w+){0,2} (?:any ?more|now|after all|coming)(?= )| so no (?:kids|children|minors|under 18s|teenagers)(?= )| (?:everyones?|everybodys?|were|we are|they are|theyre|all|all of us|all of them)(?: (?:all|is|are|be|now|of us|them))* (?:over 18|18 or over|18 plus|adults?|grown ?ups)(?= )| adults only (?:now|after all|again)(?= )/,
  },
];

/**
 * A need that nobody has any more, `no need for it to be step free any more`, `she isnt pregnant after all`. What is only
 * told ends what the plan keeps to; an order to let go of what it does not keep to is never the wish for it.
 */
export function readNeedOver({ line, raw }: Reading, { request }: ConciergeState): Intent | null {
  if (/\?\s*$/.test(raw)) return null;
  // Of a pregnancy the plan notes that nobody drinks, and keeps out what is unsafe.
  const isKept = (need: LiftedNeed): boolean => request.needs[need === 'pregnancy' ? 'noAlcohol' : need];
  const lifted = LIFTED.filter(({ need, ordered, told }) => ordered.test(line) || (isKept(need) && told.test(line)));
  if (lifted.length === 0) return null;
  return {
    kind: 'needs',
    diets: [],
    stepFree: false,
    noAlcohol: false,
    minorsPresent: false,
    isPregnant: false,
    lifted: lifted.map(({ need }) => need),
    scope: NOWHERE,
  };
}
