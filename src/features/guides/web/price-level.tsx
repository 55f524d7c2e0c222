/** One to four currency symbols, read out as a number. */
export function PriceLevel({ tier }: { tier: string }) {
  return (
    <span className="font-semibold whitespace-nowrap">
      <span aria-hidden="true">{tier}</span>
      <span className="sr-only">{`Price level ${tier.length} of 4`}</span>
    </span>
  );
}
