/** SPEC 5 and 9. */
export const DESTINATION_MAX = 100;
export const GROUP_SIZE_MIN = 1;
export const GROUP_SIZE_MAX = 100;

/** What is wrong with a destination that has been cleaned, in the words of SPEC 5; null when nothing is. */
export function destinationFault(destination: string): string | null {
  if (destination.length < 2) return 'Destination must be at least 2 characters';
  if (destination.length > DESTINATION_MAX) return 'Destination must be less than 100 characters';
  // Letters are Unicode with their combining marks, so Kraków and Málaga pass (CHECKLIST W-08).
  if (!/^[\p{L}\p{M}\s,.-]+$/u.test(destination)) return 'Destination contains invalid characters';
  return null;
}

/** What is wrong with a group size, in the words of SPEC 5; null when nothing is. */
export function groupSizeFault(size: number): string | null {
  if (Number.isNaN(size)) return 'Group size must be at least 1';
  if (!Number.isInteger(size)) return 'Group size must be a whole number';
  if (size < GROUP_SIZE_MIN) return 'Group size must be at least 1';
  if (size > GROUP_SIZE_MAX) return 'Group size must be less than 100';
  return null;
}
