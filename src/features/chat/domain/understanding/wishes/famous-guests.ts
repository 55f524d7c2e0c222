const names = (text: string): string[] => text.trim().split(/\s*,\s*/);

/** People whom anybody knows, and nobody can book. Names that are places or shows too are left out. */
const PEOPLE = names(`
harry styles, taylor swift, beyonce, adele, ed sheeran, david beckham, beckham, ronaldo, cristiano ronaldo, messi, elvis,
madonna, rihanna, lady gaga, ant and dec, tom cruise, brad pitt, george clooney, ryan gosling, idris elba, gordon ramsay,
jamie oliver, james bond, santa, santa claus, father christmas, jesus, shakespeare, churchill, mozart, einstein, napoleon,
king kong, batman, superman, spiderman, banksy, coldplay, bono, westlife, justin bieber, trump, donald trump, putin, obama,
boris johnson, keir starmer, prince harry, prince william, kate middleton, meghan markle, meghan and harry, harry and meghan, meghan, king charles, queen elizabeth,
kim kardashian, eminem, snoop dogg, robbie williams, michael buble, elton john, mick jagger, freddie mercury, tom jones,
dolly parton, channing tatum, jason momoa, danny dyer, conor mcgregor, tyson fury, anthony joshua, lewis hamilton,
gareth southgate, harry kane, dua lipa, stormzy, britney, britney spears, kylie, kylie minogue, ozzy osbourne, shrek,
godzilla, dracula, cleopatra, julius caesar, henry viii, gandalf, dumbledore, voldemort, darth vader, yoda, graham norton,
liam neeson, colin farrell, ed balls, peter kay, michael mcintyre, jimmy carr, ricky gervais, idris, zac efron, timothee chalamet`);
const TITLES =
  'the (?:king|queen|pope|president|pri(?:m|c)e minister|taoiseach|royal family|royals|archbishop|lord mayor|chancellor|first minister|dalai lama|prince of wales|princess of wales)(?: of \\w+)?|his majesty|her majesty|king charles';
const NAME = `(${[...PEOPLE].sort((one, other) => other.length - one.length).join('|')}|${TITLES})`;
/** What only bears a name; `prime` may have been taken for a slip. */
const OF_NAME =
  '(?! (?:tribute|impersonator|lookalike|look alike|themed?|style|night|party|songs?|music|exhibition|experience|room|suite|bed|size|size bed|pub|bar|statue|museum|tour|walk|mask|masks|costume|costumes|outfit|cutout|cardboard|quiz|bingo|film|movie))';
const COMES =
  '(?:join|come|comes|coming|sing|sings|singing|bless|blesses|open|perform|performs|performing|play|dance|marry|cook|serve|speak|attend|show up|turn up|give|say|host|do|be there|visit|greet|pop|drop|meet)';

const WANTED: readonly RegExp[] = [
  new RegExp(
    ` (?:get|have|book|invite|hire|bring|ask|arrange|arrange for|organise|want|need|add|meet|meeting|meets|with|like|kidnap|borrow|see|seat|seats) (?:\\w+ ){0,2}?(?!like )${NAME}(?= )${OF_NAME}`,
  ),
  new RegExp(` ${NAME} (?:(?:to|can|could|will|should|must|might|and \\w+) )*${COMES} `),
  new RegExp(` ${NAME} (?=.* (?:book|get|invite|hire|bring) (?:him|her|them|it) )`),
];
/** A party may be like them, or dressed as them. */
const NO_GUEST =
  / (?:like|as|dressed|dress|themed|theme|called|named|looks|tribute|impersonator|lookalike|statue of|mask|masks of|cutout) (?:a |an |the |\w+ )?$/;

/** Somebody famous whom a line wants with the group; null for nobody. */
export function famousGuest(line: string): string | null {
  for (const form of WANTED) {
    const found = form.exec(line);
    const name = found?.[1];
    if (!found || name === undefined) continue;
    const at = line.indexOf(name, found.index);
    if (!NO_GUEST.test(line.slice(0, at))) return name.replace('price minister', 'prime minister');
  }
  return null;
}
