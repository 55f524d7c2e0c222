import { type MetaFunction, useLoaderData } from 'react-router';
import { DayPreview } from '../../features/itinerary/web/day-preview.tsx';
import { QuickSearch } from '../../features/quick-search/web/quick-search.tsx';
import { HomeScreen } from '../../features/site/web/home-screen.tsx';
import { SITE_CITIES } from '../../features/site/web/site-words.ts';
import { StoreSection } from '../../features/store/web/store-section.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { readSamplePlan } from '../sample-plans.server.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Group celebrations, sorted',
    description:
      'Stag dos, hen parties, birthdays and work dos, planned hour by hour and checked: open when you arrive, reachable in time, within budget, fit for your group.',
    canonical: '/',
  });

/** A whole day, from a late breakfast to the last bar. */
const SHOWCASE = { slug: 'hen-do-lisbon', dayIndex: 1 };

export const loader = () => readSamplePlan(SHOWCASE.slug);

export default function HomeRoute() {
  const { plan } = useLoaderData<typeof loader>();
  return (
    <HomeScreen
      quickSearch={<QuickSearch cities={SITE_CITIES.map((city) => city.name)} />}
      showcase={<DayPreview plan={plan} dayIndex={SHOWCASE.dayIndex} />}
      showcasePath={`/plans/${SHOWCASE.slug}`}
      store={<StoreSection />}
    />
  );
}
