import { timeOfDay } from '../../../../../engine/day-rules.ts';
import type { TimeOfDay } from '../../../../../engine/trip-request.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';

/** A part of the day as somewhere to go: `to the morning`, `a morning thing`, `in the afternoon instead`. */
const DAYTIME =
  / (?:(?:in|to|into|for|during|of|on) (?:the )?(?:\w+day )?(?:early |late |same )?|(?:a|an|the) |(?:\w+day )(?=\w+ (?:instead|rather))|(?:more )?of (?:a|an) )(mornings?|afternoons?|evenings?)(?: (?:thing|activity|job|one|slot))?(?= )/;
const FIRST_THING = / first thing(?= )/;
/** `in the morning, not the afternoon`: where it is now is said to be wrong. */
const NOT_THEN = / (?:not|instead of|rather than) (?:in )?(?:the )?(?:morning|afternoon|evening)(?= )/g;
const OTHER_WISH =
  / (?:add|drop|swap|replace|cancel|scrap|bin|lose|remove|skip|keep|leave|cheaper|how|what|whats|when|where|why|who|calmer|wilder|sooner|earlier|later|after|before|something|somewhere|anything|another|is|are|was|does|not|no|dont|free|off|clear|empty|start|finish|arrive|land|leave|get (?:there|in)) /;
const WORDS_MAX = 10;

/** Where a part of the day has its usual start, and the side on which another start will do. */
const STARTS: Record<TimeOfDay, (now: number) => { startMinute: number; bound: 'latest' | 'earliest' }> = {
  Morning: () => ({ startMinute: 690, bound: 'latest' }),
  Afternoon: (now) => (now < 720 ? { startMinute: 780, bound: 'earliest' } : { startMinute: 1020, bound: 'latest' }),
  Evening: () => ({ startMinute: 1080, bound: 'earliest' }),
};

/**
 * One activity of the plan in another part of its own day, `can the castle be in the morning`. Null for meals and
 * nights, which have hours of their own, where it is there already, and where other words make another wish of it.
 */
export function readDaytime({ line: said, words, slots: mentions, venues, types, days }: Reading): Intent | null {
  const line = said.replace(NOT_THEN, ' ');
  const mention = onlyOf(mentions);
  const placed = onlyOf(mention?.slots ?? []);
  if (!mention || !placed || placed.slot.kind !== 'activity') return null;
  if (words.length > WORDS_MAX || OTHER_WISH.test(line) || venues.length > 0) return null;
  if (days.some((day) => day !== placed.day)) return null;
  if (types.some(({ from, types: covers }) => covers.length > 0 && (from < mention.from || from >= mention.to)))
    return null;
  const wanted = daytimeIn(line);
  const { startMinute: now } = placed.slot;
  if (wanted === null || timeOfDay(now) === wanted) return null;
  const start = STARTS[wanted](now);
  return {
    kind: 'retime',
    scope: scopeOf([placed]),
    direction: start.startMinute < now ? 'earlier' : 'later',
    edge: null,
    byMinutes: null,
    ...start,
  };
}

function daytimeIn(line: string): TimeOfDay | null {
  if (FIRST_THING.test(line)) return 'Morning';
  const [, word] = DAYTIME.exec(line) ?? [];
  if (word === undefined) return null;
  return word.startsWith('m') ? 'Morning' : word.startsWith('a') ? 'Afternoon' : 'Evening';
}
