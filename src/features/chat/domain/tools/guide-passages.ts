import { ACTIVITY_GUIDES } from '../../../../catalogue/activity-guides.ts';
import { CITIES } from '../../../../catalogue/cities.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { SitePassage } from './site-passage.ts';

/** What the guides to the eight cities and the five kinds of celebration say, passage by passage. */
export function guidePassages(): SitePassage[] {
  return [...cityPassages(), ...activityPassages()];
}

function cityPassages(): SitePassage[] {
  return CITIES.flatMap(({ id, name, guide }) => {
    const { stats, highlights, intro, country, tagline } = guide;
    const at = (section: string, text: string): SitePassage => ({
      href: `/cities/${id}`,
      page: `Guide to ${name}`,
      section,
      text,
      names: [name],
    });
    const figures = [
      `A typical meal out in ${name} is about ${formatMoney(stats.averageMeal)} a person.`,
      `A ${stats.drink.label.toLowerCase()} is about ${formatMoney(stats.drink.price)}.`,
      `${stats.travel.label}: ${stats.travel.value}.`,
      `The mean daily high over the year is ${stats.averageTemperatureC} °C.`,
    ].join(' ');
    return [
      { ...at(`${name}, ${country}: ${tagline}`, intro), tags: `${name} ${name} group visit recommend good` },
      {
        ...at(`${name} in figures`, figures),
        tags: 'weather temperature hot cold warm flight far long pint beer meal price cost cheap expensive',
      },
      ...highlights.map(({ title, text }) => at(`${name}: ${title}`, text)),
    ];
  });
}

function activityPassages(): SitePassage[] {
  return ACTIVITY_GUIDES.flatMap(({ id, name, title, lead, whyChoose, sections, steps, benefits }) => {
    const names = [name.replace(/ do$/i, '')];
    const at = (section: string, text: string, among: readonly string[] = names): SitePassage => ({
      href: `/activities/${id}`,
      page: `Guide to ${title.toLowerCase()}`,
      section,
      text,
      names: among,
    });
    return [
      at(title, lead),
      ...whyChoose.reasons.map((reason) => at(reason.title, reason.text)),
      ...benefits.map((benefit) => at(benefit.title, benefit.text)),
      ...steps.map((step) => at(`How to plan it: ${step.title}`, step.text)),
      ...sections.map(({ title: heading, lead: line, items }) => ({
        ...at(`Ideas: ${heading}`, `${line} ${items.map((item) => `${item.name} (${item.price})`).join(', ')}.`),
        tags: 'ideas things activities suggestions',
      })),
      ...sections.flatMap(({ items }) =>
        items.map((item) =>
          at(item.name, `${item.name}: ${item.duration}, ${item.price} (guide price). ${item.description}`, [
            item.name,
          ]),
        ),
      ),
    ];
  });
}
