import { isDisliked } from './tones.ts';

/** Words that deny something, doubt it, or laugh at it. */
const AGAINST =
  / (?:no|not|nah|nope|never|none|nobody|noone|half (?:of |the )?\w+ (?:wont|dont|cant|would)|cant|cannot|couldnt|wont|wouldnt|dont|doesnt|didnt|isnt|arent|aint|wasnt|hardly|hates?|joking|kidding|having a laugh|seriously|really|fear|die|freeze|freezing|sleep|asleep|cry|cries|moan|moans|too|bit|lot of|all that|full of|nothing but|again|already|meh|hmm+|erm|ugh|ew+|yuck|lol|lmao|haha|dodgy|shut|shuts|closed|dead|dull|basic|school|kids?|children|year olds?|allerg\w+|scared|skint|expensive|fortune|knees?|stairs|heels|hungover|hangovers?|pregnant|nan|gran|mams?|mums?|dads?|boss|last (?:time|year|month|week)|more of an?|like an? \w+|rather|hundred|miles|queues?|tourists?|teenagers?|students?|pensioners?|couples) /;
/** `it is creepy`: whatever is said of it that is neither praise nor where and when it is. */
const IS_SO =
  / it (?:is|are|looks?|sounds?|seems?|feels?|smells?|reminds) (?:(?:all|a|an|the|just|so|well|very|pretty|kind|of) )*(?!(?:in|at|on|by|near|for|from|with|our|where|when|what|next|first|good|nice|fun|lovely|fab|fine|ok|okay|cool|handy|sound|grand|gorgeous|best|favourite|free|open|there|ours) )\w+ /;
const ASKS = /^ (?:(?:so|and|but|ok|well|hmm) )*(?:is|are|isnt|arent|was|were) /;

/** Whether a clause runs down what it speaks of, by its words or, where it asks nothing, by the mark that ends it; what it speaks of stands in it as `it`. */
export const isRunDown = (line: string, joint: string): boolean =>
  isDisliked(line) || AGAINST.test(line) || IS_SO.test(line) || (!ASKS.test(line) && /[?!…]|\.{2,}/.test(joint));
