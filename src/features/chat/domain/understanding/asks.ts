/** Questions that are requests: `is there anything cheaper`, `what about karaoke`, `why not go karting`. */
const REQUESTS =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|actually|please) )*(?:(?:is there|are there|do (?:you|they|we) have|have you(?: got)?|will you|would you|can|could|may|do we have|does (?:it|anyone) (?:have|do)|is it (?:possible|ok)|are you able) |(?:what|how|why) (?:about|not|dont|else|other)(?= )|how come we (?:cant|dont))/;
const WH = /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|wait) )*(?:what|which|who|whose|whos|how|when|where|why) /;
const YES_NO =
  /^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|wait) )*(?:is|are|isnt|arent|was|wasnt|does|doesnt|do (?:they|i|people|the)|did|didnt|has|hasnt|had|will|wont) /;
const TAG = / (?:does it|do they|is it|isnt it|right|did you|did i|do we|are they|will it|would it) $/;

/**
 * Whether a line asks something: `open` questions (`which is dearest`) never change a plan; a `closed` one (`is that
 * cheaper`) at most shows what a change would do.
 */
export function questionKind(line: string, raw: string): 'open' | 'closed' | null {
  if (REQUESTS.test(line)) return null;
  if (WH.test(line)) return 'open';
  if (YES_NO.test(line) || (TAG.test(line) && !/^ (?:please|swap|drop|change|add|make|move|cancel|remove) /.test(line)))
    return 'closed';
  return /\?\s*$/.test(raw) && /^ (?:(?:so|and|or|but) )*(?:cheaper|better|worth|any) /.test(line) ? 'closed' : null;
}
