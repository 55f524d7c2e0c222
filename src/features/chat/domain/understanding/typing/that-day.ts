const DAY = String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?:[’']?s)?\b`;
const DAYS = new RegExp(DAY, 'gi');
/** `the sun` shines. */
const NO_DAY = /\b(?:the|in|some) sun\b/gi;
const THAT_DAY =
  /\b(?:on )?(?:that|the) same (day|night|evening|morning|afternoon)\b|\b(?:on )?that (day|night|evening|morning|afternoon)\b/gi;

/** `cahoots the night after`, beside a day that was named. */
const DAY_BESIDE =
  /\b(?:on )?the (day|night|evening) (after|before)\b(?=(?:\s+(?:please|pls|then|instead|too|x+))*[\s.!?]*(?:$|[,;]))/gi;
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The one day that is named in these words, by its first letters; null where there are several, or none. */
function onlyDay(words: string): string | null {
  const named = words.replace(NO_DAY, ' ').match(DAYS) ?? [];
  const [day, ...others] = named.map((one) => one.toLowerCase().slice(0, 3));
  return day === undefined || others.some((other) => other !== day) ? null : day;
}

/** `heaven on friday, and cahoots the night after`: the day after the one that was named before; as it is where that was none, or several. */
export const withDayBeside = (message: string): string =>
  message.replace(DAY_BESIDE, (said: string, part: string, side: string, at: number) => {
    const day = onlyDay(message.slice(0, at));
    if (day === null) return said;
    const name = NAMES[(WEEK.indexOf(day) + (side.toLowerCase() === 'after' ? 1 : 6)) % 7];
    return `on ${name}${/^day$/i.test(part) ? '' : ` ${part}`}`;
  });

/**
 * `lose the boat on sat and start later that day`: the day that was named before, where only one was, so that each wish of
 * the message has it.
 */
export const withThatDay = (message: string): string =>
  message.replace(THAT_DAY, (said: string, same: string | undefined, bare: string | undefined, at: number) => {
    const named = message.slice(0, at).replace(NO_DAY, ' ').match(DAYS) ?? [];
    const [day, ...others] = named.map((one) =>
      one
        .toLowerCase()
        .replace(/[’']?s$/, '')
        .slice(0, 3),
    );
    if (day === undefined || others.some((other) => other !== day)) return said;
    const part = same ?? bare ?? 'day';
    return `on ${named[0]?.replace(/[’']?s$/i, '')}${/^day$/i.test(part) ? '' : ` ${part}`}`;
  });
