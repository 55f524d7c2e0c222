import type { Mood } from '../mood.ts';

const list = (words: string): RegExp =>
  new RegExp(
    ` (?:${words
      .trim()
      .split(/\s*\|\s*/)
      .join('|')})(?= )`,
  );

const DISLIKE = list(
  `boring|dull|rubbish|naff|lame|crap|shite?|pants|dire|grim|tacky|cheesy|touristy|tourist trap|overrated|dated|tired|stuffy|
  pretentious|rammed|mobbed|packed out|heaving|too busy|cringe|cringey|awful|terrible|horrible|disgusting|gross|minging|
  manky|weird|random|pointless|a waste|waste of (?:time|money)|childish|for kids|too far|miles away|scared of|afraid of|
  terrified of|phobia|allergic to|hates?|hating|loathes?|cant stand|sick of|bored of|fed up of|had enough of|not keen|
  not fussed|not bothered|not into|not up for|not feeling|not a fan|not our thing|not my thing|not his thing|not her thing|
  isnt our thing|dont fancy|doesnt fancy|dont like|doesnt like|dont want|doesnt want|no one wants|nobody wants|
  not doing|arent doing|isnt doing|wont do|refuse|refuses|refusing|veto|vetoed|gives? (?:me|us|her|him) the (?:fear|ick|creeps)|
  the fear|the ick|makes? (?:me|us|her|him) (?:sick|ill)|nah|nope|no way|not again|again|bit much|too much|not for us|
  been there|done that|done it|been before|did it|went there|seen it|already done|anything but|a chain|chain|bad reviews|
  closed down|shut down|let down|disappointing|disappointed|not great|not good|not the one|wrong|not right|isnt right|
  food poisoning|cant (?:swim|dance|cycle|ride|drive|climb|sing|run|do|manage|face)|cannot (?:swim|dance|cycle|ride|do)|
  vertigo|heights|claustrophobic|seasick|sea sick|sick on`,
);
const LIKE = list(
  `loves?|loving|loved|love|perfect|great|brilliant|amazing|fab|ace|mint|class|quality|lush|cant wait|excited|buzzing|
  happy with|keep|keeping|keeper|spot on|yes to|looking forward`,
);
const CHEAPER = list(
  `skint|broke|tight|on a budget|cant afford|less dosh|less money|steep|pricey|expensive|a rip off|robbery|save|saving|savings|
  trim|cheap|cheaper|budget friendly|purse strings|penny pinching|cost of living|too dear|too rich|blimey|how much`,
);
const MOODS: readonly { mood: Mood; words: RegExp }[] = [
  {
    mood: 'calmer',
    words: list(
      `calm|calmer|chill|chilled|chiller|quiet|quieter|gentle|gentler|mellow|relaxing|relaxed|relax|easy|easier|sedate|sober|
      civilised|grown up|classy|classier|low key|tame|tamer|slower|breather|rest|downtime|hectic|full on|intense|manic|frantic|
      rushed|knackered|tired|exhausting|wiped|hungover|hangover|take it easy|too wild|too loud|too lairy|too rowdy|peaceful|
      laid back|less mental|hear (?:yourself|each other|ourselves)|actually talk|refined|sophisticated|professional|respectable|aunties|nan|nana|gran|grandma|older ones|oldies`,
    ),
  },
  {
    mood: 'wilder',
    words: list(
      `wild|wilder|crazy|crazier|mental|carnage|messy|messier|lively|livelier|rowdy|rowdier|bigger|party|partying|go hard|
      big one|large|go large|rave|raving|send it|more banging|more energy|exciting|more exciting|too quiet|too tame|too calm|
      sleepy|snoozefest|old people|old folks|more fun|mayhem|chaos|unleash`,
    ),
  },
  { mood: 'cultural', words: list('cultural|culture|cultured|arty|artsy|historic|historical|history|educational') },
  { mood: 'foodie', words: list('foodie|gastronomic|gourmet|culinary') },
  {
    mood: 'adventurous',
    words: list('adventurous|adventure|adrenaline|thrill|thrills|thrilling|active|outdoorsy|energetic|sporty|daring'),
  },
];

/** Words that run something down, or say that somebody cannot or will not. */
export const isDisliked = (line: string): boolean => DISLIKE.test(line);
export const isLiked = (line: string): boolean => LIKE.test(line);

/** Which way a message pulls, by its adjectives alone. */
export const tonesIn = (line: string): { mood: Mood | null; isCheaper: boolean } => ({
  mood: MOODS.find(({ words }) => words.test(line))?.mood ?? null,
  isCheaper: CHEAPER.test(line),
});
