import type { Booking } from './booking.ts';
import { middle } from './middle.ts';
import { minutesText, type PlanQuality, planQualities } from './plan-quality.ts';
import { TripChart, typicallyOf } from './trip-chart.tsx';

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
          How well a plan serves each taste shows here once a brief says who likes what: “Ann loves karaoke, Bo hates
          it”.
        </p>
      ) : (
        <ServedChart plans={served} />
      )}
    </>
  );
}

function SureChart({ plans }: { plans: readonly PlanQuality[] }) {
  return (
    <TripChart
      title="What is settled"
      lead={(which) =>
        `${which}: how many stops have a named venue, and which rules of your brief had to bend. The mark is all stops.`
      }
      trips={plans}
      one={({ slots, named, bent }) => ({
        value: named,
        mark: slots,
        text: `${named} of ${slots} named, ${bent.length === 0 ? 'no rule bent' : `bent: ${bent.join(', ')}`}`,
      })}
      many={settledInMany}
      heads={['Stops', 'Named', 'To be confirmed', 'Rules bent']}
      cells={({ slots, named, bent }) => [
        String(slots),
        String(named),
        String(slots - named),
        bent.length === 0 ? 'None' : bent.join(', '),
      ]}
    />
  );
}

function settledInMany(plans: readonly PlanQuality[]) {
  const value = plans.reduce((sum, { named }) => sum + named, 0);
  const mark = plans.reduce((sum, { slots }) => sum + slots, 0);
  const bent = plans.filter((plan) => plan.bent.length > 0).length;
  return {
    value,
    mark,
    text: `${value} of ${mark} named, ${bent === 0 ? 'no rule bent' : `rules bent in ${bent} of ${plans.length}`}`,
  };
}

const middleOf = <Item,>(items: readonly Item[], of: (item: Item) => number): number =>
  Math.round(middle(items.map(of)) ?? 0);

function DayChart({ plans }: { plans: readonly PlanQuality[] }) {
  return (
    <TripChart
      title="Travel in a day"
      lead={(which) =>
        `${which}: time on the way on an average day, there and back included. Free is the time left between stops.`
      }
      trips={plans}
      one={({ travelMinutes, freeMinutes }) => ({
        value: travelMinutes,
        mark: null,
        text: `${minutesText(travelMinutes)}, ${minutesText(freeMinutes)} free`,
      })}
      many={(trips) => {
        const value = middleOf(trips, ({ travelMinutes }) => travelMinutes);
        const free = minutesText(middleOf(trips, ({ freeMinutes }) => freeMinutes));
        return { value, mark: null, text: `${minutesText(value)}, ${free} free ${typicallyOf(trips)}` };
      }}
      isTypical
      heads={['Travel a day', 'Free a day']}
      cells={({ travelMinutes, freeMinutes }) => [minutesText(travelMinutes), minutesText(freeMinutes)]}
    />
  );
}

function ServedChart({ plans }: { plans: readonly Served[] }) {
  return (
    <TripChart
      title="How it serves the group"
      lead={(which) =>
        `${which} where tastes are known: what the plan is worth to the one served least, in percent of a plan made for them alone. The mark is the average.`
      }
      trips={plans}
      one={({ served: { least, mean } }) => ({
        value: least,
        mark: mean,
        text: `${least}% for the least served, ${mean}% on average`,
      })}
      many={(trips) => {
        const value = middleOf(trips, ({ served }) => served.least);
        const mark = middleOf(trips, ({ served }) => served.mean);
        const text = `${value}% for the least served, ${mark}% on average ${typicallyOf(trips)}`;
        return { value, mark, text };
      }}
      isTypical
      heads={['Least served', 'On average']}
      cells={({ served: { least, mean } }) => [`${least}%`, `${mean}%`]}
    />
  );
}
