/** SPEC 9: fewer than 5 close friends, fewer than 15 medium groups, otherwise large celebrations. */
export function groupSizeHint(size: number): string {
  if (size < 5) return 'Perfect for close friends';
  if (size < 15) return 'Great for medium groups';
  return 'Made for large celebrations';
}
