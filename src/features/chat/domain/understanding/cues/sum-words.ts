import { tokenise } from '../../../../planner/domain/tokenise.ts';

/** What may open a question and says nothing of it. */
export const LEAD =
  '^\\s*(?:(?:so|and|ok|okay|but|hmm|hi|hey|hiya|um|er|erm|oh|wait|well|just|roughly|about|out of interest|quick question|question|curious|out of curiosity|right|also|now|then|please|mate|hun|tell me|do you know|any idea|hypothetically|in theory)[\\s,:]+)*';

const GENERIC = new Set(
  `a about actually again all altogether amount and any are as at be bill bit by can change changes cheaper come comes cost costs could compare
  damage dearer pricier differ difference vary varies alter affect do does each expensive extra figure for from get give go group have head hey hi hoo how i if in is it its just
  kindly know left less lot make me mean might more much need now of off ok on one our out over overall pay per person please pp
  price prices pricing quote rate rough roughly ballpark approx approximate approximately estimate estimated guess save saved saves saving savings set so spend still sum tell than that the then there they thing
  this to total trip us wants was we weekend well were what whats whole will with without work would you us back each everyone
  everybody everything might much many also well hmm um like same sort kind quick question say versus vs look looks monday tuesday wednesday thursday friday saturday sunday whatd id im add added adding hows whos binning knock shave trim some money few quid tenner`.split(
    /\s+/,
  ),
);
/** Words that ask for a sum. */
export const MONEY =
  /\b(?:how much|hoo much|cost\w*|price\w*|total|sav(?:e|es|ed|ing|ings)|cheaper|bill|damage|figure|what'?s? (?:it|is it|would)|what|each|pp|per (?:head|person)|spend|pay)\b/i;

/** Whether words name nothing: no part of the plan, and no change of it. */
export const isGeneric = (text: string): boolean => tokenise(text).every((word) => GENERIC.has(word));
