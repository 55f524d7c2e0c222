import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ACTIVITY_GUIDES } from '../../catalogue/activity-guides.ts';
import { CITIES } from '../../catalogue/cities.ts';
import { cityGuideView } from '../../features/guides/domain/city-guide-view.ts';
import { activityPath, cityPath } from '../../features/guides/domain/guide-links.ts';
import { CityGuideScreen } from '../../features/guides/web/city-guide-screen.tsx';
import { siteUrl } from '../../platform/browser/filled-by-server.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

/** Runs when the pages are built and nowhere else, so that no browser gets the catalogue. */
export function loader({ params }: LoaderFunctionArgs) {
  const city = CITIES.find(({ id }) => id === params.city);
  if (city === undefined) throw new Response(null, { status: 404 });
  const occasions = ACTIVITY_GUIDES.map(({ id, name }) => ({
    label: `A ${name.toLowerCase()}`,
    href: activityPath(id),
    scene: id,
  }));
  return { city: cityGuideView(city, city.guide), place: city.centre, occasions };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { id, name, metaDescription, keywords } = loaderData.city;
  return pageMeta({
    title: `${name} for groups: stag, hen and birthday guide`,
    description: metaDescription,
    canonical: cityPath(id),
    keywords,
    card: id,
  });
};

export default function CityRoute() {
  const { city, place, occasions } = useLoaderData<typeof loader>();
  const address = `${siteUrl()}${cityPath(city.id)}`;
  return (
    <>
      <JsonLd
        data={{
          '@type': 'TouristDestination',
          '@id': `${address}#destination`,
          name: city.name,
          description: city.intro,
          url: address,
          geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon },
          includesAttraction: city.thingsToDo.map(({ name }) => ({ '@type': 'TouristAttraction', name })),
        }}
      />
      <CityGuideScreen city={city} occasions={occasions} />
    </>
  );
}
