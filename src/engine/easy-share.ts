/** So much of a budget is spent without a second thought; the planner keeps the rest for taxis and tips where it can. */
export const EASY_SHARE = 0.9;
