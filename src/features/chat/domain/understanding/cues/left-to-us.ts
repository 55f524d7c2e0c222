/** `you choose`, `any of them`: the organiser leaves it to us. */
export const LEFT_TO_US =
  / (?:you (?:choose|decide|pick)|(?:you are|youre) the (?:expert|boss|pro|professional|planner)|(?:your|the) (?:choice|call|pick) is yours|your (?:choice|call|pick|shout)|(?:pick|choose) (?:one|any|for us)|up to you|leave it (?:to you|with you)|surprise (?:us|me)|whichevers?|either(?: one| of them)?|any of (?:them|those|these|em)|whatever you (?:think|reckon|like)|dealers choice|(?:dont|do not) mind(?: which)?|not (?:fussed|fussy|bothered)(?! (?:on|about|by|with|for) )(?: which)?) /;
