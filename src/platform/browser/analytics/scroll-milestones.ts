const MILESTONES = [25, 50, 75, 100] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Milestones newly passed at this share of the page (0 to 1); each is given once as long as `passed` is kept. */
export function newMilestones(share: number, passed: ReadonlySet<Milestone>): Milestone[] {
  return MILESTONES.filter((milestone) => share * 100 >= milestone && !passed.has(milestone));
}
