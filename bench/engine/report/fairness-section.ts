import type { Row } from '../../print-table.ts';
import { rowPlot } from './row-plot.ts';
import { goalsOfRows, rowTable } from './row-table.ts';
import { picture, type Section } from './section.ts';

const PICTURE = 'fairness.svg';

/** Six people of different tastes: how content they are on average, and the least content of them. */
export function fairnessSection(rows: readonly Row[]): Section {
  const pairs = rows.flatMap((row) => {
    const [, mean, least] = /^([\d.]+) \/ ([\d.]+)$/.exec(row.value) ?? [];
    const what = row.measure.split(':')[0]?.split(', ').at(-1) ?? row.measure;
    return mean && least ? [{ what, mean: Number(mean), least: Number(least) }] : [];
  });
  const svg = rowPlot({
    title: 'Six tastes: satisfaction with one plan for all',
    axis: 'share of the best plan for that person alone, mean over the trips',
    from: 0.4,
    to: 1,
    noteHead: 'mean / least',
    legend: [
      { role: 'rival', label: 'mean of the six' },
      { role: 'own', label: 'least satisfied of the six' },
    ],
    rows: pairs.map(({ what, mean, least }) => ({
      label: what,
      role: 'own' as const,
      note: `${mean.toFixed(3)} / ${least.toFixed(3)}`,
      dots: [
        { x: mean, role: 'rival' as const },
        { x: least, role: 'own' as const },
      ],
    })),
  });
  const text = [
    '## Fairness',
    ...(pairs.length > 0 ? [picture(PICTURE, 'Mean and least satisfaction, planned with and without fairness')] : []),
    rowTable(rows),
  ];
  return {
    goals: goalsOfRows(rows),
    text: text.join('\n\n'),
    pictures: pairs.length > 0 ? [{ name: PICTURE, svg }] : [],
  };
}
