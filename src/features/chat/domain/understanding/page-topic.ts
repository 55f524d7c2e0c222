/** What somebody new to the site asks of it and of the trip's own page, and not of the plan. */
export type PageTopic =
  | 'next steps'
  | 'how it chooses'
  | 'how sure it is'
  | 'how sure prices are'
  | 'whether there is room'
  | 'what is kept'
  | 'to take along'
  | 'map'
  | 'by hand'
  | 'another plan'
  | 'another trip'
  | 'called off'
  | 'the limit'
  | 'pictures'
  | 'how often'
  | 'book by when';
