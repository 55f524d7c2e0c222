import { venuesOf } from '../../../../engine/places.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { PageTopic } from '../understanding/page-topic.ts';
import { dayName } from './name-slot.ts';
import { SPENDING, wholePrice } from './whole-price.ts';

/** The plan on paper and in a calendar. */
export const TAKE_ALONG =
  'On the trip’s page in your dashboard (/dashboard/trips), Files has the plan as a PDF to download or print, and for a calendar once the trip has dates.';

/** What this site is yet to have: nobody is promised a link that is not there. */
export const NOT_SHARED_YET =
  'Invites by a link and votes are being built (/how-it-works): until then nobody but you sees or changes the plan.';

type ToldOfPlan = 'how it chooses' | 'how sure it is' | 'room for the group' | 'getting there' | 'the limit';

const ANSWERS: Readonly<Record<Exclude<PageTopic, ToldOfPlan>, string>> = {
  'next steps': `Nothing is booked or paid yet. Once the plan is right, open the Itinerary tab and book each place by its Book link, or ask for a free quote at /quote. ${TAKE_ALONG} What to do by when is at /dashboard/calendar.`,
  'how sure prices are':
    'They are typical prices from our own list and no live offers: the place that you book with has the last word, so confirm before booking.',
  'running late':
    'Tell the place as soon as you know: how long it keeps a table or a start is up to it. In the plan a part can be later: say “move dinner half an hour later”, and what comes after moves too.',
  'whether there is room':
    'No: I check that each place is open at its hour and takes a group of your size, as far as our list knows, and not whether it has room that day. Nothing is held for you: ask or book by the Book link of each place in the Itinerary tab.',
  'what is kept':
    'Yes: every change is kept as soon as it is made, and what was said here too. You find the trip again under /dashboard/trips, and every earlier version of its plan there under History.',
  'to take along': `${TAKE_ALONG} ${NOT_SHARED_YET} What we hold is on /privacy.`,
  map: 'Yes: each day in the Itinerary tab has a map with its stops and the ways between them.',
  'by hand':
    'Yes, whenever you like: in the Itinerary tab a stop can be dragged to another hour or day, kept where it is, or exchanged for another idea. Every version stays under History on the trip’s page (/dashboard/trips), and any of them can come back.',
  'another plan':
    'I keep this plan and change what you name, so that nothing you like is lost: say “make it wilder”, “make it cheaper”, or which part should be something else. For a plan from nothing give a new brief at /plan; this one stays under /dashboard/trips.',
  'called off':
    'Sorry to hear that. Nothing is booked or paid in this chat, so there is nothing to cancel here; the plan stays under /dashboard/trips. What comes back of what you paid through us is at /terms#cancellation. If it only moves, tell me the new dates.',
  'another trip':
    'As many as you like: this chat is about this trip, and a new brief at /plan makes another. Both are kept under /dashboard/trips.',
  pictures:
    'We have drawings of the kinds of places and no photographs: the Book link of a place in the Itinerary tab leads to its own site.',
  'one stay':
    'The plan has one stay, for all of you and for every night, so nothing has changed. Say “a cheaper hotel”, or where it should be, for another.',
  'party things':
    'Things to wear, blow up and hand out are no part of a plan: some are among the Party essentials on our home page (/#store).',
  'a lot to organise':
    'It is a lot for one person, so let me take some of it. Say what somebody moans about, as it comes, and I fit the plan to it: “too dear”, “she hates boats”, “can’t walk far”. And “what do I do next” tells what is left to do.',
  'how often': 'As often as you like: changes cost nothing, and any earlier version can come back.',
  'time of year':
    'Our prices are typical ones, the same for every month and day of the week, so whether another time would be cheaper I cannot tell: what changes most with it are flights and rates of hotels, and those only who sells them can say. Name other dates, “move it to the first weekend of June”, and I plan for those. Nothing has changed.',
  'somebody drops out':
    'We charge nobody for it: you pay each place as you book it, and nothing in this chat. The places cost so much a person, so one fewer saves a share of each; a stay is split by those who come, so it gets a little dearer for them. What comes back of what was paid through us is at /terms#cancellation. Say “what if one of us drops out”, and I show the new price.',
  'book by when':
    'Nothing is held for you, so what the group would miss most comes first, and big groups need tables early. For a trip with dates, /dashboard/calendar says what to do by when.',
};

/** What is answered from the plan. */
const TOLD: Readonly<Record<ToldOfPlan, (state: ConciergeState) => string>> = {
  'how it chooses': howItChooses,
  'how sure it is': ({ plan }) =>
    `Every part is checked by rules: open at its hour, with room for a group of ${plan.groupSize}, within reach of the part before, and within what you asked for. Hours and prices are typical ones from our own list, so confirm them when you book.`,
  'room for the group': ({ plan }) =>
    `Every place of the plan takes a group of ${plan.groupSize}, as far as our list knows. Whether you all sit at one table our list does not say, so ask when you book.`,
  'getting there': gettingThere,
  'the limit': theLimit,
};

const isToldOfPlan = (topic: PageTopic): topic is ToldOfPlan => topic in TOLD;

/** What is asked of the site, of the trip's own page, and of the plan as a whole. */
export const answerPage = (state: ConciergeState, topic: PageTopic): string =>
  isToldOfPlan(topic) ? TOLD[topic](state) : ANSWERS[topic];

function gettingThere({ plan }: ConciergeState): string {
  const slots = slotsOf(plan);
  const [first, last] = [slots[0], slots.at(-1)];
  const hours =
    first && last
      ? ` It begins on ${dayName(plan, first.day)} at ${formatClock(first.slot.startMinute)} and is over on ${dayName(plan, last.day)} at ${formatClock(last.slot.endMinute)}.`
      : '';
  return `How each of you gets to ${plan.destination} and back, and what that costs, is no part of the plan.${hours} Say “we land at 4 on ${dayName(plan, 0)}”, and it starts after that.`;
}

function theLimit({ request, plan }: ConciergeState): string {
  const spent = plan.totals.slotsPerPersonPence;
  const cap = request.budgetCapPence;
  if (cap === null)
    return `You have set no limit. ${SPENDING} come to ${formatPounds(spent)} a person, and the whole trip to ${wholePrice(plan)}.`;
  const room =
    spent > cap
      ? `${formatPounds(spent - cap)} above it`
      : spent === cap
        ? 'just that'
        : `${formatPounds(cap - spent)} below it`;
  return `Your limit is ${formatPounds(cap)} a person for activities, meals and nights out. They come to ${formatPounds(spent)}, ${room}; the whole trip comes to ${wholePrice(plan)}.`;
}

function howItChooses({ places, plan }: ConciergeState): string {
  const count = venuesOf(places).length;
  const listed =
    places.kind === 'city'
      ? `${count} places on our list for ${plan.destination}`
      : `${count} kinds of places on our list`;
  return `I do, by rules: of the ${listed}, those that are open at their hour, take ${plan.groupSize} people, are within reach of the stop before and fit your brief and budget. Ask “why” with the name of a part, or say what should come in its place.`;
}
