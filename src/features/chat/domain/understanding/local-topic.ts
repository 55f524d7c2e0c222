/** What somebody wants to know of a city before going there, beside its places. */
export type LocalTopic =
  | 'tips'
  | 'tap water'
  | 'paying'
  | 'safety'
  | 'weather'
  | 'packing'
  | 'parking'
  | 'rides'
  | 'papers'
  | 'plugs'
  | 'language'
  | 'drink prices'
  | 'area';
