import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { BRAND } from '../../../shared/brand.ts';
import type { CostRow, DocumentDay, DocumentStop, TripDocument } from '../../trip-files/domain/trip-document.ts';

/** On the body while there is a sheet to print: then paper shows that and nothing else, in black on white. */
const ONLY_THE_SHEET = ['print:[&>:not([data-print])]:hidden', 'print:bg-white!'];

/**
 * The whole trip, every day of it, in black on white: only ever seen on paper, where it stands in the place of the page.
 * It says the same as the PDF, word by word.
 */
export function PrintPlan({ trip, address }: { trip: TripDocument; address: string }) {
  useEffect(() => {
    document.body.classList.add(...ONLY_THE_SHEET);
    return () => document.body.classList.remove(...ONLY_THE_SHEET);
  }, []);
  const facts = [trip.dates, trip.people, trip.status].filter((fact) => fact !== null);
  return createPortal(
    <article data-print="" className="hidden bg-white text-[black] print:block">
      <p className="font-semibold">{BRAND.name}</p>
      <h1 className="display text-title">{trip.title}</h1>
      <p>{facts.join(' · ')}</p>
      {trip.isCancelled ? (
        <p className="font-semibold">This trip is cancelled. The plan below no longer takes place.</p>
      ) : null}
      {trip.stay ? (
        <section className="mt-5">
          <h2 className="font-semibold">Where you stay</h2>
          <p>{trip.stay.name}</p>
          <p className="text-sm">
            {[trip.stay.about, trip.stay.nights, trip.stay.price].filter((part) => part !== null).join(' · ')}
          </p>
        </section>
      ) : null}
      {trip.days.map((day) => (
        <PrintDay key={day.label} day={day} />
      ))}
      <PrintCosts costs={trip.costs} />
      <PrintList title="What we could not do" texts={trip.relaxations} />
      <PrintList title="Good to know" texts={trip.notes} />
      <p className="mt-5 border-t pt-3 text-sm">{`${trip.caution} ${trip.version} ${address}`}</p>
    </article>,
    document.body,
  );
}

function PrintDay({ day }: { day: DocumentDay }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 break-after-avoid border-b pb-1 display text-card">{`${day.label}: ${day.date}`}</h2>
      {day.stops.length === 0 ? <p>Nothing is planned on this day.</p> : null}
      <ol className="flex flex-col gap-4">
        {day.stops.map((stop) => (
          <PrintStop key={stop.id} stop={stop} />
        ))}
      </ol>
      {day.travelHome === null ? null : <p className="mt-3 text-sm">{day.travelHome}</p>}
    </section>
  );
}

function PrintStop({ stop }: { stop: DocumentStop }) {
  return (
    <li className="grid break-inside-avoid grid-cols-[7.5rem_minmax(0,1fr)_10rem] gap-4">
      <p className="font-semibold tabular-nums">{stop.times}</p>
      <div>
        {stop.travel === null ? null : <p className="text-sm">{stop.travel}</p>}
        <h3 className="font-semibold">{stop.name}</h3>
        <p className="text-sm">{stop.place}</p>
        <p>{stop.what}</p>
        {stop.marks.length === 0 ? null : <p className="font-semibold">{stop.marks.join(' · ')}</p>}
      </div>
      <div className="text-right">
        <p className="font-semibold">{stop.price}</p>
        <p className="text-sm">{stop.localPrice}</p>
      </div>
    </li>
  );
}

function PrintCosts({ costs }: { costs: readonly CostRow[] }) {
  if (costs.length === 0) return null;
  return (
    <section className="mt-8 break-inside-avoid">
      <h2 className="mb-3 display text-card">What it costs</h2>
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col" className="text-right">
              Per person
            </th>
            <th scope="col" className="text-right">
              Whole group
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ label, perPerson, group, isTotal }) => (
            <tr key={label} className={isTotal ? 'border-t font-semibold' : 'border-t'}>
              <th scope="row" className={isTotal ? 'py-1' : 'py-1 font-medium'}>
                {label}
              </th>
              <td className="text-right">{perPerson}</td>
              <td className="text-right">{group}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PrintList({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section className="mt-5">
      <h2 className="display text-card">{title}</h2>
      <ul className="list-disc pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
