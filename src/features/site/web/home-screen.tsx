import type { ReactNode } from 'react';
import { HomeCities } from './home-cities.tsx';
import { HomeClosing } from './home-closing.tsx';
import { HomeGroupTools } from './home-group-tools.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeShowcase } from './home-showcase.tsx';
import { HomeTestimonials } from './home-testimonials.tsx';
import { HomeVibes } from './home-vibes.tsx';
import { HomeWhyUs } from './home-why-us.tsx';

export interface HomeScreenProps {
  quickSearch: ReactNode;
  /** A piece of a real plan, and the page of the whole of it. */
  showcase: ReactNode;
  showcasePath: string;
  /** The party essentials; left out while there is no store. */
  store?: ReactNode;
}

/** The home page, its sections in the order of SPEC 2. What other features show on it comes in as it is. */
export function HomeScreen({ quickSearch, showcase, showcasePath, store }: HomeScreenProps) {
  return (
    <>
      <HomeHero />
      <div id="ideas" className="relative mx-auto -mt-10 max-w-page scroll-mt-4 px-4 sm:px-6">
        {quickSearch}
      </div>
      <HomeShowcase planPath={showcasePath}>{showcase}</HomeShowcase>
      <HomeGroupTools />
      <HomeWhyUs />
      <HomeTestimonials />
      <HomeVibes />
      <HomeCities />
      {store}
      <HomeClosing />
    </>
  );
}
