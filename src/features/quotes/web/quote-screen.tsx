export function QuoteScreen() {
  return <h1>Quote</h1>;
}
