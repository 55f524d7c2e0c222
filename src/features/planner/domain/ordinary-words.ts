/**
 * Ordinary words that are one slip away from a word of some place's name or kind, `bacon` of the Beacon, `shot` of shooting, and
 * first names that are: whoever types them means them.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `accept accepts accepting activate area areas health modern singer singers planning routes spoke fairly filed wider starting trains
  training trial trials allies activate alter altering anger angle angles arena ascent automated automatic bacon baker banker battling beard betty biased
  blank boots butler buffet cameo camping carlos carter cattle cellar charlie clash clashes clinton collar communion concern
  concerns concerning conclude concludes cooper counted counters counting created creating cube davis david deliver delivered
  delivering delivers delivery dice diver divers drought dividing feat fiona fired fixed float floats forks fork fragile frame
  frames fran fred gill glove gloves graft grant granting grants grape grapes grave graves hammer hammers handed harper harris
  harry heating heats horses hunted image imaging inclusion intentional jeanne johnson karen lara laura layer layers lesions lesson
  lessons loser losers loyal manifest manuals marian martin martins monster monsters mounting muse nicolas nightmare notion notions
  oriented pants partly paste patel pillar pillars planet planets plant planting plants plaster pocket pockets potter principal
  principle principles protecting pupil pupils rapper rogue sara scout scouts shade shades shane shape shapes shot shots shout
  shouting shouts shouted snake snakes spectrum stain stained stake stakes starr stellar stole stones strained stray stroke strokes
  subset tastes technician technicians teresa threw thrown trace traces trade traded trader traders trait traits treasurer treasury
  weakness wonders wondering writes`.split(/\s+/),
);
