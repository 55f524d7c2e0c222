/** Why a model's answer was not used. Only this word reaches the log. */
export type ModelFaultKind =
  /** Past its time. */
  | 'slow'
  /** Nobody there, or the connection broke. */
  | 'unreachable'
  /** 401 or 403. */
  | 'refused'
  /** 429. */
  | 'limited'
  /** Any other error status. */
  | 'server-error'
  /** No JSON, not of the protocol, or far too long. */
  | 'unreadable'
  /** Cut off at its length. */
  | 'cut-off'
  /** It went on calling tools and never answered. */
  | 'endless'
  /** It said nothing. */
  | 'empty'
  /** It said what no tool returned. */
  | 'unfounded'
  /** A change, told without what it was or costs. */
  | 'untold';

/** The model did not help. What it said and what it was sent stay out of the message. */
export class ModelFault extends Error {
  readonly kind: ModelFaultKind;
  constructor(kind: ModelFaultKind) {
    super(`the model was ${kind}`);
    this.kind = kind;
  }
}

/** Faults of the endpoint, which a rest may mend; the others are only wrong answers. */
export const isOfEndpoint = (kind: ModelFaultKind): boolean =>
  ['slow', 'unreachable', 'refused', 'limited', 'server-error', 'unreadable'].includes(kind);
