/** The group knows it already: `we went to`, `been to`, `did a`. */
const BEEN_BEFORE =
  / (?:went to|stayed (?:at|in)|been to|been at|been|(?:have|already|all) (?:done|did|seen|visited|tried|had)|did|visited|had)(?: the| a| an)? $/;
const LAST_TIME = / (?:last (?:time|year|month|summer|week|weekend)|already|before|recently) /;
/** `dont put any in`. */
const NOT_PUT =
  / (?:dont|do not|never|not to) (?:put|add|book|include|bring|use|pick|choose|suggest|give us|send us to|take us to|go to|(?:put|book|have) (?:us|me|them|everyone) (?:in|into|at))(?: the| a| an| any)? $/;
const HEARD_BAD = / (?:heard|read) (?:\w+ )?bad (?:things|reviews|stuff) (?:about|of|for|on)(?: the)? $/;
const AGAINST =
  / (?:no|not|dont|do not|doesnt|didnt|isnt|arent|aint|never|nor|without|avoid|hates?|hating|loathe|detest|drop|remove|cancel|skip|cut|forget|rid of|none of us|half of us|most of us|nobody|no one|neither|enough|sick of|bored of|tired of|(?:anything|anywhere|everything) but) /;
const GONE =
  /^ (?:(?:is|are|was|can|could|has to|have to|needs to|need to|looks?|sounds?|seems?|just|really|a bit|so|thing|place|one|tour|class|trip|bar) )*(?:out|off|gone|go|rubbish|boring|naff|crap|pants|dull|lame|tacky|grim|dire|overrated|awful|terrible|touristy|cheesy|isnt|arent|aint|not|no)(?= (?!on |in |there |the |for ))/;
/** `we cant go and not see the castle` wants to see it. */
const TWICE_DENIED = / (?:cant|cannot|couldnt|cant we|wouldnt) .*(?:not|without|miss|skip) /;

/** Whether a line denies what it denies, and so wants it. */
export const isTwiceDenied = (line: string): boolean => TWICE_DENIED.test(line);

/** A clear word against a thing: what else may turn one down is too weak where the plan has nothing of it. */
export const isSpokenAgainst = (before: string, after: string): boolean =>
  (AGAINST.test(before) || GONE.test(after)) && !after.endsWith(' too ');

/** `swap saturday night for a museum`: what is named last is to come. */
const TO_COME =
  / (?:swap|change|replace|switch|exchange|trade|turn|make|drop|ditch) (?:\w+ )+?(?:for|to|with|into|by) (?:(?!anything|anywhere|not|no|but)\w+ ){0,4}$/;

/** Whether the words before a thing say that it is to come for something else. */
export const isToCome = (before: string): boolean => TO_COME.test(before);

/** Whether what stands around a thing says that nobody wants it, without a word against it. */
export const isUnwantedBy = (before: string, after: string): boolean =>
  NOT_PUT.test(before) ||
  HEARD_BAD.test(before) ||
  (BEEN_BEFORE.test(before) && (LAST_TIME.test(after) || after.trim() === ''));
