import type { Intent } from '../intent.ts';
import { normalise } from '../typing/normalise.ts';

/** Which way a complaint leans that says nothing of what should change. */
export type Leaning = 'calmer' | 'wilder';

const TOO_MUCH =
  / (?:bit much|too much|a lot|full on|hectic|exhausting|knackering|mad|mental|wild|heavy|overwhelming|intense|packed|rushed|loads|busy|mum|mums|mam|nan|nana|gran|granny|grandma|oldies|in laws|parents|older|elderly|keep up|cope|struggle|hack it|quieter|calmer|gentler|tamer) /;
const TOO_LITTLE =
  / (?:boring|bland|flat|samey|tame|vanilla|sensible|corporate|stuffy|stiff|safe|basic|beige|dead|worky|formal|screaming|loosen|grown up|lame|lacking|predictable|generic|underwhelming|underwhelmed|babyish|special|fun|oomph|sparkle|spark|livelier|wilder|louder) /;

/** Null where the words lean neither way, or both. */
function leaningOf(line: string): Leaning | null {
  const [isMuch, isLittle] = [TOO_MUCH.test(line), TOO_LITTLE.test(line)];
  return isMuch === isLittle ? null : isMuch ? 'calmer' : 'wilder';
}

/** `it all feels a bit much for her mum`: what is asked back offers first what would help against that. */
export function withLeaning<Wish extends Intent>(intent: Wish, wish: string): Wish {
  if (intent.kind !== 'vague' || intent.leans) return intent;
  const leans = leaningOf(normalise(wish).line);
  return leans === null ? intent : { ...intent, leans };
}
