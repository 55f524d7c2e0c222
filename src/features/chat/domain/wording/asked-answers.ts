import type { ConciergeState } from '../concierge-state.ts';
import type { AskedOfPlan } from '../understanding/asked-of-plan.ts';
import { scopeOf } from '../understanding/scope.ts';
import { answerWhy } from './answers.ts';
import { answerAtHour } from './at-hour-answers.ts';
import { answerDaysCompared } from './days-compared-answers.ts';
import { answerEdge } from './edge-answers.ts';
import { offer } from './offers.ts';
import { answerPage } from './page-answers.ts';
import { answerPractical } from './practical-answers.ts';
import { answerWayBetween } from './travel-answers.ts';
import { answerWhyDear, answerWhyMany } from './why-so-answers.ts';

/** What is asked of the plan as it stands, each by what it asks. */
export function answerAsked(state: ConciergeState, asked: AskedOfPlan): string {
  switch (asked.kind) {
    case 'offered':
      return `Nothing has changed. ${offer(asked.wish)}`;
    case 'edge':
      return answerEdge(state, asked);
    case 'at-hour':
      return answerAtHour(state, asked);
    case 'who-chose':
      return `The planner did, from our list and for your brief, unless you asked me for it here. ${answerWhy(state, scopeOf(asked.slots), [])}`;
    case 'way-between':
      return answerWayBetween(state, asked);
    case 'why-dear':
      return answerWhyDear(state, asked);
    case 'why-many':
      return answerWhyMany(state, asked);
    case 'days-compared':
      return answerDaysCompared(state, asked);
    case 'page':
      return answerPage(state, asked.topic);
    case 'practical':
      return answerPractical(state, asked);
  }
}
