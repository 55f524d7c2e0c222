const OF_ELSE =
  / (?:pay|paid|payment|deposit|deadline|confirm|know|decide|birthday|anniversary|turns?|turning|wedding|married|due|book by|let you know|check) /;
const OF_TRIP =
  / (?:move|change|shift|push|switch|dates?|trip|do it|make it|have it|going|go|instead|weekend|fly|flights?|travel|postpone|reschedule|now|from) /;

/** `we need to pay by the 1st of march`, `his birthday is 5 april`: a date, and none of the trip. */
export const isDateOfElse = (line: string): boolean => OF_ELSE.test(line) && !OF_TRIP.test(line);
