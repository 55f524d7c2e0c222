/** A name as it may stand in a message: a full stop in it would end a sentence, and a colon begin a list. */
export const asTyped = (name: string): string => name.replaceAll('.', '').replaceAll(': ', ' ');
