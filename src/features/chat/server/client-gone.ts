/** Whoever asked has stopped listening; nothing was stored. */
export class ClientGone extends Error {}
