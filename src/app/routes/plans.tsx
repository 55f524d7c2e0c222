import { type MetaFunction, useLoaderData } from 'react-router';
import { SAMPLE_BRIEFS } from '../../features/samples/domain/sample-briefs.ts';
import { SamplesScreen } from '../../features/samples/web/samples-screen.tsx';
import { SITE_CITIES } from '../../features/site/web/site-words.ts';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { readSamplePlan } from '../sample-plans.server.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Sample plans',
    description:
      'Real stag, hen, birthday and work do plans, hour by hour and priced per person, made by our planner and checked by a second program. Make one yours.',
    canonical: '/plans',
    card: 'plans',
  });

/** What the cards say of each plan; the plans themselves are on pages of their own. */
export const loader = () =>
  SAMPLE_BRIEFS.map((brief) => {
    const { cityId, plan } = readSamplePlan(brief.slug);
    return {
      brief,
      facts: {
        scene: SITE_CITIES.find(({ id }) => id === cityId)?.id ?? 'home',
        allPerPersonPence: plan.totals?.allPerPersonPence ?? 0,
        allGroupPence: plan.totals?.allGroupPence ?? 0,
        nights: plan.stay?.nights ?? 0,
      },
    };
  });

export default function PlansRoute() {
  return <SamplesScreen samples={useLoaderData<typeof loader>()} />;
}
