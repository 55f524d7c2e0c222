/** A fresh random UUID (version 4). `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return [4, 2, 2, 2, 6].map((length) => hex.splice(0, length).join('')).join('-');
}
