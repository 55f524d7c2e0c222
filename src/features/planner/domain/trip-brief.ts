import * as z from 'zod/mini';
import { BUDGET_BANDS, EVENT_TYPES, VIBES } from '../../../catalogue/vocabulary.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import { stripHtml } from '../../../shared/plain-text.ts';
import { destinationFault, groupSizeFault } from './brief-rules.ts';
import { parseTripDates, TRIP_DATES_MESSAGE } from './trip-dates.ts';

/** SPEC 5 and 9. */
const EMAIL_MAX = 254;
export const REQUIREMENTS_MAX = 1000;
export const GROUP_SIZE_DEFAULT = 2;

/** Text of the form after SPEC 5's cleaning: no HTML, no outer blanks. */
const plain = () =>
  z.pipe(
    z.string(),
    z.transform((text: string) => stripHtml(text).trim()),
  );
const optionalWord = <const Words extends readonly string[]>(words: Words) =>
  z.optional(z.nullable(z.union([z.literal(''), z.enum(words)])));

const EventTypeField = z.pipe(
  z.optional(z.nullable(z.string())),
  z.pipe(
    z.transform((value: string | null | undefined) => value ?? ''),
    z.enum(EVENT_TYPES, 'Event type is required'),
  ),
);

/** A rule that says what is wrong, as a check of a schema. */
const keeping = <Value>(fault: (value: Value) => string | null) =>
  z.superRefine<Value>((value, context) => {
    const message = fault(value);
    if (message !== null) context.addIssue({ code: 'custom', message, input: value });
  });

export const DestinationField = z.pipe(plain(), z.string().check(keeping(destinationFault)));

export const GroupSizeField = z.number('Group size must be at least 1').check(keeping(groupSizeFault));

export const ContactEmailField = z.pipe(
  plain(),
  z.string().check(z.email('Invalid email address'), z.maxLength(EMAIL_MAX, 'Email must be less than 254 characters')),
);

export const RequirementsField = z.pipe(
  plain(),
  z.string().check(z.maxLength(REQUIREMENTS_MAX, 'Special requirements must be less than 1000 characters')),
);

/**
 * The trip plan form of SPEC 3 with the rules of SPEC 5, for the wizard, the endpoint and the tests alike.
 * `today` bounds the dates. Output is clean: no HTML, blanks trimmed, empty choices as `''`.
 */
export const tripBriefSchema = (today: IsoDay) =>
  z.object({
    eventType: EventTypeField,
    vibe: optionalWord(VIBES),
    destination: DestinationField,
    groupSize: GroupSizeField,
    dates: z.optional(
      z.nullable(
        z.string().check(
          z.superRefine((text, context) => {
            const parsed = parseTripDates(text, today);
            if (!parsed.ok)
              context.addIssue({ code: 'custom', message: TRIP_DATES_MESSAGE[parsed.reason], input: text });
          }),
        ),
      ),
    ),
    budgetRange: optionalWord(BUDGET_BANDS),
    contactEmail: ContactEmailField,
    specialRequirements: z.optional(z.nullable(RequirementsField)),
    contactPhone: z.optional(
      z.nullable(z.pipe(plain(), z.string().check(z.maxLength(40, 'Phone number is too long')))),
    ),
  });

export type TripBrief = z.output<ReturnType<typeof tripBriefSchema>>;
