import { TripStarter } from './trip-starter.tsx';

export function HomeScreen() {
  return (
    <>
      <h1 className="display text-hero">Plan Less. Party More.</h1>
      <TripStarter />
    </>
  );
}
