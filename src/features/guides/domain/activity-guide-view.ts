import type { ActivityGuide, ActivityItem, GuideReason, GuideStep } from '../../../catalogue/activity-guide.ts';
import type { Provenance } from '../../../catalogue/venue.ts';
import { quotePath } from './guide-links.ts';
import { spokenDate } from './guide-price.ts';

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
  /** `From £35`, `£60 per hour`, `Free`. */
  price: string;
  /** Who pays it; empty where nobody does. */
  unit: string;
  type: string;
  description: string;
  quoteHref: string;
}

export function activityGuideView(guide: ActivityGuide, { asOf, source }: Provenance): ActivityGuideView {
  return {
    ...guide,
    sections: guide.sections.map(({ title, lead, items }) => ({
      id: slugOf(title),
      title,
      lead,
      items: items.map((item) => itemView(item, guide.name)),
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

const FOR_THE_GROUP = ' for the group';

function itemView({ name, duration, price, type, description }: ActivityItem, occasion: string): ActivityItemView {
  const isShared = price.endsWith(FOR_THE_GROUP) || price.endsWith('per hour');
  return {
    name,
    duration,
    price: price.replace(FOR_THE_GROUP, ''),
    unit: price === 'Free' ? '' : isShared ? 'for the group' : 'a head',
    type,
    description,
    quoteHref: quotePath({ for: `${name} (${occasion.toLowerCase()})` }),
  };
}
