import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ACTIVITY_GUIDE_PROVENANCE, ACTIVITY_GUIDES } from '../../catalogue/activity-guides.ts';
import { CITIES } from '../../catalogue/cities.ts';
import { activityGuideView } from '../../features/guides/domain/activity-guide-view.ts';
import { activityPath, cityPath } from '../../features/guides/domain/guide-links.ts';
import { ActivityGuideScreen } from '../../features/guides/web/activity-guide-screen.tsx';
import { siteUrl } from '../../platform/browser/filled-by-server.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

/** Runs when the pages are built and nowhere else, so that no browser gets the content twice. */
export function loader({ params }: LoaderFunctionArgs) {
  const guide = ACTIVITY_GUIDES.find(({ id }) => id === params.type);
  if (guide === undefined) throw new Response(null, { status: 404 });
  return {
    guide: activityGuideView(guide, ACTIVITY_GUIDE_PROVENANCE),
    cities: CITIES.map(({ id, name }) => ({
      label: name,
      href: cityPath(id),
      scene: id,
    })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { id, metaTitle, metaDescription, keywords } = loaderData.guide;
  return pageMeta({
    title: metaTitle,
    description: metaDescription,
    canonical: activityPath(id),
    keywords,
    card: id,
  });
};

export default function ActivityRoute() {
  const { guide, cities } = useLoaderData<typeof loader>();
  const address = `${siteUrl()}${activityPath(guide.id)}`;
  return (
    <>
      <JsonLd
        data={{
          '@type': 'ItemList',
          name: guide.metaTitle,
          itemListElement: guide.sections.map(({ id, title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: `${address}#${id}`,
          })),
        }}
      />
      <ActivityGuideScreen guide={guide} cities={cities} />
    </>
  );
}
