import { TIMES_OF_DAY, type TimeOfDay } from '../../../../../engine/trip-request.ts';
import { questionKind } from '../cues/asks.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const DRINK = '(?:alcohol|alcoholic|booze|boozy|drinking|day drinking|daytime drinking)';
const DENIED = new RegExp(
  ` (?:no|not|dont|do not|never|nobody|none|nothing|nowt|avoid|avoiding|without|drop|remove|skip|stop|keep off|rather not|prefer not|less of the|instead of) (?:\\w+ ){0,6}?${DRINK}(?= )`,
);
const BY_DAY =
  / (?:(?:during|in|through) the day(?!s)|day ?time|day drinking|before (?:the )?(?:evening|dinner|night|noon|lunch|[4-8](?: ?pm)?)(?= )|(?:until|till?) (?:the )?(?:evening|dinner|night|[4-8](?: ?pm)?)(?= ))/;
/** What else of the evening is named with drink: `dry evenings`. */
const BY_NIGHT = / (?:evenings?|night ?time|nights?|after dinner) /;

/**
 * `no drinking during the day`, `nothing involving alcohol before 6pm`: places where drinking is the point give way at
 * those times, and the rest of the trip keeps its own. Null for any other line, and where no time is told.
 */
export function readSoberTimes({ line, raw, days, timesOfDay, slots }: Reading): Intent | null {
  if (!DENIED.test(line) || questionKind(line, raw) === 'open') return null;
  const times = timesTold(line, timesOfDay);
  if (times.length === 0 || times.length === TIMES_OF_DAY.length || slots.length > 0) return null;
  return {
    kind: 'needs',
    diets: [],
    stepFree: false,
    noAlcohol: true,
    minorsPresent: false,
    isPregnant: false,
    scope: { slots: [], days, timesOfDay: times, kinds: [], isNamed: true },
  };
}

function timesTold(line: string, named: readonly TimeOfDay[]): readonly TimeOfDay[] {
  if (BY_DAY.test(line)) return ['Morning', 'Afternoon'];
  return BY_NIGHT.test(line) ? ['Evening'] : named.filter((time) => time !== 'Evening');
}
