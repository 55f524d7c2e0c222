/** Courtesies, and answers to what the concierge said last: they are whole messages. */
export type SmallTalk =
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'pick'; number: number }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'help' }
  | { kind: 'bye' }
  | { kind: 'joy' }
  /** `are you a robot`. */
  | { kind: 'identity' }
  /** `noted`, `my bad`: nothing to do. */
  | { kind: 'noted' }
  /** Words thrown at the concierge. */
  | { kind: 'insult' }
  /** What nobody here arranges: drugs, sex work, weapons, discounts by decree. */
  | { kind: 'declined' }
  /** `no strippers, it is a work do`: none of what nobody here arranges is wanted. */
  | { kind: 'ruled-out' }
  | { kind: 'opinion' };
