/** The account was deleted while somebody was signing in to it. */
export class AccountGone extends Error {
  constructor() {
    super('The account is gone');
  }
}
