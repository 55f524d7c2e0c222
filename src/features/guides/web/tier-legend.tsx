/** What one to four currency symbols stand for. */
export function TierLegend({ legend }: { legend: readonly string[] }) {
  return (
    <ul className="-mt-3 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {legend.map((line) => (
        <li key={line} className="whitespace-nowrap">
          {line}
        </li>
      ))}
    </ul>
  );
}
