import { useId } from 'react';
import type { Curve } from '../domain/map-curve.ts';
import {
  DISC_RADIUS,
  LABEL_LINE,
  LABEL_SIZE,
  type MapDisc,
  type MapLabel,
  type MapLayout,
  type MapLeg,
  MINUTES_SIZE,
} from '../domain/map-layout.ts';
import type { MapTile } from '../domain/map-tiles.ts';

export interface DiscTone {
  fill: string;
  ink: string;
}

/** The drawing of a day. What it says stands in the list beside it, so that it is a picture to a screen reader. */
export function MapSketch({
  layout,
  toneOf,
  tiles,
  onTileFailed,
}: {
  layout: MapLayout;
  toneOf: (mark: number) => DiscTone;
  /** The streets beneath; squares of the scale without them. */
  tiles: readonly MapTile[];
  onTileFailed: () => void;
}) {
  const id = useId();
  const { width, height, legs, discs, labels } = layout;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block rounded-card border border-line bg-sunken"
    >
      {tiles.length > 0 ? (
        <Streets tiles={tiles} width={width} height={height} onFailed={onTileFailed} />
      ) : (
        <Squares id={id} layout={layout} />
      )}
      {legs.map((leg, index) => (
        // A day may go the same way twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the day's own.
        <Leg key={index} leg={leg} />
      ))}
      <Furniture layout={layout} />
      {labels.map(({ mark, leader }) =>
        leader === null ? null : (
          <path
            key={mark}
            d={`M ${leader.from.x} ${leader.from.y} L ${leader.to.x} ${leader.to.y}`}
            stroke="var(--soft)"
          />
        ),
      )}
      {discs.map((disc) => (
        <Disc key={disc.mark} disc={disc} tone={disc.mark === 'stay' ? STAY_TONE : toneOf(disc.mark)} />
      ))}
      {legs.map((leg, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        leg.label === null ? null : <Minutes key={index} {...leg.label} />,
      )}
      {labels.map((label) => (
        <Name key={label.mark} label={label} />
      ))}
    </svg>
  );
}

const STAY_TONE: DiscTone = { fill: 'var(--content)', ink: 'var(--surface)' };

/** Squares with the side of the scale bar: how far things are, without a ruler. */
function Squares({ id, layout: { width, height, bar } }: { id: string; layout: MapLayout }) {
  return (
    <>
      <pattern id={id} width={bar.width} height={bar.width} patternUnits="userSpaceOnUse" x={bar.x} y={bar.y}>
        <path d={`M ${bar.width} 0 H 0 V ${bar.width}`} fill="none" stroke="var(--line)" />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

/** Pictures of the ground under a veil of the page's own colour, so that what is drawn on them stays legible, by day and by night. */
function Streets({
  tiles,
  width,
  height,
  onFailed,
}: {
  tiles: readonly MapTile[];
  width: number;
  height: number;
  onFailed: () => void;
}) {
  return (
    <>
      {tiles.map(({ key, url, ...box }) => (
        <image key={key} href={url} {...box} preserveAspectRatio="none" onError={onFailed} />
      ))}
      <rect width={width} height={height} fill="var(--sunken)" opacity={0.45} />
    </>
  );
}

const pathOf = ({ from, bend, to }: Curve): string => `M ${from.x} ${from.y} Q ${bend.x} ${bend.y} ${to.x} ${to.y}`;

/** Walks are dotted, rides are drawn through. */
function Leg({ leg: { curve, mode, arrow } }: { leg: MapLeg }) {
  return (
    <>
      <path
        d={pathOf(curve)}
        fill="none"
        stroke="var(--link)"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray={mode === 'walk' ? '0.1 7' : undefined}
      />
      {arrow === null ? null : (
        <path
          d="M 0 0 L -11 -6 L -11 6 Z"
          fill="var(--link)"
          transform={`translate(${arrow.x} ${arrow.y}) rotate(${arrow.degrees})`}
        />
      )}
    </>
  );
}

function Disc({ disc, tone }: { disc: MapDisc; tone: DiscTone }) {
  const { x, y, mark, beyondKm } = disc;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r={DISC_RADIUS}
        fill={tone.fill}
        stroke="var(--raised)"
        strokeWidth={2.5}
        strokeDasharray={beyondKm === null ? undefined : '4 4'}
      />
      {mark === 'stay' ? (
        <path
          d="M -6.5 0.5 L 0 -6 L 6.5 0.5 M -4.5 -1 V 6 H 4.5 V -1"
          fill="none"
          stroke={tone.ink}
          strokeWidth={1.75}
        />
      ) : (
        <text textAnchor="middle" y={5} fill={tone.ink} fontSize={14} fontWeight={700}>
          {mark}
        </text>
      )}
    </g>
  );
}

const LABEL_PAD = 4;

function Name({ label: { box, lines } }: { label: MapLabel }) {
  return (
    <text
      data-label="name"
      fill="var(--content)"
      stroke="var(--sunken)"
      strokeWidth={4}
      strokeLinejoin="round"
      paintOrder="stroke"
      fontSize={LABEL_SIZE}
      fontWeight={600}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={box.x + LABEL_PAD} y={box.y + LABEL_PAD / 2 + (index + 0.75) * LABEL_LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Minutes({ text, box }: NonNullable<MapLeg['label']>) {
  return (
    <g data-label="minutes">
      <rect {...box} rx={box.height / 2} fill="var(--raised)" stroke="var(--line)" />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2 + 4}
        textAnchor="middle"
        fill="var(--content)"
        fontSize={MINUTES_SIZE}
        fontWeight={600}
      >
        {text}
      </text>
    </g>
  );
}

/** The scale and the north. */
function Furniture({ layout: { bar, north } }: { layout: MapLayout }) {
  const length = bar.km < 1 ? `${bar.km * 1000} m` : `${bar.km} km`;
  return (
    <g fill="var(--soft)" fontSize={12} fontWeight={600}>
      <path
        d={`M ${bar.x} ${bar.y - 7} V ${bar.y} H ${bar.x + bar.width} V ${bar.y - 7}`}
        fill="none"
        stroke="var(--soft)"
        strokeWidth={2}
      />
      <text x={bar.x + bar.width + 6} y={bar.y + 1}>
        {length}
      </text>
      <path d={`M ${north.x} ${north.y} l 6 15 l -6 -4 l -6 4 Z`} />
      <text x={north.x} y={north.y + 29} textAnchor="middle">
        N
      </text>
    </g>
  );
}
