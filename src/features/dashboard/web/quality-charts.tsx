import { BarChart } from './bar-chart.tsx';
import type { Booking } from './booking.ts';
import { newestOf, whichPlans } from './newest-of.ts';
import { minutesText, type PlanQuality, planQualities } from './plan-quality.ts';

type Served = PlanQuality & { served: { least: number; mean: number } };
const isServed = (plan: PlanQuality): plan is Served => plan.served !== null;

/** How good the plans are, by figures that anybody can count again on the plan. */
export function QualityCharts({ bookings }: { bookings: readonly Booking[] }) {
  const plans = planQualities(bookings);
  const served = plans.filter(isServed);
  return (
    <>
      <SureChart plans={plans} />
      <DayChart plans={plans} />
      {served.length === 0 ? (
        <p className="rounded-card bg-sunken p-5 text-soft sm:p-7 xl:col-span-2">
          How well a plan serves each taste is counted where the brief says who likes what, as “Ann loves karaoke, Bo
          hates it”. None of your plans knows.
        </p>
      ) : (
        <ServedChart plans={served} />
      )}
    </>
  );
}

function SureChart({ plans }: { plans: readonly PlanQuality[] }) {
  const newest = newestOf(plans);
  return (
    <BarChart
      title="What is settled"
      lead={`${whichPlans(plans)}: how many of its stops have a venue with a name, and which rules of the brief had to bend. The mark is all of them.`}
      bars={newest.map(({ id, title, slots, named, bent }) => ({
        key: id,
        name: title,
        value: named,
        mark: slots,
        text: `${named} of ${slots} named, ${bent.length === 0 ? 'no rule bent' : `bent: ${bent.join(', ')}`}`,
      }))}
      heads={['Trip', 'Stops', 'Named', 'To be confirmed', 'Rules bent']}
      rows={newest.map(({ id, title, slots, named, bent }) => ({
        key: id,
        cells: [
          title,
          String(slots),
          String(named),
          String(slots - named),
          bent.length === 0 ? 'None' : bent.join(', '),
        ],
      }))}
    />
  );
}

function DayChart({ plans }: { plans: readonly PlanQuality[] }) {
  const newest = newestOf(plans);
  return (
    <BarChart
      title="Travel in a day"
      lead={`${whichPlans(plans)}: minutes on the way, to the first stop and home included, over the days of the plan. Free is what lies between two stops beside that.`}
      bars={newest.map(({ id, title, travelMinutes, freeMinutes }) => ({
        key: id,
        name: title,
        value: travelMinutes,
        mark: null,
        text: `${minutesText(travelMinutes)}, ${minutesText(freeMinutes)} free`,
      }))}
      heads={['Trip', 'Travel a day', 'Free a day']}
      rows={newest.map(({ id, title, travelMinutes, freeMinutes }) => ({
        key: id,
        cells: [title, minutesText(travelMinutes), minutesText(freeMinutes)],
      }))}
    />
  );
}

function ServedChart({ plans }: { plans: readonly Served[] }) {
  const newest = newestOf(plans);
  return (
    <BarChart
      title="How it serves the group"
      lead={`${whichPlans(plans)} where tastes are known: what it is worth to the taste that is served least, in percent of a plan made for that taste alone. The mark is the mean over all people.`}
      bars={newest.map(({ id, title, served: { least, mean } }) => ({
        key: id,
        name: title,
        value: least,
        mark: mean,
        text: `${least}% for the least served, ${mean}% on average`,
      }))}
      heads={['Trip', 'Least served', 'On average']}
      rows={newest.map(({ id, title, served: { least, mean } }) => ({
        key: id,
        cells: [title, `${least}%`, `${mean}%`],
      }))}
    />
  );
}
