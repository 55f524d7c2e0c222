/** Some of a group cannot come to something: it stays for the others, unless they say so. */
export const ONLY_SOME =
  / (?:(?:half|some|one|two|three|four|five|six|seven|a few|few|a couple|couple|\d+|most)(?: of)? (?:us|them|the \w+|girls|lads|boys|people)|(?:my|her|his) (?:\w+ )?\w+|nan|gran|granny|mum|dad) (?:\w+ ){0,2}?(?:wont|cant|cannot|will not|might not|may not) (?:\w+ )?(?:make|be there|be able|come|get there|join) /;

/** What is wanted for some of a group, or told of them: `a few of us stay on`, `for whoever is still about`; not `the seven of us`. */
export const OF_SOME =
  / (?:(?<! (?:the|all|for|just|only) )(?:half|some|one|two|three|four|five|six|seven|a few|few|a couple|couple|\d+|most)(?: of)? (?:us|them|the (?:girls|lads|boys|group|gang|team|others)|girls|lads|boys|people)|whoever|anyone (?:who|thats|still)|those (?:of us )?(?:who|that|still)) /;
