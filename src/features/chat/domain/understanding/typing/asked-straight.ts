const SOMEBODY =
  "(?:everyone|everybody|people|someone|somebody|they|he|she|(?:the|my|our|his|her|a|an|one of the|some of the|most of the|half the|all the|two of the|a couple of the) (?:\\w+ ){0,2}?\\w+|(?!i\\b|we\\b|you\\b|it\\b|who\\b|what\\b|which\\b|how\\b|does\\b|do\\b|is\\b|are\\b|if\\b|and\\b)[\\w'’]+)";
const ASKING =
  "(?:(?:'s|’s|'re|’re|s)? ?(?:is |are |was |were |has |have |just |all |also |keeps? |been |now |really |still )*(?:wants?|wanted|needs?|(?:would|ll|will|d) (?:like|love|want|need)|wanting|dying) to know|(?:'s|’s|'re|’re)? ?(?:is |are |was |were |has |have |just |all |also |keeps? |been |now |still )*(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|not sure|unsure|worried|fretting)(?: me| us)?(?: about)?)";
/** `the girls want to know if we are sharing`, `my mum is asking whether she can bring the dog`. */
const TOLD_ON = new RegExp(
  `^\\s*(?:(?:and|also|so|ok|btw|oh|right|hi|hey)[, ]+)*${SOMEBODY} ?${ASKING}[ :,]+(if|whether|what|which|who|when|where|how|why|is|are|do|does|can|will)\\b[ ]*(.+)$`,
  'i',
);
/** `could you tell me whether`, `please confirm`, `i wonder if`: a plain question with courtesies round it. */
const ASKED_OF_US =
  /^\s*(?:(?:and|also|so|ok|hi|hey|hiya|just|hello)[, ]+)*(?:(?:(?:can|could|would|might|may|will) (?:you|u|i|we|someone)(?: (?:please|pls|kindly|possibly|just|also|be (?:so )?kind(?: enough)?(?: as)? to))* (?:tell|let|advise|confirm|clarify|enquire|inquire|ask|check|remind)|(?:please|pls|kindly|do)(?: (?:could|can) you)? (?:tell|let|advise|confirm|clarify|check))(?: (?:me|us))?(?: know)?(?: for (?:me|us))?|(?:(?:i|we)(?:'m|’m|'re|’re| am| are| was| were)?|just|im|was)? ?(?:just |only )?(?:wonder(?:ed|ing)?|curious)|do (?:you|u) (?:happen to )?know|is it (?:the case|true|right|correct))[ :,]+(if|whether|that|what|which|who|when|where|how|why|(?=the (?:time|price|cost|hour|date)\b)|(?<=(?:confirm|check|clarify) )(?=[^,]{3,60}? (?:is|are|has|does)\b))[ ]*(.+)$/i;
const WONDERS = /^\W*(?:\S+ ){0,3}(?:wonder|curious)/i;
/** Who may do the thing themselves: what is asked for them is wished for. */
const OURSELVES = /^(?:we|i|you|u|it is possible|it'?s possible|it would be possible|there)\b/i;
const INVERTS =
  /^((?:\S+ ){0,6}?\S+?)(?: (is|are|was|were|am|can|could|will|would|has|have|should|must|might)|['’](re|s|ll|ve)) (.+)$/i;
/** The subject of what is weighed is a whole deed: `dropping the boat on saturday would`. */
const INVERTS_LONG = new RegExp(INVERTS.source.replace('{0,6}?', '{0,9}?'), 'i');
const WORD_OF: Readonly<Record<string, string>> = { re: 'are', s: 'is', ll: 'will', ve: 'have' };

/** `i wonder if it would be cheaper to`, `let me know whether`, `can you check what it would be if`. */
const OWN =
  /^\s*(?:(?:and|also|so|ok|btw|oh|right|hi|hey|hmm|please|just|out of interest)[, ]+)*(?:(?:i|we)(?:['’]?m| am|['’]?re| are| was| were)? ?(?:just |only |also )*(?:wonder(?:ing|ed)?|curious|interested|(?:would|['’]d) (?:be )?(?:like|love|want|curious|interested|keen) to (?:know|see|hear))|(?:just |only )?wondering|(?:would be )?curious|am i right(?: in (?:thinking|saying|assuming))?|(?:can|could|would|will) (?:you|u|someone|anyone)(?: please| just| quickly)* (?:tell|let|check|see|work out|find out|say|look up|have a look|confirm|show)(?: me| us)?(?: know)?|(?:just |please )*(?:let (?:me|us) know|tell (?:me|us)|check|work out|find out))[ :,]+(if|whether|that|what|how|by how)\b[ ]*(.+)$/i;
/** Of these nobody asks for anything to be done. */
const OF_EFFECT = /^(?:is|are|was|were|will|would|does|do)$/i;

/** A question of one's own that is told, `i wonder if it would be cheaper to drop it`, as it would be asked; null for any other message. */
function ownAsked(message: string): string | null {
  const [, opener = '', rest = ''] = OWN.exec(message) ?? [];
  if (rest === '') return null;
  if (/^(?:what|by how)$/i.test(opener)) return `${opener} ${rest}`;
  if (/^how$/i.test(opener)) return /^(?:much|hard|many)\b/i.test(rest) ? `how ${rest}` : null;
  const full = rest.replace(/^its\b/i, 'it is').replace(/^(it|that|we|they)['’]?d\b/i, '$1 would');
  const [, subject = '', verb = '', short = '', after = ''] = INVERTS_LONG.exec(full) ?? [];
  const auxiliary = verb || (WORD_OF[short.toLowerCase()] ?? '');
  return subject === '' || !OF_EFFECT.test(auxiliary) || /^you$/i.test(subject)
    ? null
    : `${auxiliary} ${subject} ${after}${/[?.!]\s*$/.test(rest) ? '' : '?'}`;
}

/** `italian places for friday dinner?`: what there is of a kind, with no word that asks and none that orders. */
const BARE_KINDS =
  /^\s*(?!(?:any|what|which|are|is|do|have|other|more|no|swap|change|add|drop|both|all|the|our|book|find|same)\b)((?:[\w'’-]+\s+){0,3}(?:places|restaurants|bars|pubs|clubs|spots|cafes|cafés|museums|breweries|spas)(?:\s+(?:for|on|near|in|by|around)\s+[^,.;!?]+)?)\s*\?+\s*$/i;

/** `how much for laser tag instead of axes`: what a change would cost, in words that nobody weighs it by. */
const FOR_INSTEAD =
  /^\W*(?:(?:so|and|ok|hi|hmm)[, ]+)*how much (?:(?:is it|would it be|extra|more) )*(?:for|to have|to do) (?!\d|us\b|all\b)((?:[\w'’-]+ ){1,5}instead of [^?]+?)[\s?.!]*$/i;

/** A question that somebody else asks, or that is told, put as it would be asked straight; any other message as it is. */
export function askedStraight(message: string): string {
  const instead = FOR_INSTEAD.exec(message)?.[1];
  if (instead !== undefined) return `what would it cost if we did ${instead}?`;
  const kinds = BARE_KINDS.exec(message)?.[1];
  if (kinds !== undefined) return `are there any ${kinds}?`;
  const ofOthers = TOLD_ON.exec(message);
  const own = ofOthers ? null : ownAsked(message);
  if (own !== null) return own;
  const [, opener = '', rest = ''] = ofOthers ?? ofUs(message) ?? [];
  if (rest === '') return message;
  if (/^the (?:time|price|cost|hour|date)\b/i.test(rest) && opener === '') return `what is ${rest}`;
  if (!/^(?:if|whether|that|)$/i.test(opener)) return `${opener} ${rest}`;
  const [, subject = '', verb = '', short = '', after = ''] = INVERTS.exec(rest) ?? [];
  const end = /[?.!]\s*$/.test(rest) ? '' : '?';
  // `i wonder whether dinner might be moved` wishes for it.
  if (WONDERS.test(message) && (subject === '' || /^(?:might|could|can)$/i.test(verb))) return message;
  if (subject === '') return `${/^(?:they|the \w+s)\b/i.test(rest) ? 'do' : 'does'} ${rest}${end}`;
  if (!ofOthers && /^has$/i.test(verb) && !/^(?:been|got|\w+ed)\b/i.test(after))
    return `does ${subject} have ${after}${end}`;
  // What somebody else may do is asked, `check if dinner can be moved`; a request would say we.
  if (!ofOthers && /^can$/i.test(verb)) return `could ${subject} ${after}${end}`;
  return `${verb || (WORD_OF[short.toLowerCase()] ?? '')} ${subject} ${after}${end}`;
}

function ofUs(message: string): RegExpExecArray | null {
  const found = ASKED_OF_US.exec(message);
  const rest = found?.[2] ?? '';
  return OURSELVES.test(rest) || / (?:if (?:so|not)|and then|instead)\b|[.?!;]\s+\w/i.test(rest) ? null : found;
}

const NONE_OF =
  /^\s*(?:(?:so|and|hang on|wait|oh)[, ]+)*no (?!problem|worries|way|chance|need|idea|more\b|one\b|to\b|thanks|ta\b|bother|rush)((?:[\w'’-]+ ?){1,6}?)(?: then| at all| either| for us| in it| planned)*\s*\?+\s*$/i;

/** `no lunch on saturday?` wonders whether there is one, and drops nothing. */
export const askedOfNone = (message: string): string => message.replace(NONE_OF, 'is $1 in the plan?');

const CLEFT =
  /^\s*(?:(?:and|but|so|or|ok|hmm|what)[, ]+)*if (?:it|that) (?:was|were) (?:instead )?((?:the |our )?[\w'’ -]{2,40}?) (?:that |which )?(?:we|you|i) (swapped|dropped|moved|binned|changed|cut|lost|skipped|ditched|added)\b(.*)$/i;

/** `and if it was the boat we swapped for bowling` supposes that the boat was swapped. */
export const withCleftPutStraight = (message: string): string => message.replace(CLEFT, 'what if we $2 $1$3');

const CHOICE_FIRST =
  /^\s*([^,;?!]+? or [^,;?!]+?)[\s,;?!-]+(which (?:one )?(?:is|are|would be|do you think is|'?s)\b[^,?]*)[?\s]*$/i;

/** `castle or tiles, which is better`: the question before what it is about. */
export const withQuestionFirst = (message: string): string => message.replace(CHOICE_FIRST, '$2, $1?');
