import type { Reading } from '../reading.ts';
import { isRunDown } from './run-down.ts';
import { tonesIn } from './tones.ts';
import { ORDER } from './topic-words.ts';
import { unnamed } from './unnamed.ts';

/** Words that want something, or something else, or that something goes. */
const WANTS =
  / (?:something|somewhere|anything|anywhere|else|another|other|different\w*|alternatives?|options?|ideas?|rather|prefer\w*|want|wants|wanted|need|needs|fancy|wish|hope|hoping|could|can|please|lets|better|best|nicer|posher|smarter|less|more|fewer|lighter|quick(?:er)?|short(?:er)?|long(?:er)?|shove|pull|delete|version|cheap|budget|lose|losing|ditch|scrap|chuck|sack|axe|kill|cut|skip|shelve|pass|bye|rid|replace|leave|out|off|gone|go|goes|going to have to|away|over|instead|without|for|wrong|worst|worse|problem|problems|issue|doubt\w*|trouble|struggle\w*|rethink|think again|sort|fix|redo|work on|look at|earlier|later|sooner|move|delay\w*|back|forward|time|late|early) /;

/** What somebody is glad of, or looks forward to, with no word against it. */
const GLAD_OF =
  / (?:obsessed with|mad (?:about|for|on)|buzzing|cant wait|excited|looking forward|reviews|recommend\w*|rav(?:es?|ing) about|(?:banging|harping|going|goes|goes) on about|(?:said|says|reckons) (?:it|that) (?:is|was) (?:\w+ )?(?:great|good|amazing|class|brilliant|fab|ace|unreal|mint|lovely|fun)|(?:will|gonna|going to|should) be (?:\w+ )?(?:carnage|mental|hilarious|messy|epic|wild|crazy|mad|laugh|class|mint|great|good|fun|brilliant|amazing|ace|unreal|mayhem|chaos|banging|wicked|hysterical|legendary)) /;
const TURNS =
  / (?:but|not|no|never|nobody|without|instead|rather|dont|doesnt|isnt|wont|cant (?!wait)|too|bad|terrible|awful|mixed|rubbish|poor) /;

/** Whether a line is glad of what it speaks of, and turns nowhere. */
export const isGladOf = (line: string): boolean => GLAD_OF.test(line) && !TURNS.test(line) && !ORDER.test(line);

/**
 * Whether anything in a line wants something of the part that it names: an order, a wish, or a word against it. `id forgotten
 * about the boat` only sounds as if it did.
 */
export const wantsOtherwise = (reading: Reading): boolean => {
  const { slots, venues, types } = reading;
  const isOfPart = ({ from, to }: { from: number; to: number }): boolean =>
    slots.some((part) => part.from < to && from < part.to);
  if ([...venues, ...types].some((mention) => !isOfPart(mention))) return true;
  const said = unnamed(reading);
  if (isGladOf(said)) return false;
  const { mood, isCheaper } = tonesIn(said);
  return ORDER.test(said) || WANTS.test(said) || isRunDown(said, '') || mood !== null || isCheaper;
};
