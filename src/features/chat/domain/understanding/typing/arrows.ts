/** `boat → spa`, `boat -> spa`: one thing given for another. */
const ARROW = /^([^→➡>\n]{2,60}?)\s*(?:→|➡️?|[-=]{1,2}>)\s*([^→➡>\n]{2,60})$/u;
const HAS_VERB = /^\s*(?:can|could|please|pls|lets|move|swap|swop|change|switch|replace|push|shift|drop)\b/i;

/** `burgers > pizza`: the one is better than the other, or the other way round, as the plan has it. */
const SIGN = /^([a-z' ]{3,40}?)\s*>\s*([a-z' ]{3,40})$/i;

/** An arrow between what goes and what comes, said in words; between days and hours it moves something, and stays. */
export function withoutArrows(message: string): string {
  const [, gone = '', wanted = ''] = ARROW.exec(message.trim()) ?? [];
  const isTime = /\d|\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:\w*day)?\b(?!\s+\w)/i.test(wanted);
  const [, left = '', right = ''] = SIGN.exec(message.trim()) ?? [];
  if (left !== '' && gone === '') return `${left} for ${right}`;
  if (gone === '' || wanted === '' || isTime) return message;
  return HAS_VERB.test(gone) ? `${gone} for ${wanted}` : `swap ${gone} for ${wanted}`;
}
