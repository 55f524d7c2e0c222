import { expect, test } from 'vitest';
import { AVATAR_MAX_BYTES, findAvatarFault } from './avatar-rules.ts';

test('a picture of up to 5 MB may be one of a person', () => {
  expect(findAvatarFault({ type: 'image/webp', size: AVATAR_MAX_BYTES })).toBeUndefined();
  expect(findAvatarFault({ type: 'image/webp', size: AVATAR_MAX_BYTES + 1 })).toMatch(/5 MB/);
});

test('other files, and empty ones, are refused before anything is sent', () => {
  expect(findAvatarFault({ type: 'image/svg+xml', size: 10 })).toMatch(/JPEG/);
  expect(findAvatarFault({ type: '', size: 10 })).toMatch(/JPEG/);
  expect(findAvatarFault({ type: 'image/png', size: 0 })).toMatch(/empty/);
});
