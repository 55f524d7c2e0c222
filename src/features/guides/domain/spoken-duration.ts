/** `90 minutes`, `2 hours`, `2 hr 30 min`. */
export function spokenDuration(minutes: number): string {
  if (minutes === 60) return '1 hour';
  if (minutes <= 90) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? `${hours} hours` : `${hours} hr ${rest} min`;
}
