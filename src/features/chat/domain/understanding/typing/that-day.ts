const DAY = String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?:[’']?s)?\b`;
const DAYS = new RegExp(DAY, 'gi');
/** `the sun` shines. */
const NO_DAY = /\b(?:the|in|some) sun\b/gi;
const THAT_DAY =
  /\b(?:on )?(?:that|the) same (day|night|evening|morning|afternoon)\b|\b(?:on )?that (day|night|evening|morning|afternoon)\b/gi;

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
