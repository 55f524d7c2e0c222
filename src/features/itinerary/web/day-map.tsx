import { BedDouble, MapPinOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useWidth } from '../../../ui/use-width.ts';
import { layoutDayMap, mapHeight } from '../domain/map-layout.ts';
import { dayOnMap } from '../domain/map-place.ts';
import { tilesUnder } from '../domain/map-tiles.ts';
import type { ReadDay, ReadRecommendations } from '../domain/recommendations-schema.ts';
import type { DayLine } from './day-line.ts';
import type { StopPart } from './hour-rows.tsx';
import { type DiscTone, MapSketch } from './map-sketch.tsx';
import { mapTiles } from './map-tiles-config.ts';
import { slotKindLook } from './slot-kind.ts';
import { travelText } from './slot-words.ts';

export interface DayMapProps {
  day: ReadDay;
  line: DayLine;
  stay: ReadRecommendations['stay'];
  title: string;
  onOpen: (part: StopPart) => void;
}

const WIDTH_STEP = 4;
const HEIGHTS = { least: 320, most: 480 };

/** Where a day takes place: a sketch true to scale, on streets where there is a tile server, and the same in words beside it. */
export function DayMap({ day, line, stay, title, onOpen }: DayMapProps) {
  const { ref, width } = useWidth<HTMLDivElement>(WIDTH_STEP);
  const stops = line.parts.filter((part) => part.kind === 'stop');
  const onMap = dayOnMap(day, stay);
  const hasMap = onMap.places.some(({ mark }) => mark !== 'stay');
  const layout = hasMap && width > 0 ? layoutDayMap(onMap, { width, height: mapHeight(onMap, width, HEIGHTS) }) : null;
  const [isTileServerDown, setTileServerDown] = useState(false);
  const streets = isTileServerDown ? null : mapTiles();
  const tiles = layout === null || streets === null ? [] : tilesUnder(layout.ground, layout, streets.url);
  const toneOf = (mark: number): DiscTone => {
    const stop = stops.find(({ number }) => number === mark);
    return stop === undefined ? TONES.activity : TONES[slotKindLook(stop.entry.slot).family];
  };
  return (
    <section aria-label={`Map of ${title}`} className="flex flex-col gap-3">
      {hasMap ? (
        <div ref={ref} className={layout === null ? 'h-64' : undefined}>
          {layout === null ? null : (
            <MapSketch layout={layout} toneOf={toneOf} tiles={tiles} onTileFailed={() => setTileServerDown(true)} />
          )}
        </div>
      ) : (
        <p className="flex items-center gap-3 rounded-card border-2 border-dashed border-line px-5 py-8 text-soft">
          <MapPinOff aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-link" />
          No map yet: the places are to be confirmed.
        </p>
      )}
      <ol aria-label={`Stops of ${title}`} className="text-sm">
        {stay === null ? null : (
          <li className="flex min-h-11 items-center gap-3 px-2">
            <BedDouble aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-link" />
            <span className="min-w-0">
              <span className="font-semibold wrap-break-word">{stay.name}</span>
              <span className="text-soft">, your stay</span>
            </span>
          </li>
        )}
        {stops.map((part, index) => (
          <li key={part.number}>
            <MapStop
              part={part}
              from={index > 0 ? 'stop' : stay === null ? null : 'stay'}
              isUnplaced={onMap.unplaced.includes(part.number) && hasMap}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ol>
      {hasMap ? (
        <p className="text-sm text-soft">
          A sketch, north up and true to scale; stops next door are drawn a little apart. Dotted is a walk, a line a
          ride.{streets === null ? null : <span className="block">{streets.attribution}</span>}
        </p>
      ) : null}
    </section>
  );
}

const TONES: Record<ReturnType<typeof slotKindLook>['family'], DiscTone> = {
  activity: { fill: 'var(--accent)', ink: 'var(--on-accent)' },
  meal: { fill: 'var(--color-gold)', ink: 'var(--color-ink)' },
  night: { fill: 'var(--color-plum)', ink: 'var(--color-cream)' },
};

interface MapStopProps {
  part: StopPart;
  /** Null for the first stop of a group that comes from nobody knows where. */
  from: 'stop' | 'stay' | null;
  isUnplaced: boolean;
  onOpen: (part: StopPart) => void;
}

function MapStop({ part, from, isUnplaced, onOpen }: MapStopProps) {
  const { slot, activity } = part.entry;
  const way = from === null ? null : travelText(slot.travel, from);
  return (
    <button
      type="button"
      onClick={() => onOpen(part)}
      className="flex w-full cursor-pointer items-center gap-3 rounded-control px-2 min-h-11 text-left hover:bg-sunken"
    >
      <span
        className={classNames(
          'flex size-5 shrink-0 items-center justify-center rounded-full text-xs font-bold',
          slotKindLook(slot).tone,
        )}
      >
        {part.number}
      </span>{' '}
      <span className="min-w-0">
        <span className="font-semibold wrap-break-word">{activity?.name}</span>
        <span className="text-soft">
          {[slot.area, isUnplaced ? 'not on the map yet' : ''].filter(Boolean).map((fact) => `, ${fact}`)}
        </span>
        {way === null ? null : <span className="sr-only">, {way}</span>}
      </span>
    </button>
  );
}
