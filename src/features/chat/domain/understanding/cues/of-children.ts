/** Words of children, and of ages. */
const OF_CHILDREN =
  / (?:kids?|kiddos?|child|children|bab(?:y|ies)|newborn|infant|toddlers?|teens?|teenagers?|teenage|minors?|underagers?|under ?age|under|youngest|younger|young|sons?|daughters?|niece|nieces|nephews?|grandkids?|grandchildren|grandson|granddaughter|bairns?|weans?|nippers?|tots?|bump|little (?:ones?|lad|girl|boy|sister|brother)|lads? (?:is|hes)|school|juniors?|twins|pram|buggy|pushchair|famil(?:y|ies)|(?:yr|year|years|month|months) olds?|\d{1,2}) /;

/** Whether a line may be about somebody under age: without such a word, `theyre all coming`, it is not. */
export const speaksOfChildren = (line: string): boolean => OF_CHILDREN.test(line);
