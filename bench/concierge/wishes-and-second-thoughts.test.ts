/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { stateAfter } from '../../src/features/chat/domain/trail.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** The places that are not in the plan any more, and those that came in, each by the beginning of its name. */
interface Left {
  gone?: readonly string[];
  came?: readonly string[];
  size?: number;
  /** What the last reply says. */
  says?: RegExp;
  /** Hours in minutes, by the beginning of a name. */
  at?: Readonly<Record<string, number>>;
}

const tripOf = (id: string): ConciergeState => {
  const outline = TRIP_OUTLINES.find((one) => one.id === id);
  if (!outline) throw new Error(`no trip ${id}`);
  return fixedTrip(outline);
};

const placesOf = ({ plan }: ConciergeState) => slotsOnDays(plan).map(({ slot }) => slot);

function play(id: string, conversation: string): { before: ConciergeState; after: ConciergeState; reply: string } {
  const before = tripOf(id);
  let after = before;
  let reply = '';
  for (const message of conversation.split(' || ')) {
    const turn = answerMessage(after, message);
    after = stateAfter(after, message, turn);
    reply = turn.reply;
  }
  return { before, after, reply };
}

type Row = readonly [trip: string, conversation: string, left: Left];

const told = (rows: readonly Row[]): void =>
  test.each(rows)('%s: %s', (id, conversation, { gone = [], came = [], size, says, at = {} }) => {
    const { before, after, reply } = play(id, conversation);
    const had = placesOf(before).map(({ venueId }) => venueId);
    const has = placesOf(after).map(({ venueId }) => venueId);
    const lost = placesOf(before).filter(({ venueId }) => !has.includes(venueId));
    const fresh = placesOf(after).filter(({ venueId }) => !had.includes(venueId));
    const startsWith = (names: readonly string[], all: readonly { name: string }[]): boolean[] =>
      names.map((name) => all.some((one) => one.name.startsWith(name)));
    expect(startsWith(gone, lost), reply).toEqual(gone.map(() => true));
    expect(lost.length, reply).toBe(gone.length);
    expect(startsWith(came, fresh), reply).toEqual(came.map(() => true));
    expect(fresh.length, reply).toBe(came.length);
    expect(after.request.groupSize, reply).toBe(size ?? before.request.groupSize);
    if (says) expect(reply).toMatch(says);
    for (const [name, minute] of Object.entries(at))
      expect(placesOf(after).find((slot) => slot.name.startsWith(name))?.startMinute, reply).toBe(minute);
  });

describe('a swap for one thing that names no part is asked about, whatever else is to stay', () => {
  told([
    ['bristol-birthday', 'swap for something free and keep the tower', { says: /Which one shall I swap/ }],
    ['bristol-birthday', 'find us something else but leave the boat as it is', { says: /Which one shall I swap/ }],
    ['lisbon-hen', 'swap for something free n keep the castle', { says: /Which one shall I swap/ }],
  ]);
});

describe('what is in and what is out are places, and not guests', () => {
  told([
    [
      'dublin-work',
      'jameson out, guinness in, and dinner at 8',
      { gone: ['Jameson'], came: ['Guinness'], at: { SOLE: 1200 } },
    ],
    ['dublin-work', 'dance class out guinness in. and we are 22', { gone: ['Irish'], came: ['Guinness'], size: 22 }],
    ['dublin-work', 'guinness in', { came: ['Guinness'] }],
    ['dublin-work', 'dave out, steve in', {}],
    ['dublin-work', 'the boys are in and the museum is out', { gone: ['Little Museum'] }],
    ['bristol-birthday', 'pies out', { gone: ['Pieminister'] }],
    ['bristol-birthday', 'pies stay, ferry out', { gone: ['Bristol Ferry'] }],
  ]);
});

describe('what is named after a no, with the article of the plan, goes as well', () => {
  told([
    ['prague-stag', 'the sex museums a no from the groom, and the beer spa, rest is mint', { gone: ['Sex', 'Spa'] }],
    ['prague-stag', "museum's out, and the beer spa", { gone: ['Sex', 'Spa'] }],
    ['prague-stag', 'cruise is a no from the lads. and the laser tag', { gone: ['Sightseeing', 'Laser'] }],
    ['london-hen', 'karting is a no, and the market', { gone: ['TeamSport', 'Columbia'] }],
    ['krakow-stag', 'vegan place is out', { gone: ['Krowarzywa'] }],
    ['prague-stag', 'the museum is out and the cruise stays', { gone: ['Sex'] }],
  ]);
});

describe('each wish of a message is carried out by itself', () => {
  told([
    ['lisbon-hen', 'sailing trip on sat instead, lx factory can stay, winery no thanks', { gone: ['Lisbon Winery'] }],
    ['prague-stag', 'drop the cruise sunday and start at 12 that day', { gone: ['Sightseeing'], at: { Lokál: 720 } }],
    [
      'prague-stag',
      'lose the museum fri and put dinner at 8 that night',
      { gone: ['Sex'], at: { 'Las Adelitas': 1200 } },
    ],
  ]);
});

describe('questions side by side change nothing', () => {
  told([
    ['prague-stag', 'how much is the cruise and what else is on that day', { says: /Sightseeing/ }],
    ['prague-stag', 'how long is the cruise, anything else that day?', {}],
    ['lisbon-hen', 'when is the winery and what else is there that day', { says: /Winery/ }],
  ]);
});

describe('one of several things that were changed comes back alone', () => {
  told([
    ['lisbon-hen', 'ditch the escape room and the tile thing || put the tiles back tho', { gone: ['Escape Hunt'] }],
    ['lisbon-hen', 'drop the winery and the castle || undo the castle one', { gone: ['Lisbon Winery'] }],
    ['lisbon-hen', "drop the winery and we're 10 now || winery back please", { size: 10 }],
    [
      'lisbon-hen',
      'drop lx factory and move sailing to 5 || lx factory back in please',
      { at: { 'Tagus sailing': 1020 } },
    ],
    ['prague-stag', 'drop the museum and the cruise || put the museum and the cruise back', {}],
    ['prague-stag', 'drop the cruise || cruise back please', {}],
  ]);
});

describe('what is undone and what is wished beside it are two orders', () => {
  told([
    [
      'krakow-stag',
      'drop the karting || lads are kicking off, undo that and drop the street art',
      { gone: ['Kazimierz'] },
    ],
    ['krakow-stag', 'drop the karting || no no put it back and lose the escape rooms', { gone: ['Gamescape'] }],
    ['krakow-stag', 'drop the karting || as you were, but make us 9', { size: 9 }],
    ['krakow-stag', 'drop the karting || put it back please!! and is it far from the hotel', {}],
    ['whitby-birthday', 'drop the castle || go back, and dinner at 8 on friday', { at: { Corner: 1200 } }],
  ]);
});

describe('another day than was meant takes one part of it at most', () => {
  told([
    ['lisbon-hen', 'drop the winery || no i meant saturday', { says: /Which one shall I drop/ }],
    ['lisbon-hen', 'drop the winery || yeah but on saturday', { says: /Which one shall I drop/ }],
    ['lisbon-hen', 'can we fit in a spa || yeah go on but on sunday', { says: /spa/ }],
    ['lisbon-hen', 'what could we do instead of the castle || yeah go on but on saturday', {}],
    ['lisbon-hen', 'drop saturday dinner || sorry i meant friday', { gone: ['Encanto'] }],
  ]);
});

describe('what was done to the wrong part is done to the right one', () => {
  told([
    [
      'london-day',
      'drop the pizza || argh no, keep the pizza, it’s amorino nobody wants as we had one last week and it was awful',
      { gone: ['Amorino'] },
    ],
    ['krakow-stag', 'remove hot chili || wrong one!! krowarzywa', { gone: ['Krowarzywa'] }],
  ]);
});

describe('what goes and what moves are told apart', () => {
  told([
    [
      'london-hen',
      'no market on sunday, and Dishoom moved back half an hour',
      { gone: ['Columbia'], at: { Dishoom: 810 } },
    ],
    ['lisbon-hen', 'no castle, and dinner on thursday 15 mins earlier', { gone: ['Castelo'], at: { SUD: 1160 } }],
    [
      'prague-stag',
      'saturday start at one, sunday just the lunch and home',
      { gone: ['Sightseeing', 'Staropramen'], at: { Kantýna: 780 } },
    ],
    [
      'dublin-work',
      'bring Thursday’s dinner forward to 18:30 and replace the Little Museum with EPIC',
      {
        gone: ['Little Museum'],
        came: ['EPIC'],
        at: { SOLE: 1110 },
      },
    ],
    [
      'bristol-birthday',
      'Please omit the tower, and let us dine at seven thirty on Friday.',
      {
        gone: ['Cabot'],
        at: { 'Catch 22': 1170 },
      },
    ],
    ['bristol-birthday', 'no pie place, somewhere italian instead', { gone: ['Pieminister'], came: ['Pizzarova'] }],
    ['prague-stag', 'shove tea back to half 7 on friday', { at: { 'Las Adelitas': 1170 } }],
    ['bristol-birthday', 'more time at leigh woods and less time on the bikes', { says: /cannot change it/ }],
    ['london-hen', 'fewer bars fri, more sat', { came: ['Gordon'], says: /Which one shall I drop: Friday/ }],
    ['lisbon-hen', 'drop the fado', { gone: ['Adega'] }],
    ['london-hen', 'borough market, somewhere', { came: ['Borough Market'] }],
  ]);
});

describe('a place that was taken out is back where it was, however it is said', () => {
  told([
    ['london-hen', 'drop the karting || bride’s changed her mind AGAIN, karting’s back on', {}],
    [
      'whitby-birthday',
      'take the treasure hunt off || forget that, we’ll have the treasure hunt',
      { at: { Treasure: 990 } },
    ],
    ['lisbon-hen', 'drop the castle || scrap that, the castle it is', {}],
  ]);
});

describe('a list is answered in words of one’s own', () => {
  told([
    [
      'bristol-birthday',
      'what could we do instead of the bike ride || The gentlest of those, please.',
      { gone: ['Bristol and Bath'], came: ['St Nicholas'] },
    ],
    [
      'bristol-birthday',
      'what could we do instead of the bike ride || ooh the bridge!!',
      { gone: ['Bristol and Bath'], came: ['Clifton Suspension'] },
    ],
    [
      'bristol-birthday',
      'what could we do instead of the bike ride || go for the posh one',
      { gone: ['Bristol and Bath'], came: ['Wake The Tiger'] },
    ],
    [
      'krakow-stag',
      'what else for friday dinner || yeh but only if its cheaper',
      { gone: ['Starka'], came: ['Indus'] },
    ],
    ['krakow-stag', 'what else for friday dinner || only if its less than 10', { says: /nothing has changed/ }],
    ['krakow-stag', 'how much is the karting || only if its cheaper', {}],
    ['krakow-stag', 'any museums? || ok the first on sat', { says: /Schindler/ }],
    [
      'krakow-stag',
      'do you have any other clubs for friday || no not mercy brown, the crawl',
      { gone: ['Krawl'], came: ['Teatro'] },
    ],
    ['dublin-work', 'what could replace SOLE', { says: /you could have/ }],
  ]);
});

describe('what the girls voted, one thing after another', () => {
  told([
    ['lisbon-hen', 'girls have voted: karaoke yes, fado no, castle no', { gone: ['Castelo'] }],
    ['lisbon-hen', 'castle yes, winery no', { gone: ['Lisbon Winery'] }],
    ['krakow-stag', 'karting yes, escape rooms no', { gone: ['Gamescape'] }],
  ]);
});

describe('what nobody wants is no need, and the latest hour no wish for a later one', () => {
  told([
    ['krakow-stag', 'no vegan food', { gone: ['Krowarzywa'], came: ['Endzior'] }],
    ['krakow-stag', 'lunch on saturday no later than 1', { at: { 'Hot Chili': 780 } }],
    ['bristol-birthday', 'lunch saturday, no later than 12', { at: { 'Café Kino': 750 }, says: /12:00/ }],
  ]);
});

describe('another of the list after all, and an hour for what is taken of it', () => {
  told([
    [
      'bristol-birthday',
      'any other ideas for friday night? || second || on reflection the first',
      { gone: ['Watershed'], came: ['Queenshilling'] },
    ],
    [
      'bristol-birthday',
      'any other ideas for friday night? || second || hmm no the first one',
      { gone: ['Watershed'], came: ['Queenshilling'] },
    ],
    [
      'bristol-birthday',
      'what else for friday dinner || the last one, and make it half 7',
      { gone: ['Catch'], came: ['Biblos'], at: { Biblos: 1170 } },
    ],
    ['lisbon-hen', 'whats instead of foxtrot', { says: /you could have/ }],
  ]);
});

describe('a slip is put right within the message', () => {
  told([
    ['bristol-birthday', 'drop the ferry on sunday, no sorry i meant the murals', { gone: ['North Street'] }],
    ['bristol-birthday', 'move the ferry to 2, sorry i mean the murals', { at: { 'North Street': 840 } }],
    ['prague-stag', 'bin the cruise on sunday.. sorry i mean the brewery not the cruise', { gone: ['Staropramen'] }],
    ['dublin-work', 'bar at 9', { at: { 'The Bar': 1260 } }],
    [
      'dublin-work',
      'swap sole for something cheaper || perfect. now do the same for hawksmoor',
      { gone: ['SOLE', 'Hawksmoor'], came: ['Kinara', 'Pickle'] },
    ],
  ]);
});

describe('one more part, right after another went, goes as well', () => {
  told([
    ['london-hen', 'drop the karting || yeah and lucky voice', { gone: ['TeamSport', 'Lucky'] }],
    ['london-hen', 'drop the karting || oh and lucky voice soho', { gone: ['TeamSport', 'Lucky'] }],
    ['prague-stag', 'drop the cruise || thanks! and the beer spa pls', { gone: ['Sightseeing', 'Spa'] }],
    ['krakow-stag', 'drop the karting || ok now the street art', { gone: ['Karting', 'Kazimierz'] }],
    ['london-hen', 'drop the karting || sorry not the karting', {}],
    ['lisbon-hen', 'drop the castle || no not the castle, the winery', { gone: ['Lisbon Winery'] }],
  ]);
});

describe('what is said of a list takes none of it', () => {
  told([
    ['london-hen', 'what else could we do instead of the karting || theyre all a bit dear', { says: /less/ }],
    [
      'london-hen',
      'what else could we do instead of the karting || we did borough market last year',
      { says: /could have/ },
    ],
    ['london-hen', 'what else could we do instead of the karting || thames rockets is shut on mondays isnt it', {}],
    ['london-hen', 'what else could we do instead of the karting || thames rockets or borough market graze?', {}],
    ['london-hen', 'what else could we do instead of the karting || what about circolo instead', { says: /Circolo/ }],
    ['krakow-stag', 'what else for friday dinner || ed red is too dear', { says: /could have/ }],
    ['london-hen', 'show me cheaper options for the karting', { says: /you could have/ }],
    [
      'london-hen',
      'what else could we do instead of the karting || hmm go on then 1',
      { gone: ['TeamSport'], came: ['Thames Rockets'] },
    ],
    [
      'london-hen',
      'what else could we do instead of the karting || 2nd one sounds class',
      { gone: ['TeamSport'], came: ['Borough'] },
    ],
    ['london-hen', 'not dishoom. and circolo half an hour earlier', { at: { Circolo: 1110, Dishoom: 780 } }],
  ]);
});

describe('an answer in a few words is no wish of its own, though it sounds like one', () => {
  told([
    [
      'krakow-stag',
      'what could we do instead of the karting || the middle option',
      { gone: ['Karting'], came: ['Lucky Lock'] },
    ],
    ['krakow-stag', 'what if we dropped the escape rooms || naw yer fine, keep it as it is', {}],
    ['prague-stag', 'what would we save without the beer spa || not enough to bother', {}],
    ['lisbon-hen', 'move dinner || thursday to 8', { at: { SUD: 1200 } }],
    [
      'lisbon-hen',
      'bin the tile painting || noooo i love the tiles, its the winery thats gotta go',
      { gone: ['Lisbon'] },
    ],
    ['whitby-birthday', 'dunno about this', { says: /what matters most/ }],
  ]);
});
