export function TripsScreen() {
  return <h1>My Trips</h1>;
}
