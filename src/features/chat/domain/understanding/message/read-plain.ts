import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { isInside } from '../finding/is-inside.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { readAtMost } from '../wishes/read-at-most.ts';
import { readDayBefore } from '../wishes/read-day-before.ts';
import { readDayOff } from '../wishes/read-day-off.ts';
import { readExcess } from '../wishes/read-excess.ts';
import { readFullerDay } from '../wishes/read-fuller-day.ts';
import { readInPlace } from '../wishes/read-in-place.ts';
import { readMealCap } from '../wishes/read-meal-cap.ts';
import { readShifted } from '../wishes/read-shifted.ts';
import { readStartWith } from '../wishes/read-start-with.ts';

/** `reduce saturday to two activities`, in a clause of its own. */
const REDUCES = / (?:reduce|cut|get|bring|take|keep) (?:\w+ ){1,3}(?:down )?to (?:just |only )?(?:one|two|three|\d) /;

/** `dinner stays`, `flower market yes`: nothing is to be done about it. */
const STAYS =
  /^ (?!.* (?:no|not|nah|out|off|gone|bye|dont) )(?!(?:we|they|everyone|everybody|i|he|she|who|nobody|it|my|his|her) )(?:\w+ ){1,4}(?:stays?(?: put| in| as is)?|can stay|is staying|are staying|yes|(?:(?:is|are) )?(?:fine|ok|okay|perfect|great|grand)(?: as (?:it is|they are|is))?)(?: please| then| thanks)* $/;

/** `dinner at 8 and then straight to the bar`: the bar comes after it, as it does. */
const GOES_ON_TO =
  /^ (?:(?:and|then|we|can|could|go|going|head|heading) )*(?:straight|right|directly|off|on|over) (?:on |over |off )?to (?:the |our )?(?:\w+ ){1,4}$/;

/** Wishes that are said in a few plain words, each of which is accounted for: nothing is left for the ear to doubt. */
export function readPlain(reading: Reading, state: ConciergeState): Intent | null {
  const scope = findScope(reading, state.plan, reading.words.length);
  const starts = state.request.days.map(({ startMinute }) => startMinute);
  if (scope.isNamed && scope.slots.length > 0 && (STAYS.test(reading.line) || GOES_ON_TO.test(reading.line)))
    return { kind: 'keep', scope };
  if (goesOnWith(reading)) return { kind: 'keep', scope };
  return (
    (REDUCES.test(reading.line) ? readAtMost(reading, state) : null) ??
    readDayOff(reading) ??
    readDayBefore(reading, state.plan) ??
    readExcess(reading, state) ??
    readInPlace(reading, state) ??
    readStartWith(reading, state) ??
    readFullerDay(reading, scope) ??
    readMealCap(reading, scope) ??
    readShifted(reading, scope, starts)
  );
}

/** `go on then, the boat`, `id rather have the golf`, `burgers will do`, `no we want the boat`, `would be nice to do something on the water`, of a part of the plan and with nothing offered: it is to be had, and is there. */
const goesOnWith = ({ line, words, slots }: Reading): boolean =>
  / (?:go on|(?:go|going) back to|lets (?:do|have|go (?:for|with|to))|(?:we|i|they|she|he) (?:(?:do|really|still|both|all) )*wants?|rather|sooner|prefer|will do|(?:would|might|could) be (?:nice|good|lovely|fun|great)|wouldnt mind) /.test(
    line,
  ) &&
  slots.length === 1 &&
  words.every((word, at) => GOES_ON.test(word) || isInside(at, slots));
const GOES_ON =
  /^(?:go|on|then|and|the|that|our|ok|yes|yeah|oh|no|hmm|actually|with|please|have|do|well|lets|i|we|would|rather|sooner|prefer|will|fine|grand|nicely|just|us|for|me|tbh|thanks|might|could|be|to|something|nice|good|lovely|fun|great|back|wants?|still|really|both|all|they|she|he|her|his|its|is|favourite|everyone|everybody|lads|girls|boys|guys|ladies|team|group|hens?|stags?|bride|groom|most|half|some|of|them|much|id|wed|theyd|wouldnt|mind|at|some|point|it|see|get|doing|having|a|x+)$/;
