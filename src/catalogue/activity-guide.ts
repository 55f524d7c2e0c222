/** The page of one kind of celebration, `/activities/{id}` (SPEC 2). */
export interface ActivityGuide {
  id: 'stag-do' | 'hen-do' | 'birthday' | 'work-do' | 'group-weekends';
  /** As a link names it: `Stag do`. */
  name: string;
  /** The headline of the hero. */
  title: string;
  lead: string;
  metaTitle: string;
  /** 120 to 158 characters. */
  metaDescription: string;
  keywords: readonly string[];
  whyChoose: { title: string; reasons: readonly GuideReason[] };
  /** Seven, in the specification's order and with its titles. */
  sections: readonly ActivitySection[];
  /** Four steps on the stag, hen and birthday pages; none elsewhere. */
  steps: readonly GuideStep[];
  /** Three on the birthday page; none elsewhere. */
  benefits: readonly GuideReason[];
}

export interface GuideReason {
  /** A name of lucide's set, as the page maps it. */
  icon: string;
  title: string;
  text: string;
}

export interface GuideStep {
  number: number;
  title: string;
  text: string;
}

export interface ActivitySection {
  title: string;
  lead: string;
  /** Exactly four. */
  items: readonly ActivityItem[];
}

export interface ActivityItem {
  name: string;
  /** `2 hours`, `Half day`, `Overnight`. */
  duration: string;
  /** A guide price per person unless it says otherwise: `From £35`, `Free`, `£120 per hour`. */
  price: string;
  /** What it is, `Go-karting`; the picture is chosen by it. */
  type: string;
  /** There is nothing to quote for: the group just goes. */
  needsNoBooking?: true;
  description: string;
}
