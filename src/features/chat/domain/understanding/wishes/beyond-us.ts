import type { Impossible } from '../impossible.ts';

const AFTER =
  '(?: (?:off|away|out|up|down|for (?:us|the \\w+|once)|(?:on |all |this |that |the |whole |over )*(?:\\w+day|day|night|weekend|time|trip)|please|thanks|too|again|x+))*';
const SKY =
  '(?:sunshine|sunny weather|weather|heatwave|heat wave|blue skies|blue sky|sunset|northern lights|full moon|eclipse|snow|sun)';

/** Orders to the sky: the rain is to stop, the sun is to be booked. What is asked of the weather is no order. */
const WEATHER: readonly RegExp[] = [
  `(?:make|let|get) (?:it|saturday|sunday|friday|the weather|the sun|the sky) (?:to )?(?:not |never |stop |only )*(?:be )?(?:rain|raining|snow|snowing|sunny|warm|hot|nice weather|shine|sunshine|stop raining)(?! (?:proof|friendly|ready|safe|plan))${AFTER}`,
  `(?:ensure|make sure|see to it|guarantee|promise|arrange)(?: that)? (?:it|the weather|the sun|it is)(?: (?:does|doesnt|will|wont|not|is|never|stays|be|really))* (?:rain|rains|raining|sunny|shines?|snow|snows|dry|warm|hot)${AFTER}`,
  `(?:stop|keep|hold|turn|switch|call)(?: (?:it|the|this|that|off|from|away))* (?:rain|raining|snow|snowing|wind|storm|weather)${AFTER}`,
  `(?:order|book|arrange|guarantee|promise|ensure|organise|organize|sort|fix|control|bring|send|buy)(?: (?:us|me|out|some|the|a|a bit of|good|nice|better|decent|lovely|perfect|proper|that))* ${SKY}${AFTER}`,
].map((form) => new RegExp(` ${form} $`));
const RAINS =
  / (?:make|let) it (?:snow|rain) (beer|prosecco|gin|champagne|money|cash|vodka|men|wine|shots|cocktails|fivers|tenners) /;
const BEASTS =
  / (?:stop|ban|tell|keep) (?:the |those |all the |any )?(seagulls?|gulls|pigeons|wasps|midges|mosquitoes|rats|foxes|neighbours|traffic|trains|tide|clocks?) (?:from |to |off |away |away from |not )?\w+/;
const TIME =
  / (?:stop|freeze|turn back|turn the clock back|rewind|travel back in|travel in|go back in|slow down) time /;
const MEANS_TIME = / (?:start|finish|arrival|departure|serving|opening|starting|meeting) time /;
/** A day that is to have more hours than it has. */
const LONG_DAY =
  / (?:\w+day|day|night|dinner|lunch|party|evening|morning)(?: to)?(?: \w+)? (?:last|lasts|go on|run|be)(?: for)? (\d{2,3}) hours /;
const HOURS_OF_A_DAY = 24;

/** What nobody can order of sky, beasts and hours; null for anything else. */
export function beyondUs(line: string): Impossible | null {
  if (WEATHER.some((form) => form.test(line))) return { kind: 'nature', thing: 'the weather' };
  const beast = BEASTS.exec(line)?.[1];
  const thing = RAINS.exec(line)?.[1] ?? (beast === undefined ? undefined : `the ${beast}`);
  if (thing !== undefined) return { kind: 'nature', thing };
  if (TIME.test(line) && !MEANS_TIME.test(line)) return { kind: 'nature', thing: 'the time' };
  const hours = Number(LONG_DAY.exec(line)?.[1] ?? 0);
  return hours > HOURS_OF_A_DAY ? { kind: 'too-long', hours } : null;
}
