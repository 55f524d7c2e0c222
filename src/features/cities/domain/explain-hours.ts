import { parseDayHours } from '../../../catalogue/parse-hours.ts';

const TIME = /^(\d{1,2}):(\d{2})$/;
/** 08:00 on the next day, as parseDayHours has it. */
const LATEST_CLOSE = 32 * 60;

const two = (value: number): string => String(value).padStart(2, '0');

/** What is wrong with the opening times of one day, as a person would say it; null when nothing is. */
export function explainHours(text: string): string | null {
  try {
    parseDayHours(text);
    return null;
  } catch {
    const parts = text.split(' ');
    const faulty = parts.map(explainWindow).find((fault) => fault !== null);
    return faulty ?? `“${text}”: the times overlap or are not in order, earlier ones first`;
  }
}

function explainWindow(part: string): string | null {
  const [opens = '', closes = '', ...more] = part.split('-');
  const open = TIME.exec(opens);
  const close = TIME.exec(closes);
  if (open === null || close === null || more.length > 0)
    return `“${part}” must be written with a 24-hour clock and a hyphen, as in “09:00-17:30”, one space between two of them`;
  const [openHour, openMinute, closeHour, closeMinute] = [open[1], open[2], close[1], close[2]].map(Number);
  if (openHour === undefined || openMinute === undefined || closeHour === undefined || closeMinute === undefined)
    return null;
  if (openMinute > 59 || closeMinute > 59) return `“${part}”: an hour has 60 minutes`;
  if (opens.length < 5 || closes.length < 5)
    return `“${part}” must have two digits for the hour: “${two(openHour)}:${open[2]}-${two(closeHour)}:${close[2]}”`;
  if (openHour >= 24) return `“${part}” opens after midnight: write it on the next day`;
  const length = closeHour * 60 + closeMinute - openHour * 60 - openMinute;
  if (length === 0) return `“${part}” closes when it opens`;
  if (length < 0) {
    const hint = `a close after midnight goes on past 24, as in “${opens}-${two(closeHour + 24)}:${close[2]}”`;
    const isTooLate = (closeHour + 24) * 60 + closeMinute > LATEST_CLOSE;
    return `“${part}” closes before it opens${isTooLate ? '' : `: ${hint}`}`;
  }
  if (closeHour * 60 + closeMinute > LATEST_CLOSE)
    return `“${part}” closes after 08:00 on the next day: write that part there`;
  return null;
}
