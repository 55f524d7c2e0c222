/** `From £35, a head`, `£60, per hour, shared`, `Free`: in pieces, so that the figure can be the largest. */
export interface ShownPrice {
  isFrom: boolean;
  figure: string;
  /** Who pays it and for what; empty where nobody does. */
  unit: string;
}
