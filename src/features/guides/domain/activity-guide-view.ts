import type { ActivityGuide, ActivityItem, GuideReason, GuideStep } from '../../../catalogue/activity-guide.ts';
import type { Provenance } from '../../../catalogue/venue.ts';
import { planPath, quotePath } from './guide-links.ts';
import { spokenDate } from './guide-price.ts';
import type { ShownPrice } from './shown-price.ts';

/** What the page of one kind of celebration prints. */
export interface ActivityGuideView {
  id: ActivityGuide['id'];
  name: string;
  title: string;
  lead: string;
  metaTitle: string;
  metaDescription: string;
  keywords: readonly string[];
  whyChoose: ActivityGuide['whyChoose'];
  sections: readonly ActivitySectionView[];
  steps: readonly GuideStep[];
  benefits: readonly GuideReason[];
  provenance: string;
}

export interface ActivitySectionView {
  /** Where a link on the page leads: `food-drink`. */
  id: string;
  title: string;
  lead: string;
  items: readonly ActivityItemView[];
}

export interface ActivityItemView {
  name: string;
  duration: string;
  price: ShownPrice;
  type: string;
  description: string;
  /** A quote, or a plan for what nobody has to book. */
  action: { label: 'Get Quote' | 'Plan It'; href: string };
}

/** A guide to a kind of celebration with its prices in words and the way on from each item. */
export function activityGuideView(guide: ActivityGuide, { asOf, source }: Provenance): ActivityGuideView {
  return {
    ...guide,
    sections: guide.sections.map(({ title, lead, items }) => ({
      id: slugOf(title),
      title,
      lead,
      items: items.map((item) => itemView(item, guide)),
    })),
    provenance: `Guide prices for the United Kingdom, from ${source} as of ${spokenDate(asOf)}: what groups typically pay. Confirm before booking.`,
  };
}

/** `food-drink-experiences` from `Food & Drink Experiences`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const itemView = ({ price, needsNoBooking, ...item }: ActivityItem, guide: ActivityGuide): ActivityItemView => ({
  ...item,
  price: shownPrice(price),
  action: needsNoBooking
    ? { label: 'Plan It', href: planPath({ event: guide.id }) }
    : { label: 'Get Quote', href: quotePath({ for: `${item.name} (${guide.name.toLowerCase()})` }) },
});

const FROM = 'From ';
const FOR_THE_GROUP = ' for the group';
const PER_HOUR = ' per hour';

function shownPrice(price: string): ShownPrice {
  const isFrom = price.startsWith(FROM);
  const figure = price.replace(FROM, '').replace(FOR_THE_GROUP, '').replace(PER_HOUR, '');
  if (price === 'Free') return { isFrom, figure, unit: '' };
  if (price.endsWith(PER_HOUR)) return { isFrom, figure, unit: 'per hour, shared' };
  return { isFrom, figure, unit: price.endsWith(FOR_THE_GROUP) ? 'for the group' : 'a head' };
}
