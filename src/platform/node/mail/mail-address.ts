const LOCAL = String.raw`[\w.!#$%&'*+/=?^\x60{|}~-]{1,64}`;
const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const PLAIN = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)*${LABEL}$`, 'i');

/**
 * One plain address and nothing else. The mail library would read a comma, a name or a group in it and write to several
 * people, so whatever goes to it has passed here.
 */
export const isMailAddress = (text: string): boolean => text.length <= 254 && PLAIN.test(text);
