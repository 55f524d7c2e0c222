import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PlanOverview } from '../../features/itinerary/web/plan-overview.tsx';
import { SAMPLE_BRIEFS } from '../../features/samples/domain/sample-briefs.ts';
import { SamplePlanScreen } from '../../features/samples/web/sample-plan-screen.tsx';
import { SITE_CITIES } from '../../features/site/web/site-words.ts';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { readSamplePlan } from '../sample-plans.server.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: loaderData.brief.title,
        description: `${loaderData.brief.lead} A real plan, hour by hour and priced per person, checked before it was shown.`,
        canonical: `/plans/${loaderData.brief.slug}`,
        card: loaderData.scene,
      });

export function loader({ params }: LoaderFunctionArgs) {
  const brief = SAMPLE_BRIEFS.find(({ slug }) => slug === params.slug);
  if (brief === undefined) throw new Response(null, { status: 404 });
  const { cityId, plan } = readSamplePlan(brief.slug);
  return { brief, plan, scene: SITE_CITIES.find(({ id }) => id === cityId)?.id ?? ('home' as const) };
}

export default function SamplePlanRoute() {
  const { brief, plan, scene } = useLoaderData<typeof loader>();
  return (
    <SamplePlanScreen brief={brief} scene={scene}>
      <PlanOverview plan={plan} isTitled={false} />
    </SamplePlanScreen>
  );
}
