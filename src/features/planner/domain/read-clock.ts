/**
 * A time of day as people type it, in minutes after midnight: `6pm`, `18:30`, `half 7 pm`, `7.30`, `noon`. Hours
 * without am or pm are read as `guess` says, because "dinner at 8" and "breakfast at 8" differ. Null when none is there.
 */
export function readClock(text: string, guess: 'day' | 'evening'): number | null {
  const line = text.toLowerCase();
  if (/\b(?:noon|midday)\b/.test(line)) return 12 * 60;
  if (/\bmidnight\b/.test(line)) return 24 * 60;
  const half = /\bhalf (?:past )?(\d{1,2})\s*(am|pm)?\b/.exec(line);
  const clock =
    /\b(\d{1,2})[:.](\d{2})\s*(am|pm)?\b/.exec(line) ??
    /\b(\d{1,2})()\s*(am|pm)\b/.exec(line) ??
    /\b(?:at|by|around|about|from|for|to|till|until|before|after)\s+(\d{1,2})()()(?!\w|%|\s*(?:of|people|ppl|person|pounds|quid)\b)/.exec(
      line,
    );
  const found = half
    ? { hour: half[1], minute: '30', half: half[2] }
    : clock
      ? { hour: clock[1], minute: clock[2], half: clock[3] }
      : null;
  if (!found) return null;
  const hour = Number(found.hour);
  const minute = Number(found.minute || 0);
  if (hour > 24 || minute > 59) return null;
  return toMinutes(hour, minute, found.half || null, guess);
}

function toMinutes(hour: number, minute: number, half: string | null, guess: 'day' | 'evening'): number {
  if (half === 'am') return (hour % 12) * 60 + minute;
  if (half === 'pm') return ((hour % 12) + 12) * 60 + minute;
  const isTwelveHour = hour >= 1 && hour <= 11;
  const isAfternoon = guess === 'evening' ? isTwelveHour : isTwelveHour && hour <= 7;
  return (isAfternoon ? hour + 12 : hour) * 60 + minute;
}
