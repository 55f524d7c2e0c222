/**
 * True for the error of reading a body whose sender hung up. Nobody is there to hear the answer, and nothing is wrong
 * on our side. Node gives it the code of a lost connection, so it must be told from one to the database.
 */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && Reflect.get(error, 'code') === 'ECONNRESET';
