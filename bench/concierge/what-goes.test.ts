/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

/** The names that a message takes out of a trip, and those it brings in. */
function playedOn(id: string, message: string): { gone: string[]; came: string[] } {
  const state = fixedTrip(outlineOf(id));
  const namesOf = (plan: typeof state.plan): string[] => slotsOnDays(plan).map(({ slot }) => slot.name);
  const before = namesOf(state.plan);
  const after = namesOf(answerMessage(state, message).change?.plan ?? state.plan);
  return {
    gone: before.filter((name) => !after.includes(name)),
    came: after.filter((name) => !before.includes(name)),
  };
}

type Told = readonly [trip: string, message: string, gone: readonly string[]];

const takesOut = (told: readonly Told[]): void => {
  test.each(told)('%s: %s', (id, message, gone) => expect(playedOn(id, message)).toEqual({ gone, came: [] }));
};

describe('what is left free after a meal or a part goes, and the meal stays', () => {
  takesOut([
    ['london-hen', 'keep sunday free after lunch, ppl have trains', ['The View from The Shard']],
    ['london-hen', 'no plans after lunch sunday, trains home', ['The View from The Shard']],
    ['london-hen', 'can we finish at lunch on sunday', ['The View from The Shard']],
    ['london-hen', 'please end saturday after dinner', ['Heaven']],
    ['london-hen', "we'd rather not go out after dinner saturday", ['Heaven']],
    ['london-hen', 'no clubbing after dinner saturday', ['Heaven']],
    ['london-hen', 'straight to bed after dinner friday', ['Lucky Voice Soho', 'Cahoots']],
    ['london-hen', 'friday night: karaoke then home', ['Cahoots']],
    ['london-hen', 'straight from the boat to dinner then home saturday', ['Heaven']],
    ['bristol-birthday', 'saturday is too long; please end it after tea', ['The Canteen']],
    ['bristol-birthday', "we'd rather not go out after dinner either night", ['Watershed Café and Bar', 'The Canteen']],
    ['prague-stag', "friday wants to end after dinner, we're up at 6 for the flight", ['Vzorkovna', 'U Sudu']],
    ['lisbon-hen', 'thursday night straight to bed after dinner, we land at 1am the day before', ['So What']],
    ['lisbon-hen', 'leave friday after lunch free for shopping', ['Lisbon Winery tasting']],
    ['lisbon-hen', 'thursday dinner at 8.15 and straight to bed after', ['So What']],
    ['krakow-stag', 'lads need sleep, bed after dinner sat', ['Wódka Café Bar']],
    ['whitby-birthday', 'karaoke with the inlaws is my idea of hell. leave friday at dinner', ['Private karaoke room']],
    [
      'dublin-work',
      'We would prefer not to have anything scheduled after lunch on Friday as people have flights.',
      ['Irish dance class'],
    ],
    ['krakow-stag', 'sunday ends with lunch pls', ['Vistula boulevards to the Wawel Dragon']],
    ['london-day', 'straight from cinema to dinner then home', ['Amorino Soho']],
    [
      'lisbon-hen',
      "saturday is a no from me after lunch, need a nap. dinner's fine tho",
      ['Karaoke rooms at Hua Ta Li'],
    ],
  ]);
  takesOut([
    ['london-hen', 'dont end it after dinner saturday', []],
    ['london-hen', 'we dont want to go straight home after dinner on friday', []],
    ['london-hen', 'are we free after dinner saturday', []],
    ['london-hen', 'dont leave friday free after dinner', []],
    ['london-hen', "there's nothing after lunch sunday?", []],
    ['london-hen', 'friday night: dinner then karaoke then home', ['Cahoots']],
    ['london-hen', 'after dinner saturday heaven then home', []],
    ['london-hen', 'we still want to go out after dinner friday', []],
    ['prague-stag', 'how do we get home after cross club', []],
  ]);
});

describe('a stretch of a day that the group has plans of its own for goes, and one that is only to be left stays', () => {
  takesOut([
    ['lisbon-hen', 'leave sat morning, we are getting nails done', ['Azulejo tile painting workshop']],
    ['london-hen', 'leave saturday morning for hair and makeup', ['Puttshack Bank']],
    ['bristol-birthday', 'leave sat morning, we are all hanging after friday', ['Leigh Woods and the gorge']],
    ['bristol-birthday', 'leave saturday afternoon for the cricket', ['Bristol and Bath Railway Path by hire bike']],
    [
      'prague-stag',
      'sat afternoon free for the match pls, champions league final',
      ['Pilsner Urquell: The Original Beer Experience', 'Spa Beerland'],
    ],
    ['lisbon-hen', 'saturday afternoon free?', []],
    ['london-hen', 'leave friday night for the bride to choose', []],
    ['bristol-birthday', 'leave saturday morning, its perfect', []],
    ['bristol-birthday', 'leave friday night as it is', []],
    ['lisbon-hen', 'leave saturday morning for now', []],
    ['krakow-stag', 'leave saturday morning, we are still deciding', []],
  ]);
});

describe('what is spoken against, and nothing is to come for it, goes', () => {
  takesOut([
    ['london-hen', 'nobody is going to a nightclub after all that steak lol leave it', ['Heaven']],
    ['london-hen', 'nobody wants the boat, just leave a gap', ['City Cruises from Westminster Pier']],
    ['london-day', 'cinema? they can do that any week. just leave a gap', ['Prince Charles Cinema']],
    ['london-hen', 'just dancing saturday night no big steak dinner', ['Hawksmoor Seven Dials']],
    [
      'bristol-birthday',
      'not fussed about the tower, we can chill at the airbnb instead',
      ['Cabot Tower and Brandon Hill'],
    ],
    [
      'bristol-birthday',
      'nan cant do bikes, bin it and leave us a gap to potter',
      ['Bristol and Bath Railway Path by hire bike'],
    ],
    ['krakow-stag', 'were not walking round looking at graffiti', ['Kazimierz street art trail']],
    ['whitby-birthday', "castle's not happening, toddlers. leave the arvo open", ['Castle, palace or historic house']],
    ['london-hen', 'the boat thing can go, its march ffs', ['City Cruises from Westminster Pier']],
    [
      'prague-stag',
      'lose both breweries',
      ['Pilsner Urquell: The Original Beer Experience', 'Staropramen Brewery visitor centre'],
    ],
    ['bristol-birthday', 'keep the ferry, keep the lunch, everything else sunday goes', ['North Street murals']],
    ['lisbon-hen', 'nothing on thursday except the sailing', ['LX Factory', 'SUD Lisboa', 'So What']],
    ['krakow-stag', 'no one needs a museum at 11am', []],
    [
      'london-hen',
      'the whole of sunday can go, everyones skint',
      ['Columbia Road Flower Market', 'Tapas Brindisa London Bridge', 'The View from The Shard'],
    ],
    [
      'krakow-stag',
      "dont need the escape room or the walk sunday, everyone's flying at different times",
      ['Gamescape escape rooms', 'Vistula boulevards to the Wawel Dragon'],
    ],
    ['krakow-stag', 'drop the escape room or the walk sunday', []],
    ['whitby-birthday', 'no karaoke no axes. the rest is fine', ['Private karaoke room', 'Axe-throwing tournament']],
    [
      'prague-stag',
      "saturday's just the spa and the clubs thanks",
      ['Kantýna', 'Pilsner Urquell: The Original Beer Experience', "Pork's", 'Kasárna Karlín'],
    ],
    ['prague-stag', 'drop one of the bars on saturday, dont care which', ['Cross Club']],
    ['prague-stag', 'drop either bar on friday, not fussed', ['U Sudu']],
    [
      'lisbon-hen',
      "thursday's a write off we land at 9pm, clear it",
      ['LX Factory', 'Tagus sailing trip', 'SUD Lisboa', 'So What'],
    ],
    ['prague-stag', 'the laser thing and the museum both need to go', ['Laser Game Harlequin', 'Sex Machines Museum']],
    ['london-hen', 'bin off both bars friday, big day sat', ['Lucky Voice Soho', 'Cahoots']],
  ]);
  takesOut([
    ['london-hen', 'love the boat, leave it', []],
    ['london-hen', 'the karaoke is enough fun, keep it', []],
    ['london-hen', 'half the girls wont make it to the shard', []],
    ['lisbon-hen', 'my sister cant make it to the sailing', []],
    ['london-hen', 'not sure about the boat, leave it', []],
    ['dublin-work', 'the museum is grand, leave it', []],
  ]);
});

describe('a journey that is only why something goes takes nothing else away', () => {
  takesOut([
    ['london-hen', 'we wont make it to the shard, train is at 2', ['The View from The Shard']],
    ['prague-stag', 'we wont make the boat sunday, coach is at 2', ['Sightseeing cruise with Prague Boats']],
    [
      'prague-stag',
      "we've got a flight at 4 on sunday so the brewery wont happen",
      ['Staropramen Brewery visitor centre'],
    ],
    ['lisbon-hen', 'we wont make the castle, flight is at 5 on sunday', ['Castelo de São Jorge']],
  ]);
});

describe('of more than are wanted, what is beyond goes and what is to stay stays', () => {
  takesOut([
    ['london-hen', 'two bars on friday is one too many, keep the singing', ['Cahoots']],
    ['london-hen', "do we really need two bars friday night? one's plenty, make it the karaoke", ['Cahoots']],
    ['london-hen', 'we dont need two bars friday, the karaoke is enough', ['Cahoots']],
    ['london-hen', 'karaoke can go we only need one thing after dinner', ['Lucky Voice Soho']],
    ['prague-stag', 'two breweries is overkill, just keep the pilsner one', ['Staropramen Brewery visitor centre']],
    ['prague-stag', 'two bars a night is too many, one will do', ['U Sudu', 'Cross Club']],
    ['prague-stag', 'were only doing one pub saturday', ['Cross Club']],
    ['krakow-stag', 'two bars on saturday is one too many', []],
    ['london-hen', 'is one bar enough on friday', []],
  ]);
});
