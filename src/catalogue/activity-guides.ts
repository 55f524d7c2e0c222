import type { ActivityGuide } from './activity-guide.ts';
import { BIRTHDAY } from './activity-guides/birthday.ts';
import { GROUP_WEEKENDS } from './activity-guides/group-weekends.ts';
import { HEN_DO } from './activity-guides/hen-do.ts';
import { STAG_DO } from './activity-guides/stag-do.ts';
import { WORK_DO } from './activity-guides/work-do.ts';

/** The five kinds of celebration that have a page (SPEC 2). */
export const ACTIVITY_GUIDES: readonly ActivityGuide[] = [STAG_DO, HEN_DO, BIRTHDAY, WORK_DO, GROUP_WEEKENDS];

/** Where the prices and durations of these pages come from; nobody has asked a supplier for them yet. */
export const ACTIVITY_GUIDE_PROVENANCE = { asOf: '2025-06', source: 'general knowledge' } as const;
