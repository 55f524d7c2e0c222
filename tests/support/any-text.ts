import fc from 'fast-check';

/**
 * One character of any sort, those that make trouble as often as letters: controls, invisible marks of direction, and
 * now and then half a letter. Fast-check's own `binary` lists all of Unicode first, for a second and a half of a
 * processor, and then hardly ever draws one of them.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0, max: 0xff }),
    fc.integer({ min: 0x20_00, max: 0x20_6f }),
    fc.integer({ min: 0, max: 0x10_ff_ff }),
  )
  .map((codePoint) => String.fromCodePoint(codePoint));

/** Any text at all, of at most so many characters. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: anyCharacter, ...(maxLength === undefined ? {} : { maxLength }) });
