/** `dinner w the girls`, `w/o the museum`. */
const WITH = /(?<=\s)w\/?(?=\s)/gi;
const WITHOUT = /(?<=\s)w\/o(?=\s)/gi;
/** `the first night's dinner with the second night's`: the meal is said once for both. */
const MEAL_SAID_ONCE =
  /\b((?:first|second|third|last|\w+day)\s+nights?['’]?s?\s+(dinner|lunch)\s+(?:with|and|for)\s+(?:the\s+)?(?:first|second|third|last|\w+day)\s+nights?['’]?s?)(?=\s*(?:$|[.,!?]|please|pls|thanks|x+$))/i;
/** `who pays the deposit and when`: what is told of it has the hour or the place with it. */
const ASKED_TOO = /^(\W*(?:who|which|what)\b[^,?]{8,80}?),?\s+and\s+(?:when|where|what time)\s*\??\s*$/i;

/** `the karting is at a daft time, make it 3`: an hour, where an hour is spoken of. */
const HOUR_MADE =
  /(\b(?:time|hour|early|late|start|o['’]?clock)\b[^.!?\n]{0,30}[,;]?\s(?:can (?:you|we) |could (?:you|we) |please |so |and |just )?)make it(?= (?:\d{1,2}(?:[:.]\d\d)?|half \w+|noon)\b(?! (?:of us|people|lads|girls|guests|instead)))/i;
/** `love it, only thing is the market is early`. */
const ONLY_THING =
  /^(.{2,40}?)[\s,.!;–-]*\b(?:but )?(?:the )?(?:only|one|1) (?:little |small |tiny |other )?(?:thing|issue|problem|snag|niggle|tweak)(?: i(?:'d| would) (?:change|say))?(?: though| tho)?(?:,| is| -| –|:|…| but)+(?: that)?\s+/i;

/** `we have a meeting 2 to 4, so please keep that clear`: said of those hours, and of no part of the plan. */
const KEPT_CLEAR =
  /[\s,;.–-]+(?:so |and |please |pls |can (?:you|we) |could (?:you|we) )*(?:keep|leave|hold) (?:that|it|this|then)(?: (?:time|slot|bit|gap|window))? (?:clear|free|open|empty)(?: please| pls)?[\s.!]*$/i;
/** `and the museum while youre at it`. */
const ALONG = /,?\s+while (?:you(?:[’']?re| are)|ur|u r|we(?:[’']?re| are)) at it\b/gi;
/** `drop the boat btw how much is dinner`: another matter begins. */
const BY_THE_WAY =
  /(?<=\S\s+\S*[\p{L}\d)"'”’])([.!?]*)[\s,;–-]+(?:oh,? |and,? |also,? )*(?:btw|by the way|incidentally)[\s,:–-]+(?=(?!(?:so|or|if|as|cos|because|but|and|which|who|thanks|thx|ta)\b)\S+\s+\S)/giu;
/** `skip the shard and spend it on a nicer dinner`: the one goes, and the other is wished for as well. */
const SPENT_ON =
  /(?<=\b(?:drop|skip|bin|lose|cut|ditch|scrap|cancel|sack|remove|rid)\b.{3,60}?)[\s,;.–-]+(?:(?:and|then|we(?:'d| would)? rather|lets?|let's|could we|can we|instead) )*(?:spend|put|use|splash|blow) (?:it|that|the (?:money|cash|savings?|difference)|what(?:ever)? (?:we|that) saves?|what we save)(?: (?:instead|out))? (?:on|towards?|into|for) (?=[a-z])(?!(?:the )?\w+day(?:$|[.,!?]))((?:(?:an?|the|some) )?better(?= ))?/gi;
const DAY_TYPED = '(?:mon|tues?|wed(?:s|nes)?|thu(?:r|rs)?|fri|sat(?:ur)?|sun)(?:day)?';
/** `we dont want to be out past 2`: when the night is over, each of them where none is named. */
const OUT_PAST =
  /^(.*?)\b(?:(?:we|i|they|most of us|nobody)\s+)?(?:really\s+)?(?:don'?t|do not|never|can'?t|cannot|won'?t)\s+(?:really\s+)?(?:want to |wanna |like to )?(?:be |stay |be staying )?(?:out|up)\s+(?:past|after|beyond|later than)\s+(\d{1,2}(?:[:.]\d\d)?(?: ?am)?|midnight)\b(.*)$/i;
function homeBy(message: string): string {
  const [, before = '', hour, after = ''] = OUT_PAST.exec(message) ?? [];
  if (hour === undefined) return message;
  const isOfDay = new RegExp(`\\b(?:${DAY_TYPED}|nights?|tonight)\\b`, 'i').test(`${before} ${after}`);
  return `${before}home by ${hour}${isOfDay ? '' : ' every night'}${after}`;
}
/** `be at the station for 4`: an hour, and no number of people. */
const AT_STATION = /\b(at the (?:station|airport|coach station|bus station|ferry|port|platform))\s+for\s+(?=\d)/gi;
/** `two quick ones: is dinner step free`: how many things are to follow. */
const ANNOUNCED =
  /^(\W*(?:(?:hi|hey|hello|hiya|morning|evening|right)\b[\w ]{0,12}[,.!]?\s+)?)(?:(?:just|we (?:need|have|want)|i(?:'ve| have)? got|got|only) )*(?:an?|a few|(?:a )?couple of|two|three|four|[2-4]|some|few)(?: (?:quick|little|small|more|other|last))* (?:ones?|things?|bits|questions?|changes|tweaks|requests)(?: please| pls)?\s*(?::|\s[–-])\s*(?=[a-z])/i;
const PRAISE =
  /\b(?:love|like|great|amazing|brill(?:iant)?|perfect|good|nice|lovely|ace|mint|fab(?:ulous)?|omg|happy|wow|fantastic|excellent|spot on|class)\b/i;

/** A message with what was left out or shortened because it is plain to whoever reads it. */
export const writtenOutShort = (typed: string): string =>
  homeBy(typed)
    .replace(AT_STATION, '$1 by ')
    .replace(WITHOUT, 'without')
    .replace(WITH, 'with')
    .replace(ANNOUNCED, '$1')
    .replace(ALONG, '')
    .replace(SPENT_ON, (_, better?: string) => `. also find ${better ? 'a nicer' : ''}`)
    .replace(BY_THE_WAY, (_, mark: string) => `${mark || '.'} also `)
    .replace(KEPT_CLEAR, ' kept clear')
    .replace(ONLY_THING, (_, head: string) => (PRAISE.test(head) ? '' : `${head}. `))
    .replace(HOUR_MADE, '$1move it to')
    .replace(MEAL_SAID_ONCE, '$1 $2')
    .replace(ASKED_TOO, '$1?');
