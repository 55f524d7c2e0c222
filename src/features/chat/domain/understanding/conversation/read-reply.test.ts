import { describe, expect, test } from 'vitest';
import { normalise } from '../typing/normalise.ts';
import { readReply } from './read-reply.ts';

const replyTo = (message: string) => readReply(normalise(message).line);

describe('an offer is taken or turned down in whatever words', () => {
  test.each([
    'ooh yes do',
    'hmm go on then',
    'yep to that',
    'aye sound',
    'I think that would be best, yes.',
    'yeah bin it',
  ])('%s takes it', (message) => expect(replyTo(message)).toBe('yes'));
  test.each(["nah you're alright", 'Not for now, thanks.', 'mmm no better not', 'naw leave it'])(
    '%s turns it down',
    (message) => expect(replyTo(message)).toBe('no'),
  );
  test.each(['yes but at 7', 'no, brasserie zedel', 'what would that cost', 'yes and drop the karting', 'thanks'])(
    '%s is more than an answer',
    (message) => expect(replyTo(message)).toBeNull(),
  );
});
