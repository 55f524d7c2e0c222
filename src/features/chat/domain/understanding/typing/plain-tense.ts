const DROPS =
  'drop|ditch|bin|axe|scrap|skip|lose|cut|remove|omit|leave out|take out|get rid of|do without|dispense with|miss out|sack off|can|knock out|forget|cancel|leave off|take off|give up|go without|miss|chop|chuck|pull|strike|exclude';
/** Forms of a verb as people tell them, and the order each stands for. */
const FORMS: readonly [RegExp, string][] = [
  [/^(?:came|went|flew|headed|travelled) (home|back) /i, 'come $1 '],
  [/^(?:did|do)(?:n'?t| not) (start|begin|kick off|leave|finish) (?:till?|until|before) /i, '$1 at '],
  [/^(?:did |do )?it (?:in|on|for) (?=\w)/i, 'move it to '],
  [
    /^(?:dropp(?:ed|ing)|ditch(?:ed|ing)|binn(?:ed|ing)|ax(?:ed|ing)|scrapp(?:ed|ing)|skipp(?:ed|ing)|los(?:t|ing)|cutt?(?:ing)?|remov(?:ed|ing)|omitt(?:ed|ing)|omit|bin|ditch|axe|scrap|skip|lose|lost|cancell?(?:ed|ing)?|cann(?:ed|ing)|chopp(?:ed|ing)|chuck(?:ed|ing)|missing|missed|exclud(?:ed|ing|e)|forget(?:ting)?|forgot|pull(?:ed|ing)|sack(?:ed|ing)? off|sack(?:ed|ing)?|left out|leav(?:e|ing) out|took out|tak(?:e|ing) out|cut(?:ting)? out|got rid of|get(?:ting)? rid of|did without|do(?:ing)? without|dispens(?:e|ed|ing) with|miss(?:ed|ing)? out(?: on)?|went without|go(?:ing)? without|g[ai]ve up|giving up|knock(?:ed|ing)? out|didn'?t (?:do|have|bother with|go to)|did not (?:do|have|go to)|don'?t (?:do|have|bother with|go to)|not doing|weren'?t doing|aren'?t doing|without)\s+/i,
    'drop ',
  ],
  [/^(?:swapp(?:ed|ing)|switch(?:ed|ing)|trad(?:ed|ing)|replac(?:ed|ing)|substitut(?:ed|ing))\s+/i, 'swap '],
  [/^chang(?:ed|ing)\s+/i, 'change '],
  [
    /^(?:add(?:ed|ing)|squeez(?:ed|ing) in|fitt(?:ed|ing) in|includ(?:ed|ing)|put(?:ting)? in|throw(?:ing)? in|threw in|tack(?:ed|ing) on)\s+/i,
    'add ',
  ],
  [/^(?:mov(?:ed|ing)|shift(?:ed|ing)|push(?:ed|ing))\s+/i, 'move '],
  [/^(?:start(?:ed|ing))\s+/i, 'start '],
  [/^(?:mak(?:ing)|made)\s+/i, 'make '],
  [/^(?:went|going)\s+/i, 'go '],
  [/^(?:hav(?:ing)|had)\s+/i, 'have '],
  [/^(?:stay(?:ed|ing))\s+/i, 'stay '],
  [/^(?:left|leaving)\s+(?=(?:a|one|two|\d) (?:days?|nights?) |on |early|earlier|later)/i, 'leave '],
  [/^(?:did|doing)\s+/i, 'do '],
];
const NUMBER =
  '\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty';
const HEADS =
  '(?: (?:of us|of them|people|persons?|kids|lads|girls|boys|hens|stags|delegates|colleagues|guests|adults|heads|folks?|friends|mates|pals|guys|gents|blokes|kids|ladies|women|men|in total|altogether|all in|in the end|instead|now|then|only))*';
const SUBJECT =
  "(?:we|we'?re|there'?s|i|you|us|they|u|it|there|the (?:group|numbers?|headcount|party|total|team|lot of us)|numbers?|headcount|our (?:group|numbers?|party)|only|just)";
const GONE =
  "(?:bail(?:s|ed)?(?: out)?|drop(?:s|ped)? out|pull(?:s|ed)? out|withdraw|withdrew|flake(?:s|d)?|cancel(?:s|led)?|don'?t (?:come|make it|show)|didn'?t (?:come|make it|show)|doesn'?t (?:come|make it|show)|can'?t (?:come|make it)|couldn'?t (?:come|make it)|(?:is|are|was|were)n'?t (?:coming|able to come)|left|leave|go home|stay(?:ed|s)? (?:at )?home|stay(?:ed|s)? behind|quit|back(?:s|ed)? out|cry off|cried off|not come|not coming|(?:is|are|were|was) (?:out|ill|sick))";
const COME =
  '(?:come|comes|came|join|joins|joined|coming|joining|turn(?:ed)? up|tag(?:ged)? along|want(?:ed)? in|(?:were|are|was|is) (?:to )?(?:come|join|coming|joining|added)|show(?:ed)? up|make it|made it)';

/**
 * A wish told as something that might be (`we swapped`, `dropping`, `the boat went`, `there were 15 of us`) as the order
 * it would be: `swap`, `drop`, `we are 15 people`.
 */
export function presentTense(told: string): string {
  const plain = told
    .replace(/[\s,.?!]+$/, '')
    .replace(/\b(?:do|did|done|doing) away with\b/i, 'dropped')
    .replace(/^(?:maybe|perhaps|like|that|just|only|let'?s)\s+(?=\D)/i, '')
    .replace(
      /^(?:we|i|you|they|u)\s+(?:were to|was to|did|could|would|should|just|decided to|wanted to|had to|have to|ended up)\s+/i,
      '',
    )
    .replace(/^(?:we|i|you|they|u)\s+(?:should\s+|could\s+)?(?!(?:are|were|was|had|have|got|get|went|go)\b)/i, '')
    .replace(/^(?:of|about|to|by)\s+/i, '');
  return sizeOf(plain) ?? goneOf(plain) ?? orderOf(plain);
}

/** `there were only 15 of us`, `it was just the 10`, `numbers went up to 20`, `2 more came`, `3 lads bail`. */
function sizeOf(plain: string): string | null {
  const more = new RegExp(
    `^(?:(?:we|i|there|he|she|they)\\s+(?:had|have|got|get|were|are|was|brings?|brought|adds?|invites?|invited)\\s+)?(?:an? )?(${NUMBER}|one|another|another (?:${NUMBER}|one)|an extra (?:${NUMBER})) ?(?:more|extra|others?|additional)?${HEADS}(?: (?:more|extra))?(?: ${COME}| to ${COME})?(?: (?:too|as well|along|with us|us|late))*$`,
    'i',
  ).exec(plain);
  const isMore = /\b(?:more|extra|another|others?|additional)\b/i.test(plain);
  if (more && isMore) return morePeople((more[1] ?? '1').replace(/another|an extra/i, '').trim() || '1');
  const fewer = new RegExp(
    `^(?:maybe |possibly )?(${NUMBER}|one|a couple|a few)${HEADS}(?: of (?:the|my|our|his|her) \\w+)? (?:(?:had to|have to|has to|were to|should|might|may|may have to) )?${GONE}\\b.*$`,
    'i',
  ).exec(plain);
  if (fewer?.[1]) return fewerPeople(/couple/i.test(fewer[1]) ? '2' : /few/i.test(fewer[1]) ? '3' : fewer[1]);
  const lost = new RegExp(
    `^(?:lose|lost|losing|down) (?:(a couple|a few|${NUMBER}) (?:of )?(?:more )?(?:of us|people|persons?|lads|girls|boys|hens|stags|delegates|colleagues|guests|adults|heads|friends|mates|guys|blokes|kids)|(one|two|three|${NUMBER}))$`,
    'i',
  ).exec(plain);
  const losing = lost?.[1] ?? lost?.[2];
  if (losing) return fewerPeople(/couple/i.test(losing) ? '2' : /few/i.test(losing) ? '3' : losing);
  const less = new RegExp(`^(${NUMBER}|one) (?:fewer|less)(?: |$)`, 'i').exec(plain)?.[1];
  if (less) return fewerPeople(less);
  const half =
    /^(?:only |just )?half(?: of)? (?:of )?(?:us|the group|them|the (?:lads|girls|team|party|lot))\b.*$/i.test(plain);
  if (half) return 'half of us come';
  const size = new RegExp(
    `^(?:${SUBJECT}\\s+)?(?:(?:were|was|are|is|be|being|going|'?s|had|have|got|get|to be|went|go|goes|drop(?:s|ped)?|fell|falls?|rise|rose|up|down|to|as|only|just|about|a|group of|party of|made it|make it|become|became|at|for|with|of|actually|now|say|the)\\s+)*(${NUMBER})${HEADS}(?: ${COME})?(?: (?:rather than|instead of|not) .*)?$`,
    'i',
  ).exec(plain);
  return size?.[1] ? `we are ${size[1]} people` : null;
}

/** `Sarah cannot come`, `Margaret and Ken came too`: people by name, counted. */
function goneOf(plain: string): string | null {
  const named =
    /^(?:my |the |our )?(?!we\b|i\b|it\b|you\b|they\b)([a-z]+(?:'s)?(?: (?:and|&) (?:my |the )?[a-z]+)?) (.+)$/i.exec(
      plain,
    );
  const [, who = '', rest = ''] = named ?? [];
  if (
    who === '' ||
    new RegExp(`^(?:${DROPS}|swap|add|move|change|make|start|go|have|stay|do|find|get)$`, 'i').test(who)
  )
    return null;
  const count = /\b(?:and|&)\b/i.test(who) ? 2 : 1;
  if (new RegExp(`^${GONE}\\b`, 'i').test(rest)) return fewerPeople(String(count));
  return new RegExp(`^(?:also )?${COME}(?: (?:too|as well|along|with us|us))*$`, 'i').test(rest)
    ? morePeople(String(count))
    : null;
}

const isOne = (count: string): boolean => /^(?:1|one)$/i.test(count);
const fewerPeople = (count: string): string => `${count} ${isOne(count) ? 'person' : 'people'} dropped out`;
const morePeople = (count: string): string => `${count} more ${isOne(count) ? 'person is' : 'people are'} coming`;

function orderOf(plain: string): string {
  const went =
    /^(?:the |our )?((?:[a-z'&-]+\s){0,4}?[a-z'&-]+) (?:went|was gone|were gone|got (?:dropped|binned|cut)|wasn'?t (?:on|there|in it|in|happening)|weren'?t (?:on|there|in it|in)|came out|came off|goes|is (?:dropped|cut|out|gone)|was (?:dropped|cut|out|binned|left out|removed)|were (?:dropped|cut|out|removed|to go|omitted))$/i.exec(
      plain,
    );
  if (went?.[1]) return `drop the ${went[1]}`;
  const taken =
    /^(?:take|took|leave|left|cut|pull|pulled|knock|knocked|chop|chopped|taking|leaving)\s+(.+?)\s+(?:out|off)$/i.exec(
      plain,
    );
  if (taken?.[1]) return `drop ${taken[1]}`;
  const bare = plain.replace(/^(?:we|i|you|they)\s+/i, '');
  for (const [form, order] of FORMS) {
    if (form.test(bare)) return bare.replace(form, order);
  }
  return bare;
}
