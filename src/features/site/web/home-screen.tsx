import { HomeCities } from './home-cities.tsx';
import { HomeClosing } from './home-closing.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeOccasions } from './home-occasions.tsx';
import { HomeSteps } from './home-steps.tsx';

export function HomeScreen() {
  return (
    <>
      <HomeHero />
      <HomeSteps />
      <HomeOccasions />
      <HomeCities />
      <HomeClosing />
    </>
  );
}
