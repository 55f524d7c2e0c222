import * as z from 'zod/mini';
import { DIETS, EVENT_TYPES, VIBES } from '../../../catalogue/vocabulary.ts';
import { formatPounds } from '../../../shared/money.ts';
import { EVENT_TYPE_WORDS, VIBE_WORDS } from '../../planner/domain/brief-words.ts';

/** What a version of the plan had to keep to, of which its stops say nothing. */
export const VersionTerms = z.object({
  /** Pence a person; null where there is no limit. */
  budgetCapPence: z.nullable(z.number()),
  eventType: z.enum(EVENT_TYPES),
  vibe: z.enum(VIBES),
  pace: z.enum(['calm', 'normal', 'packed']),
  needs: z.object({
    diets: z.array(z.enum(DIETS)),
    stepFree: z.boolean(),
    noAlcohol: z.boolean(),
    minorsPresent: z.boolean(),
  }),
});
export type VersionTerms = z.output<typeof VersionTerms>;

/** Where `VersionTerms` stand in a stored version, as PostgREST selects them. */
export const VERSION_TERMS_SELECT =
  'budgetCapPence:request->budgetCapPence,eventType:request->eventType,vibe:request->vibe,pace:request->wishes->pace,needs:request->needs';

const PACE_WORDS = { calm: 'calm', normal: 'as usual', packed: 'packed' } as const;

/** What a version kept to that the one before did not, and the other way round: `Budget: £300 a head, was £350`. */
export function termsLines(before: VersionTerms, after: VersionTerms): string[] {
  const became = (name: string, wordOf: (terms: VersionTerms) => string): string[] =>
    wordOf(before) === wordOf(after) ? [] : [`${name}: ${wordOf(after)}, was ${wordOf(before)}`];
  return [
    ...budgetLine(before.budgetCapPence, after.budgetCapPence),
    ...became('Event', ({ eventType }) => EVENT_TYPE_WORDS[eventType].label),
    ...became('Vibe', ({ vibe }) => VIBE_WORDS[vibe].label),
    ...became('Pace', ({ pace }) => PACE_WORDS[pace]),
    ...needLines(before.needs, after.needs),
  ];
}

function budgetLine(was: number | null, is: number | null): string[] {
  if (was === is) return [];
  if (is === null) return [`Budget: no limit, was ${formatPounds(was ?? 0)} a head`];
  return [`Budget: ${formatPounds(is)} a head, ${was === null ? 'no limit before' : `was ${formatPounds(was)}`}`];
}

function needLines(was: VersionTerms['needs'], is: VersionTerms['needs']): string[] {
  const turned = (before: boolean, after: boolean, now: string, noLonger: string): string[] =>
    before === after ? [] : [after ? now : noLonger];
  return [
    ...DIETS.flatMap((diet) =>
      turned(
        was.diets.includes(diet),
        is.diets.includes(diet),
        `Every meal caters for ${diet} guests`,
        `Meals need not be ${diet} any more`,
      ),
    ),
    ...turned(
      was.stepFree,
      is.stepFree,
      'Only places with step-free access',
      'Places need not be free of steps any more',
    ),
    ...turned(was.noAlcohol, is.noAlcohol, 'No place where drinking is the point', 'Places for drinking are in again'),
    ...turned(
      was.minorsPresent,
      is.minorsPresent,
      'Someone is under 18: no adults-only places',
      'Nobody is under 18 any more',
    ),
  ];
}
