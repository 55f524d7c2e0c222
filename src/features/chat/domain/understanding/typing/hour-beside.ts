/** `too early, put 7.30`: what is wrong with an hour, and in words that have no object the hour that would be right. */
const HOUR_AFTER =
  /(\btoo (?:early|late)\b[^.!?,;\n]{0,20}?)\s*[.,;!?–-]?\s+(?:(?:please|pls|so|but|maybe|perhaps|just) ){0,2}(?:put|say|make (?:it|that)|go for|do|let[’']?s (?:say|do|make it)|(?:could|can) (?:we|you|u) (?:do|say|make it|put)|how about|what about|shall we say) (?=(?:it )?(?:at |to )?(?:(?:half|quarter|ten|twenty) )?(?:past |to )?(?:\d|noon\b|midday\b))/i;

/** `a later start on saturday, say 1`: the hour that is meant, after a mark. */
const HOUR_SAID =
  /(\b(?:later|earlier|late|early) (?:start|finish|lunch|dinner)\b[^.!?,;\n]{0,30}?),\s*(?:so |maybe )?(?:say|call it) (?=(?:(?:half|quarter) )?(?:past |to )?(?:\d|one|two|noon|midday)(?!.*(?:£|quid|each|people|of us)))/i;

/** The message with such an hour said the one way that is read as part of the same wish. */
export const withHourBeside = (message: string): string =>
  message.replace(HOUR_AFTER, '$1, try ').replace(HOUR_SAID, '$1 at ');
