import { PHONE_WORDS } from '../typing/phone-words.ts';
import { presentTense } from '../typing/plain-tense.ts';
import { hypotheticalChange } from './hypothetical.ts';
import { onlyAsks } from './only-asks.ts';
import { sumAsked } from './sum-asked.ts';
import { LEAD } from './sum-words.ts';

/** What a message says, and whether it only asks. */
export interface HowAsked {
  /**
   * `weighed`: what a change would do is to be shown, and the change is not made. `closed`: something is asked of the
   * plan as it is, and what is read as a change is shown at most. `open`: not even that. Null where it may be an order.
   */
  asked: 'weighed' | 'closed' | 'open' | null;
  /** The change that is weighed, in plain words; any other message as it was sent. */
  wish: string;
}

/** Words that take a wish back while it is being made. */
const UNSURE =
  /(?:[,;.?!]|\s|^)+(?:but\s+)?(?:(?:i'?m |we'?re |im )?(?:not (?:really |totally |100% )?sure(?: yet| tho| though)?|undecided|in two minds)|idk|dunno|i don'?t know|we don'?t know|(?:we'?re |i'?m |im )?(?:only|just) (?:asking|wondering|curious|thinking out loud)|(?:i'?m |we'?re |im )?not saying(?: (?:to|you should|that|we(?:'?ll| will| should|'?d| would|'?re going to| are going to)?))*(?: (?:do (?:it|that|so)|swap it|drop it|change it))?(?: (?:yet|though|just yet))*|(?:please )?don'?t (?:do|change) (?:anything|it|owt)(?: yet| just yet| for now)?|(?:hypothetically|theoretically)(?: speaking)?|in (?:theory|principle)|(?:just )?out of (?:interest|curiosity)|nothing definite(?: yet)?)(?=[\s,.;?!]|$)/gi;

/** `14 of us wont get in the porterhouse will we`: said to be denied, and asked. */
const TAG =
  /\b(?:won'?t|can'?t|cannot|isn'?t|aren'?t|doesn'?t|don'?t|couldn'?t|wouldn'?t)\b[^,.;?!]{3,80}[\s,]+(?:will|can|is|are|does|do|could|would) (?:we|it|they|he|she|you|there|i)[\s?.!]*$/i;

/** `maybe swap the boat, or not, what do you reckon`: at the end of a wish it is still open. */
const OUR_VIEW =
  /[\s,.;?!–-]+(?:or (?:not|nah|keep (?:it|them)(?: in)?|leave (?:it|them)(?: in)?|is it (?:good|ok|fine|worth it|any good|alright)|should (?:we|i) (?:keep|leave) it(?: in)?)|what (?:do|d) (?:you|u|ya|yous|we) (?:think|reckon)|(?:any )?thoughts|what would you do|what(?:'?s| is) your (?:view|opinion|take))(?: (?:mate|then|though|tbh|x+))?[\s.?!]*$/i;

/** Whether a message ends in asking what we think of what it says before. */
export const asksOurView = (message: string): boolean => OUR_VIEW.test(message);

/** Cancelling the trip and bad weather are no changes of the plan, whatever `if` stands before them. */
const NO_CHANGE =
  /\b(?:(?:bin|binn|cancel|cancell|scrap|scrapp|ditch|drop|dropp|sack)(?:ed)? (?:it|the (?:trip|lot|whole thing)) (?:all )?(?:only )?(?:(?:a|an|\w+) )?(?:day|week|fortnight|month)s? (?:before|ahead|out)|(?:is|will|would) (?:that|it|this) (?:be )?enough|refund\w*|money back|get (?:\w+ ){0,3}back|gets? (?:\w+ )?back|comes? back|knock(?:ed)? it on the head|cash back|(?:left|leaves?) over|to spare|how (?:hot|cold|warm|chilly|sunny)|rain\w*|pour(?:s|ing)?|wet|weather|forecast|storm\w*|snow\w*|lashing|chuck(?:s|ing)? it down|heavens|pull(?:ed|s)? the plug|call(?:ed|s)? (?:it|the (?:trip|whole thing|wedding|thing))? ?(?:all )?off|(?:bin|binn|sack|blow|knock)(?:ed|s)? (?:it|the (?:trip|whole thing|wedding|thing)) (?:all )?off|if (?:it|it'?s|its|that'?s|thats) (?:is |all )?(?:rubbish|crap|shite?|awful|terrible|pants)|calls? off|postpone\w*|breaks? (?:a|an|his|her|their)|gets? (?:hurt|injured|ill|sick|lost)|hurt|injured|covid|goes? (?:wrong|bust)|(?<!how )late|miss(?:es)? the|delayed)\b|\b(?:we|i|us|everyone|they|you|the trip|somebody|someone|we all|it)\s+(?:\w+\s+){0,3}?(?:cancel(?:s|led)?|withdraw(?:s)?|withdrew|bail(?:s|ed)?|pull(?:s|ed)? out|back(?:s|ed)? out)\b(?! (?:on )?(?:the (?!\d|trip|booking|whole|lot|day|night before|week|morning)|that|our|dinner|lunch|karaoke))|\b(?:bin|cancel|scrap|ditch)(?:ned|led|ped|ed)? (?:the )?(?:whole|entire) (?:trip|thing|lot)\b/i;

/** `if we cancel hawksmoor how much do we get back`: a part is called off, not the trip, and nobody has done so yet. */
const PART_CALLED_OFF = new RegExp(
  `${LEAD}(?:what if|if|say|suppose|supposing) (?:we|i|you) (?:cancel(?:led)?|drop(?:ped)?|bin(?:ned)?|scrap(?:ped)?|ditch(?:ed)?|skip(?:ped)?|los[et]|remove[d]?) (?!(?:the )?(?:trip|booking|whole|lot|thing|entire)\\b|it\\b|this\\b|everything\\b|all\\b|out\\b|on\\b|in\\b|at\\b|by\\b|say\\b|late|now\\b|today\\b|early|before\\b|after\\b|(?:\\w+ )?(?:end|start|middle|days?|weeks?|fortnight|months?)\\b)((?:[\\w'&-]+ ){0,4}?[\\w'&-]+?),? (?:how much|what|wat|do|does|would|will|is|are|can|could)\\b.*\\b(?:back|refund\\w*|save[sd]?|cheaper|less)\\b`,
  'i',
);

/** `if it rains on saturday`: what is ordered for it is shown, and waits for the weather. */
const IN_BAD_WEATHER =
  /[\s,.]*\b(?:(?:but|and)\s+)?(?:only\s+)?(?:if|in case|when|unless)\s+(?:it'?s|it is|it|it does|there'?s|the weather(?:'?s| is)?|(?:it'?s )?\w+day(?:'?s| is)?|we get)\s+(?:(?:is|gonna|going to|be|a bit|really|proper|too|pure|bucketing|looks?|turns?)\s+)*(?:rain(?:s|ing|y)?|wet|pour(?:s|ing)?(?: down)?|chuck(?:s|ing) it down|lashing(?: down)?|miserable|minging|grim|rubbish|crap|awful|bad|stormy|windy)(?:\s+(?:on\s+)?(?:the\s+)?((?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?)\b)?[\s,]*(?:then\s+)?/i;
const ELSE_LEAVE =
  /[\s,.]*(?:otherwise|if not|or else|else)[\s,]+(?:just )?(?:leave|keep) (?:it|that|them|things)\b.*$/i;
const IS_ORDER =
  /^\s*(?:(?:and|but|please|also|ok|then|can you|could you|hi|hiya|hey|so|just|only)[\s,]+)*(?:swap|drop|move|change|replace|switch|do|put|bin|lose|cancel|find|make|get|shift|skip|ditch)\b[^?]*$/i;

/** The order that a message gives for bad weather alone, on the day of it; null for any other. */
function forBadWeather(typed: string): string | null {
  const found = IN_BAD_WEATHER.exec(typed);
  if (!found) return null;
  const before = typed.slice(0, found.index);
  const after = typed.slice(found.index + found[0].length).replace(ELSE_LEAVE, '');
  const order = `${before} ${after}`.replace(ELSE_LEAVE, '').trim();
  const day = found[1];
  if (!IS_ORDER.test(order)) return null;
  return day === undefined || /\b\w+day\b/i.test(order) ? order : `${order} on ${day}`;
}

/** `what if it was at 3? yeah do that`: the question is settled before it is answered. */
const GOES_AHEAD =
  /[\s,.;?!–-]+(?<!\b(?:saying|to|should|shall|not|don'?t)(?: (?:we|i|you|they))?[\s,]+)(?:(?:yes|yeah|yep|ok|actually|right|sod it|so|and)[\s,]+)*(?:let'?s do (?:it|that)|do (?:it|that)|go on (?:then|do it|put it in)|go for it|make it so|put it in|stick it in)(?: (?:please|pls|then|x+))*[\s.!]*$/i;

/** `let's say 420 each and no more` sets a limit; `say 420 each, what would go` asks. */
const SAYS_LIMIT = new RegExp(
  `${LEAD}(?:let'?s |let us |we |i )?say (?:about |around |up to |max(?:imum)? )?£?\\d{2,4}(?: ?(?:quid|pounds))?(?: (?:each|pp|a head|per head|per person|a girl|a lad|apiece|max|tops|for each|all in)|[\\s.!]*$)(?!.*\\b(?:what|how|would|which|can)\\b)[^?]*$`,
  'i',
);

/** `wud it be cheaper`. */
const PHONE_VERBS = /\b(?:wud|wld|cud|cld|shud|shld)\b/gi;

/** `if it was 8 instead of what we are now`: measured by now, which changes nothing of it. */
const AS_NOW =
  / (?:instead of|rather than|not|compared (?:to|with)) what (?:we|it|there|that)(?:'re|'s| are| is| have| were| was)?(?: got| now| at the moment| currently)*(?=[\s,.?!]|$)/i;

/** `could we do it all for 180 each or is that daft`: whoever doubts it in the same breath has not asked for it yet. */
const DOUBTED = new RegExp(
  `(${LEAD}(?:can|could|should|shall|would|might|is it|do) .{6,}?)[\\s,.?-]+or (?:is (?:that|it|this)|am i|are we|have i|would (?:that|it|this) be|that'?s) (?:(?!cheaper|dearer)[\\w']+ ?){1,5}[\\s?.!]*$`,
  'i',
);

/**
 * Whether a whole message only asks, and what about: a question is told from an order by its form, before any wish is read
 * in it. Where `asked` is not null nothing that is read in the message may be carried out. A message of several sentences
 * may still ask in one of them (`questionKind`).
 */
export function howAsked(message: string): HowAsked {
  const typed = message
    .replace(/[’‘]/g, "'")
    .slice(0, 600)
    .replace(PHONE_VERBS, (verb) => PHONE_WORDS.get(verb.toLowerCase()) ?? verb)
    .replace(/(?<= it) b(?= )/i, ' be')
    .replace(AS_NOW, '');
  const inRain = forBadWeather(typed);
  if (inRain !== null) return { asked: 'weighed', wish: inRain };
  const calledOff = PART_CALLED_OFF.exec(typed)?.[1];
  if (calledOff !== undefined) return { asked: 'weighed', wish: `drop ${calledOff}` };
  if (NO_CHANGE.test(typed)) return { asked: onlyAsks(typed), wish: message };
  const limit = sumAsked(typed);
  if (limit !== null) return { asked: 'weighed', wish: limit };
  const doubted = DOUBTED.exec(typed)?.[1];
  if (doubted !== undefined) return { asked: 'weighed', wish: howAsked(doubted).wish };
  const ordered = typed.replace(GOES_AHEAD, '').trim();
  if (ordered !== '' && ordered !== typed.trim()) {
    const change = hypotheticalChange(ordered);
    return change === null ? { asked: onlyAsks(ordered), wish: ordered } : { asked: null, wish: change };
  }
  if (SAYS_LIMIT.test(typed)) return { asked: null, wish: message };
  const kept = typed
    .replace(OUR_VIEW, ' ')
    .replace(OUR_VIEW, ' ')
    .replace(UNSURE, ' ')
    .replace(/^[\s.,;!?–-]+/, '')
    .trim();
  const isUnsure = kept !== typed.trim() && kept !== '';
  const said = isUnsure ? kept : typed;
  const change = hypotheticalChange(said);
  if (change !== null) return { asked: 'weighed', wish: presentTense(change) };
  const asked = onlyAsks(said) ?? (TAG.test(said) ? 'closed' : null);
  return isUnsure ? { asked: asked ?? 'weighed', wish: presentTense(said) } : { asked, wish: message };
}
