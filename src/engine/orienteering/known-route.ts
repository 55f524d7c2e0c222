/** A route that the search has passed through. */
export interface KnownRoute {
  /** The day it was driven on; 0 for all where days are alike. */
  route: number;
  /** Scores and priorities less travel; soft costs belong to the whole plan. */
  value: number;
  nodes: Int32Array;
  /** Value less the prices of all that the route uses, by the prices of the last combination. */
  worth: number;
}
