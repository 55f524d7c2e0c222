/** A name as it may stand in a message: a full stop in it would end a sentence. */
export const asTyped = (name: string): string => name.replaceAll('.', '');
