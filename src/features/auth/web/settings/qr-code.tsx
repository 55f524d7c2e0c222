import { encode } from 'uqr';

/** Blank modules around the code, without which cameras do not find it (ISO/IEC 18004 asks for four). */
const QUIET_ZONE = 4;
/** Large enough for any phone across a table. */
const SIDE_PX = 208;

/** A QR code drawn as one path: dark on light in either scheme, because cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      width={SIDE_PX}
      height={SIDE_PX}
      className="mx-auto rounded-control bg-cream text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
