/** Some of a group cannot come to something: it stays for the others, unless they say so. */
export const ONLY_SOME =
  / (?:(?:half|some|one|two|three|four|five|six|seven|a few|few|a couple|couple|\d+|most)(?: of)? (?:us|them|the \w+|girls|lads|boys|people)|(?:my|her|his) (?:\w+ )?\w+|nan|gran|granny|mum|dad) (?:\w+ ){0,2}?(?:wont|cant|cannot|will not|might not|may not) (?:\w+ )?(?:make|be there|be able|come|get there|join) /;
