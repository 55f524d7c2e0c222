import { PHONE_WORDS } from './phone-words.ts';
import { ITEM_END } from './written-lines.ts';

/** Verbs that order something of the plan, and have no other meaning before a part of it. */
const ORDERS =
  'swap|change|switch|replace|drop|bin|ditch|lose|scrap|cut|remove|cancel|skip|add|move|push|shift|put|make|get rid of|take out|leave out|keep|find';
const DIETS = 'vegan|veggie|vegetarian|coeliac|halal|kosher';
const PART =
  '(?:the|that|our|both|all|it|them|us|an?|another|more|mon|tues?|wed|thurs?|fri|sat|sun|\\w+day|lunch|dinner|karaoke|something|somewhere)\\b';
/** `no shard`, after a day or a part of it. */
const BESIDE =
  '(?<=\\b(?:\\w+day|mon|tues?|wed|thurs?|fri|sat|sun|night|nite|evening|morning|afternoon|lunch|dinner|instead|out|too|us)\\s)(?:no(?=\\s(?!of|one|more|way|need|idea|\\d)[a-z]{4,}))';
/** Verbs that order whatever stands after them. */
const BOLD =
  '(?:swap|bin|ditch|scrap|drop|keep|replace|remove|get rid of)\\s+(?!out\\b|off\\b|in\\b|up\\b)(?=[a-z]{3,})';
/** `early start`, and `nobody will be awake`: why, after what is wished for. */
const OTHER =
  '(?:early|earlier|late|later)\\s+(?:start|finish)\\b|(?:nobody|noone|no one)\\s+(?=(?:will|is|wants|can|likes|eats|drinks|fancies|needs)\\b)';
const ORDER = new RegExp(`(?<=\\S\\s)(?:\\b(?:${ORDERS})\\s+(?=${PART})|${BESIDE}|\\b(?:${BOLD}|${OTHER}))`, 'gi');
const FIRST_ORDER = new RegExp(`\\b(?:${ORDERS}|no|start|take)\\b`, 'i');
/** Words that an order goes on from: only after another word does a new one begin. */
const LEADS_ON = new Set(
  `and but or nor then to can could may might shall should would will we i you they he she it lets let us me please pls kindly just also not
  because cos since as where dont do does never so if when that which who what how why rather either neither n the a an is be was were are please maybe instead of with for on
  prefer like nice bit much little have had slightly very too really said say meant mean think reckon want wanna need gonna going help um er now ok okay yes no sorry actually probably wont cant didnt`.split(
    /\s+/,
  ),
);

/** How many come, or what somebody needs, told before what is asked or ordered: `2 more are coming what time is lunch`. */
const TOLD_FIRST = new RegExp(
  `^((?:(?:hi|hey|ok|so|oh) )*(?:(?:there(?:['’]?s| is| are)|we(?:['’]?re| are)|its|it['’]s|make (?:it|that|us)) (?:now |only )?\\d{1,2}(?: of us)?(?: people)?(?: now)?|(?:\\d{1,2}|one|two|three|four|five)(?: more| others?| extra| of us| of them)? (?:(?:are|is|have|has|cant|can['’]t|in) )*(?:coming|joining|dropped out|pulled out|make it|come|${DIETS}|the group)(?: now)?|(?:two|three|\\d) (?:veggies|vegans) in the group|[a-z]+ (?:is|are) (?:${DIETS}|pregnant)(?: now)?|no stairs(?: please| pls)?))\\s+(?=(?:what|whats|how|is|are|does|do|where|when|can|could|${ORDERS})\\s)`,
  'i',
);

/** `could we also finish by 10`: the `also` joins it to what was said, and parts nothing. */
const ALSO_WITHIN = /\b((?:can|could|would|will|should|shall|may|might) (?:we|you|i|u|they)) also\b/gi;

/** `no karaoke, yes to a boat`: beside what is not wanted it orders what is. */
const YES_TO =
  /([,.;!]\s*(?:and |but )?|\s(?:and|but) )(?:an? )?(?:big |massive |definite |definitely )?yes to (?=\w)/gi;

/** `something less boozy on friday, instead of cahoots`: one breath. */
const INSTEAD_AT_END =
  /,\s+(?=(?:instead|in place) of (?:the |our |that )?(?:(?!(?:do|have|go|can|could|lets|we|get|try|put|how|what)\b)[\w'’]+ ?){1,4}[\s.!?]*$)/i;
/** `karaoke has to go and so does the boat`: the same said of another. */
const SO_DOES =
  /^(.{3,60}?)\s+((?:has|have|needs?|can|could|should|must|will|is|are)\s+[^.!?;]{2,40}?)[\s,]+and so (?:does|do|can|could|should|must|will|has|have|is|are)\s+([^.!?;]{3,60}?)((?:\s+please|\s+too)?[\s.!]*)$/i;
/** `do the salt mine and still make lunch`: what may not suffer by it. */
/** `the latest we can cancel and get half back`: one question. */
const TO_GET_BACK =
  /\b((?:cancel|pull out|call it off|leave it|back out|bail)\b[\w ]{0,20}?) and (?:still )?(?:get|have) ((?:\w+ ){1,4}?back)\b/gi;
const AND_STILL =
  /(?<=\w),?\s+and still (?!get (?:\w+ ){1,4}back\b)(?:make|have|get|do|keep|fit in|be back (?:in time )?for)\s+(?=(?:the |our )?[a-z])/gi;
/** `leave 12 sunday`: the hour of it. */
const AT_NO_AT =
  /\b(arriv(?:e|ing)|land(?:ing)?|get(?:ting)? in|leav(?:e|ing)|depart(?:ing)?) (\d{1,2}(?:[.:]\d\d)?)(?= (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)\w*\b)/gi;
/** `arrive 3 friday leave 12 sunday`: when they come, and when they go. */
const THERE_AND_BACK =
  /(\b(?:arriv|land|get(?:ting)? (?:in|there)|fly(?:ing)? (?:in|out))\w*\b[^,.;!?]{0,24}\d[^,.;!?]{0,16}?)\s+(?:and\s+)?(?=(?:leav(?:e|es|ing)|depart(?:ing)?|fly(?:ing)? (?:home|back)|head(?:ing)? (?:home|back)|home|back)\b[^,.;!?]{0,16}\d)/i;
/** `neither the boat nor karaoke`. */
const NEITHER = /\bneither (?!of\b)((?:\S+ ){1,8}?)nor (?=\S)/gi;

/** `drop one of the golf, the shard and heaven`: whichever of them, and not all. */
const ONE_OF =
  /\b(drop|bin|lose|skip|cancel|ditch|scrap|remove|cut|axe) (?:just )?one of (the [^.;!?]{3,60}?)(?:,? and|,? or) (?=(?:the|our)\b)/gi;

/**
 * Orders that run on without a mark between them, `drop the boat on friday swap lunch`, parted by commas. A message
 * with any mark of its own keeps those, for whoever types one types them all.
 */
export function withOrdersParted(typed: string): string {
  const message = typed
    .replace(ALSO_WITHIN, 'also $1')
    .replace(YES_TO, '$1add ')
    .replace(INSTEAD_AT_END, ' ')
    .replace(SO_DOES, `$1 $2${ITEM_END}$3 $2$4`)
    .replace(TO_GET_BACK, '$1 to get $2')
    .replace(AND_STILL, ' but keep ')
    .replace(AT_NO_AT, '$1 at $2')
    .replace(THERE_AND_BACK, `$1${ITEM_END}`)
    .replace(ONE_OF, (_, verb: string, first: string) => `${verb} either ${first.replaceAll(',', ' or')} or `)
    .replace(NEITHER, `no $1${ITEM_END}no `)
    .replace(TOLD_FIRST, '$1. ');
  if (/[,.;!?\n]/.test(message.trim().replace(/[.!?]+$/, '')) || !/\S+(?:\s+\S+){5}/.test(message)) return message;
  const first = message.search(FIRST_ORDER);
  return first < 0
    ? message
    : message
        .replace(ORDER, (order, at: number) => {
          const said = message.slice(first, at).trim().split(/\s+/);
          const before = said.at(-1)?.toLowerCase() ?? '';
          return said.length < 2 || LEADS_ON.has(before) || LEADS_ON.has(PHONE_WORDS.get(before) ?? '')
            ? order
            : `, ${order}`;
        })
        .replace(/\s+,/g, ',');
}
