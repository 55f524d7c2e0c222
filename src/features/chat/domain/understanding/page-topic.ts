/** What somebody new to the site asks of it and of the trip's own page, and not of the plan. */
export type PageTopic =
  | 'next steps'
  | 'how it chooses'
  | 'how sure prices are'
  | 'whether there is room'
  | 'what is kept'
  | 'to take along'
  | 'map'
  | 'by hand'
  | 'another trip'
  | 'pictures'
  | 'how often'
  | 'book by when';
