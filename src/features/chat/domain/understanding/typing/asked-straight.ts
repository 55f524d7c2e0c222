const SOMEBODY =
  "(?:everyone|everybody|people|someone|somebody|they|he|she|(?:the|my|our|his|her|a|an|one of the|some of the|most of the|half the|all the|two of the|a couple of the) (?:\\w+ ){0,2}?\\w+|(?!i\\b|we\\b|you\\b|it\\b|who\\b|what\\b|which\\b|how\\b|does\\b|do\\b|is\\b|are\\b|if\\b|and\\b)[\\w'’]+)";
const ASKING =
  "(?:(?:'s|’s|'re|’re|s)? ?(?:is |are |was |were |has |have |just |all |also |keeps? |been |now |really |still )*(?:wants?|wanted|needs?|(?:would|ll|will|d) (?:like|love|want|need)|wanting|dying) to know|(?:'s|’s|'re|’re)? ?(?:is |are |was |were |has |have |just |all |also |keeps? |been |now |still )*(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|not sure|unsure|worried|fretting)(?: me| us)?(?: about)?)";
/** `the girls want to know if we are sharing`, `my mum is asking whether she can bring the dog`. */
const TOLD_ON = new RegExp(
  `^\\s*(?:(?:and|also|so|ok|btw|oh|right|hi|hey)[, ]+)*${SOMEBODY} ?${ASKING}[ :,]+(if|whether|what|which|who|when|where|how|why|is|are|do|does|can|will)\\b[ ]*(.+)$`,
  'i',
);
const INVERTS =
  /^((?:[\w'’]+ ){0,4}?[\w'’]+?)(?: (is|are|was|were|am|can|could|will|would|has|have|should|must|might)|['’](re|s|ll|ve)) (.+)$/i;
const WORD_OF: Readonly<Record<string, string>> = { re: 'are', s: 'is', ll: 'will', ve: 'have' };

/** A question that somebody else asks, put as it would be asked straight; any other message as it is. */
export function askedStraight(message: string): string {
  const [, opener = '', rest = ''] = TOLD_ON.exec(message) ?? [];
  if (rest === '') return message;
  if (!/^(?:if|whether)$/i.test(opener)) return `${opener} ${rest}`;
  const [, subject = '', verb = '', short = '', after = ''] = INVERTS.exec(rest) ?? [];
  const end = /[?.!]\s*$/.test(rest) ? '' : '?';
  if (subject === '') return `does ${rest}${end}`;
  return `${verb || (WORD_OF[short.toLowerCase()] ?? '')} ${subject} ${after}${end}`;
}

const CHOICE_FIRST =
  /^\s*([^,;?!]+? or [^,;?!]+?)[\s,;?!-]+(which (?:one )?(?:is|are|would be|do you think is|'?s)\b[^,?]*)[?\s]*$/i;

/** `castle or tiles, which is better`: the question before what it is about. */
export const withQuestionFirst = (message: string): string => message.replace(CHOICE_FIRST, '$2, $1?');
