const OTHERS =
  '(?:(?:the |any |some |an |all |your )?(?:other|another|different) (?:company|companies|firm|group|groups|party|parties|hens?|stags?|customers?|guests?|bookings?|teams?|clients?|users?)|somebody elses|someone elses|other peoples|(?:the |whoever |whatever )?(?:group|people|party|company|hen|stag|booked|trip)(?: that)? (?:before|after|next to) us)';
const WHAT =
  '(?:itinerary|itineraries|plans?|trips?|bookings?|names?|details|phone|numbers?|emails?|email addresses|address|addresses|budget|prices?|guest list|schedule|reservations?)';
/** `show me the itinerary of the other company`, `who else has booked the hotel`. */
const ASKED: readonly RegExp[] = [
  ` ${WHAT} (?:of|for|from|belonging to) ${OTHERS} `,
  ` (?:show|see|give|tell|send|know|find out|look at|copy|read|get)(?: (?:me|us|at|out|what))* ${OTHERS} (?:\\w+ ){0,3}?(?:${WHAT}|doing|paying|booked|planned|spending) `,
  ` who else (?:has |is |will be |have )?(?:booked|staying|coming|stays|staying at|got rooms) (?:(?:in|at|to|into) )?(?:the |our |this |that )(?:hotel|hostel|place|weekend|apartment) `,
].map((form) => new RegExp(form));

/** Whether a line is after what other customers have planned. */
export const ofOthersBusiness = (line: string): boolean => ASKED.some((form) => form.test(line));
