/** What the server redraws; it looks into the file itself, whatever its name says. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** Why a file cannot be a picture of a person, in a sentence, or undefined. */
export function findAvatarFault({ type, size }: { type: string; size: number }): string | undefined {
  if (!AVATAR_TYPES.includes(type)) return 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.';
  if (size === 0) return 'That file is empty.';
  return size > AVATAR_MAX_BYTES ? 'That picture is larger than 5 MB. Please choose a smaller one.' : undefined;
}
