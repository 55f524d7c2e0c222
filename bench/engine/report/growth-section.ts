import type { GrowthFigure } from '../growth-figures.ts';
import { linePlot } from './line-plot.ts';
import { type Goal, percent, picture, type Section, table } from './section.ts';

const PICTURE = 'growth.svg';
const ms = (value: number): string => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;

/** How time and quality grow with the city and the trip. */
export function growthSection(figures: readonly GrowthFigure[], longMs: number): Section {
  const sizes = [...new Set(figures.map((figure) => figure.venues))];
  const lengths = [...new Set(figures.map((figure) => figure.days))];
  const lines = (pick: (figure: GrowthFigure) => number) =>
    lengths.map((days) => ({
      label: `${days} day${days === 1 ? '' : 's'}`,
      points: figures.filter((figure) => figure.days === days).map((figure) => ({ x: figure.venues, y: pick(figure) })),
    }));
  const longest = `${longMs / 1000} s result`;
  const lowest = Math.min(0, ...figures.map((figure) => figure.halfSecondGap));
  const highest = Math.max(2, ...figures.map((figure) => figure.halfSecondGap));
  const svg = linePlot('Growth with the city and the trip', 'venues in the city', sizes, [
    {
      title: 'First plan',
      unit: 'ms of thread time, median',
      isLog: true,
      from: 1,
      to: 1000,
      lines: lines((figure) => figure.firstMs),
    },
    {
      title: 'Full plan',
      unit: 'ms of thread time, median',
      isLog: true,
      from: 10,
      to: 10_000,
      lines: lines((figure) => figure.fullMs),
    },
    {
      title: 'Gap after 500 ms',
      unit: `per cent of the ${longest}`,
      isLog: false,
      from: Math.floor(lowest * 2) / 2,
      to: Math.ceil(highest),
      lines: lines((figure) => figure.halfSecondGap),
      goal: { y: 1, label: 'goal at 400 venues, 7 days' },
    },
  ]);
  const rows = figures.map((figure) => [
    `${figure.venues} venues, ${figure.days} day${figure.days === 1 ? '' : 's'}`,
    `${ms(figure.firstMs)} (${ms(figure.firstP99Ms)})`,
    `${ms(figure.fullMs)} (${ms(figure.fullP99Ms)})`,
    percent(figure.firstGap),
    percent(figure.fullGap),
    percent(figure.halfSecondGap),
  ]);
  const head = [
    'made-up city',
    'first plan (p99)',
    'full plan (p99)',
    'gap of first',
    'gap of full',
    'gap after 500 ms',
  ];
  const text = [
    '## Growth: 50 to 800 venues, 1 to 7 days',
    `Cities of \`tests/support/synthetic-city.ts\`, a stag weekend for ten. Gaps are those of the objective, without the points that only put meals first, to the ${longest} of the same problem; means of three seeds.`,
    picture(PICTURE, 'Time of the first and the full plan and the gap after 500 ms, by number of venues and days'),
    table(head, rows),
  ];
  return { goals: growthGoals(figures, longest), text: text.join('\n\n'), pictures: [{ name: PICTURE, svg }] };
}

function growthGoals(figures: readonly GrowthFigure[], longest: string): Goal[] {
  const at = (venues: number, days: number) => figures.find((each) => each.venues === venues && each.days === days);
  const usual = at(120, 4);
  const large = at(400, 7);
  return [
    ...(usual
      ? [
          {
            measure: 'First plan, 120 venues, 4 days, p99',
            goal: '10 ms',
            value: ms(usual.firstP99Ms),
            holds: usual.firstP99Ms <= 10,
          },
          {
            measure: 'Full plan, 120 venues, 4 days, p99',
            goal: '250 ms',
            value: ms(usual.fullP99Ms),
            holds: usual.fullP99Ms <= 250,
          },
        ]
      : []),
    ...(large
      ? [
          {
            measure: `400 venues, 7 days, 500 ms, gap to the ${longest}`,
            goal: percent(1),
            value: percent(large.halfSecondGap),
            holds: large.halfSecondGap <= 1,
          },
        ]
      : []),
  ];
}
