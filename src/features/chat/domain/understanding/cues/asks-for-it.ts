/** Words with which a question is a request: whoever asks whether it can be done, or may, wants it done. */
export const ASKS_FOR_IT =
  /\b(?:possible|poss|feasible|doable|do-able|permissible|(?<!^\s*)(?:please|pls|plz)|any (?:chance|way)|a (?:chance|way)|be amenable|work for you)\b|\b(?:is|be|that'?s|would|do|does) (?:it |that |this |you |u |anyone |we |there )?(?:be |still |all |at all |even |really |any |enough )*(?:ok|okay|oke|alright|all right|fine|cool|mind|rude|cheeky|able|time|room|space)\b/i;
