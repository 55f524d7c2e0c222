const HOUR = 60;

/** A length of time as it is said: `45 min`, `2 h`, `1 h 20`. */
export function lengthText(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const [hours, rest] = [Math.floor(whole / HOUR), whole % HOUR];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}
