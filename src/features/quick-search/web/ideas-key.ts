/** Where this tab keeps the answer of its last quick search, so that the page of the ideas need not ask for it again. */
export const IDEAS_KEY = 'huzzah.ideas';
