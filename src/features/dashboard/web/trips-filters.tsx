import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { eventText } from '../../trips/domain/trip-words.ts';
import type { Booking } from './booking.ts';
import { TripsSearch } from './trips-search.tsx';
import { EVERY_TRIP, filterCount, TRIP_SORTS, type TripSort, type TripsView } from './trips-view.ts';

const SORT_TEXT: Record<TripSort, string> = {
  newest: 'Newest plan first',
  soonest: 'Soonest trip first',
  biggest: 'Biggest group first',
  cheapest: 'Cheapest first',
};

const byText = (a: string, b: string): number => a.localeCompare(b, 'en-GB');

/** Search, order and the filters behind their button. The choices are those that the trips have. */
export function TripsFilters({
  bookings,
  view,
  onChange,
}: {
  bookings: readonly Booking[];
  view: TripsView;
  onChange: (change: Partial<TripsView>, isTyping?: boolean) => void;
}) {
  const panelId = useId();
  const used = filterCount(view);
  const [isOpen, setOpen] = useState(used > 0);
  const cities = [...new Set(bookings.map(({ destination }) => destination))].toSorted(byText);
  const types = [...new Set(bookings.map(({ event_type: type }) => type).filter((type) => type !== null))];
  const isBackwards = view.from !== '' && view.to !== '' && view.to < view.from;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <TripsSearch value={view.search} onChange={(search) => onChange({ search }, true)} />
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {used === 0 ? 'Filters' : `Filters (${used})`}
        </Button>
      </div>
      <div id={panelId} hidden={!isOpen} className="rounded-card border-2 border-line bg-sunken p-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="City"
            placeholder="Every city"
            value={view.city}
            onChange={({ target }) => onChange({ city: target.value })}
            options={cities.map((city) => ({ value: city, label: city }))}
          />
          <SelectField
            label="Occasion"
            placeholder="Every occasion"
            value={view.type}
            onChange={({ target }) => onChange({ type: target.value })}
            options={types.map((type) => ({ value: type, label: eventText(type) }))}
          />
          <SelectField
            label="Order"
            value={view.sort}
            onChange={({ target }) => onChange({ sort: TRIP_SORTS.find((sort) => sort === target.value) ?? 'newest' })}
            options={TRIP_SORTS.map((sort) => ({ value: sort, label: SORT_TEXT[sort] }))}
          />
          <DateField
            label="From"
            isOptional
            value={view.from}
            max={view.to}
            onChange={({ target }) => onChange({ from: target.value }, true)}
          />
          <DateField
            label="Until"
            isOptional
            value={view.to}
            min={view.from}
            error={isBackwards ? 'This is before the first day' : undefined}
            onChange={({ target }) => onChange({ to: target.value }, true)}
          />
          <Button
            variant="ghost"
            className="self-end"
            onClick={() => onChange({ ...EVERY_TRIP, tab: view.tab, search: view.search })}
          >
            Clear filters
          </Button>
        </div>
      </div>
    </div>
  );
}
