const LEAD =
  '^\\s*(?:(?:so|and|ok|okay|but|hmm|hi|hey|um|well|right|also|now|then|just|honestly|realistically)[\\s,:]+)*';
const EACH = '(?: ?(?:each|pp|a head|per head|per person|a person|apiece|a girl|a lad|p\\/p))';
/** Words with which a number is money, whatever it is; without them only one that no group of ours has. */
const SUM = `£? ?(\\d{2,5})((?: ?(?:quid|pounds|gbp|pound))?${EACH}?(?: (?:all in|tops|max|in total|total))?)`;
const END = '(?: (?:do (?:you|u) (?:think|reckon)|or not|at a push|at all|then|instead|still))*[\\s?.!]*$';
const IT =
  '(?: (?:it|this|that|us|everything|(?:all )?(?:of )?(?:it|this|that) all|all (?:this|that|of it)|the (?:trip|weekend|plan|day|lot|whole (?:thing|lot|weekend|trip))|something))?';

const ASKS: readonly RegExp[] = [
  // `how do we get it under 500`, `what would i need to cut to hit £450 each`.
  new RegExp(
    `${LEAD}(?:how (?:do|can|could|would|might|should) (?:we|i|you|u)|what (?:do|would|could|can|must|should|will) (?:we|i|you|u)(?: (?:need|have|want))?(?: to)? (?:cut|change|lose|drop|do|swap|skip|give up|sacrifice|tweak)(?: \\w+)? to) (?:get|bring|make|keep|squeeze|do|hit|be|stay|reach|come in|land)${IT}(?: (?:(?:back )?down|back))?(?: (?:to|under|below|within|for|at))* (?:about |around |roughly |just )?${SUM}${END}`,
    'i',
  ),
  new RegExp(
    `${LEAD}(?:can|could|would|will|might) (?:we|you|u|i|it|this|that|the (?:trip|weekend|plan|whole thing))(?: (?:all|still|possibly|actually|ever|maybe|be|get))*(?: (?:do|done|have|manage|make|pull|get|come|go|run|away|off|in|down|survive|live))*${IT}(?: (?:for|at|on|with|under|within|off|by))+ (?:about |around |roughly |just |only |like |under )?${SUM}${END}`,
    'i',
  ),
  new RegExp(
    `${LEAD}(?:is|would|will) (?:it|this|that|the (?:trip|weekend|plan)) (?:be )?(?:doable|possible|feasible|realistic|manageable|do-able)(?: to do)?${IT} (?:for|at|on|with|under|within) (?:about |around |roughly |just |only )?${SUM}${END}`,
    'i',
  ),
  new RegExp(
    `${LEAD}what (?:would|could|can|do|does|will|might) (?:a budget of |about |around |just )?${SUM} (?:get|buy|give|do|look like|pay)(?: (?:us|me|for|for us))*${END}`,
    'i',
  ),
  new RegExp(
    `${LEAD}what(?:'?s| is| would| could| can| do| does| will| might)?(?: (?:we|you|u|i|it|the (?:plan|trip|weekend)))?(?: (?:be|get|have|look|do|like|possible|left|got))*(?: us)?(?: (?:for|at|on|with))+ (?:a budget of |about |around |just |only )?${SUM}${END}`,
    'i',
  ),
  new RegExp(
    `${LEAD}(?:is|would|will|does|could|can) (?:about |around |just |only )?${SUM} (?:be )?(?:enough|do|do it|cover it|cover us|cover everything|cover the lot|work|stretch|doable|realistic|possible|stretch to it|get us there|manage it)${END}`,
    'i',
  ),
];
/** Groups are smaller, and hours have fewer digits. */
const MONEY_MIN = 120;
const YEAR = /^20[23]\d$/;

/** `can we do it for 250`, `what would 300 a head get us`: a limit a person in plain words, that is only asked about; null for anything else. */
export function sumAsked(said: string): string | null {
  for (const pattern of ASKS) {
    const [, digits, unit = ''] = pattern.exec(said) ?? [];
    if (digits === undefined) continue;
    const isMoney = unit.trim() !== '' || said.includes('£') || Number(digits) >= MONEY_MIN;
    // A sum in total is for who reads whole sums.
    if (!isMoney || YEAR.test(digits) || /total/i.test(unit)) return null;
    return `make it under £${digits} each`;
  }
  return null;
}
