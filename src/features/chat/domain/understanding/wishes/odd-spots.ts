const names = (text: string): string =>
  text
    .trim()
    .split(/\s*,\s*/)
    .join('|');

/** Places that everybody knows and nobody can hire, where a stay or a party is wanted in them. */
const CLOSED = names(`
buckingham palace, downing street, number 10, number ten, the white house, white house, windsor castle, houses of parliament,
the houses of parliament, parliament, big ben, westminster abbey, the vatican, vatican, eiffel tower, taj mahal, loch ness,
area 51, stonehenge, mount everest, everest, titanic, the titanic, sandringham, balmoral, the crown jewels, fort knox,
the bank of england, a volcano, the bat cave, batcave, the tardis, tardis, hogwarts, narnia, wonderland, mordor, jurassic park,
the death star, death star, the north sea, the moon, moon, mars, outer space, space, a cloud, the clouds, the sky, the seabed,
the bottom of the sea, the bottom of the thames, the rainbow, heaven and hell`);
const DOES =
  '(?:stay|sleep|kip|crash|bed|beds|rooms?|up|us|us all|everyone|everybody|the lads|the girls|the hens|dinner|lunch|brunch|breakfast|drinks?|cocktails|party|karaoke|spa|karting|golf|bowling|picnic|rave|disco|barbecue|bbq|night|stars)';
const IN_CLOSED = new RegExp(
  ` ${DOES} (?:out )?(?:in|at|inside|on|up|on top of|under|over) (${CLOSED})(?= )(?! (?:hotel|bar|pub|museum|club|view|views))`,
);
const BUILDING =
  '(?:cathedral|castle|palace|church|abbey|tower|bridge|parliament|bus|tram|train|plane|shard|gherkin|eye|big wheel|statue|museum|monument|synagogue|mosque|town hall)';
const ON_ROOF = new RegExp(
  ` (?:on|up on|off) (?:the |its )?(?:roof|spire|dome|steeple|outside|very top) of (?:the |a |an )?((?:\\w+ )?${BUILDING})(?= )`,
);
/** What needs firm ground, in a river or on the sea. */
const DRY_SPORT =
  '(?:go )?(?:karting|karts?|golf|crazy golf|bowling|axe throwing|axes|escape rooms?|paintball|darts|laser tag|pool|snooker|ice skating|quad biking|quads)';
const WATER =
  '(?:thames|river|liffey|vltava|tagus|tejo|vistula|wisla|avon|severn|esk|sea|ocean|harbour|canal|lake|north sea|water|irish sea|atlantic)';
const ON_WATER = new RegExp(` (${DRY_SPORT} (?:on|in|under|across|over) the ${WATER})(?= )`);
const BEAST =
  '(?:sharks?|whales?|dolphins?|penguins?|crocodiles?|piranhas?|polar bears?|lions?|tigers?|elephants?|dinosaurs?|unicorns?|dragons?)';
const WITH_BEAST = new RegExp(
  ` (${BEAST} (?:diving|dive|watching|hunting|racing|riding|wrestling|fishing|cage|safari|fighting|rides?)|(?:swim|swimming|dive|diving|wrestle|wrestling|race|racing|fight|fighting|dance|dancing|ride|riding) (?:with |on |a |an |some )*${BEAST})(?= )`,
);
const LEAPS =
  / ((?:sky ?div\w*|parachut\w*|bungee(?: jump\w*)?|base jump\w*|jump\w*|div(?:e|ing)|abseil\w*) (?:off|from|out of|over|onto) (?:the |a |an |our )?(?:\w+ ?){1,3}?)(?: on \w+day| please| at \w+| then)* $/;
const BY_MAGIC =
  / (?:by|on|in|with|ride|riding|fly) (?:a |an |the |our |some )*(dragons?|unicorns?|magic carpets?|flying carpets?|broomsticks?|rockets?|spaceships?|time machine|tardis|teleporter|hovercar|flying car)(?= )(?! (?:bar|pub|club|room|themed?|party|cocktails?))/;
const UNDER_WATER =
  / ((?:dinner|lunch|drinks|cocktails|karaoke|party|breakfast|brunch|disco|rave) (?:underwater|under water|under the sea|in mid air|in zero gravity|upside down)) /;
/** One may be dressed or decorated so, or see it. */
const ONLY_LOOKS =
  / (?:themed?|dress|dressed|costumes?|outfits?|view|views|overlooking|near|opposite|like (?:a|the)|tour of|past) /;

/** A thing or a place that a line wants and nobody can have, in its own words; null for none. */
export function oddSpot(line: string): string | null {
  if (ONLY_LOOKS.test(line)) return null;
  const closed = IN_CLOSED.exec(line)?.[1];
  if (closed !== undefined)
    return `anything at ${closed.replace(/^(?:buckingham|downing|windsor|westminster|big|eiffel|loch|mount|jurassic)\b/, (word) => word.replace(/^./, (letter) => letter.toUpperCase()))}`;
  const roof = ON_ROOF.exec(line)?.[1];
  if (roof !== undefined) return `anything on the roof of the ${roof}`;
  const said = [ON_WATER, WITH_BEAST, LEAPS, UNDER_WATER].map((form) => form.exec(line)?.[1]).find(Boolean);
  const means = BY_MAGIC.exec(line)?.[1];
  return said?.trim() ?? (means === undefined ? null : `anything with ${means}`);
}
