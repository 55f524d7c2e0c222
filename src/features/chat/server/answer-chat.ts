import type { Caller, Database } from '../../../platform/node/db/database.ts';
import { dayAt } from '../../../shared/dates.ts';
import { stripHtml } from '../../../shared/plain-text.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { placesOfPlan } from '../../planner/domain/catalogue-places.ts';
import type { UndoTrail } from '../../planner/domain/undo-trail.ts';
import {
  type CheckPlan,
  HOME_TIME_ZONE,
  type KnownCities,
  readTrail,
  readTrip,
  type StoredTrip,
  storeChangedPlan,
  type TripWithPrevious,
  UnsoundPlan,
} from '../../planner/server/public.ts';
import { isOpenForChanges } from '../../trips/domain/trip-status.ts';
import type { ChatAnswer } from '../domain/chat-answer.ts';
import type { ConciergeTurn } from '../domain/concierge-turn.ts';
import { effectOf } from '../domain/effect-of.ts';
import { leavingClosedPlan } from '../domain/wording/leaving-closed-plan.ts';
import type { AnswerTask } from './answer-task.ts';
import { insertMessages, recentMessages } from './chat-messages.sql.ts';
import { ClientGone } from './client-gone.ts';
import type { AnswerWithModel, Asking } from './model/model-concierge.ts';

export interface ChatServices {
  db: Database;
  cities: KnownCities;
  /** Runs the concierge away from the event loop. */
  answer: (task: AnswerTask) => Promise<ConciergeTurn>;
  /** The concierge with a language model in front; null where none is configured. */
  answerWithModel: AnswerWithModel | null;
  checkPlan: CheckPlan;
  now: () => Date;
}

export type AnswerResult = Result<ChatAnswer, 'no-such-booking' | 'changed-meanwhile'>;

/** Someone else changed the trip while the concierge was thinking: it thinks again on the newer plan, this often. */
const ATTEMPTS = 3;

/**
 * Answers a message about the caller's own booking. The change to the plan, its version and both messages are stored
 * in one transaction, and only when the booking is still the one that the answer speaks of. Throws ClientGone, and
 * stores nothing, when the listener's signal ends before that.
 */
export async function answerChat(
  services: ChatServices,
  caller: Caller & { userId: string },
  call: { bookingId: string; message: string },
  listener: Omit<Asking, 'userId'> = {},
): Promise<AnswerResult> {
  const { db, now } = services;
  const message = stripHtml(call.message).trim();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seen = await db.asCaller(caller, async (tx) => {
      const trip = await readTrip(tx, call.bookingId);
      if (!trip) return undefined;
      const history = await recentMessages(tx, call.bookingId);
      return { trip, history, trail: await readTrail(tx, call.bookingId) };
    });
    if (!seen) return fail('no-such-booking');

    const { trip, history, trail } = seen;
    const { request, plan, previous, revision } = trip;
    const places = placesOfPlan(plan);
    const today = dayAt(now(), HOME_TIME_ZONE);
    const isKnown = (await services.cities.placesNamed(places)) !== null;
    const task = { request, plan, previous, trail, places, history, today, message };
    // A second try follows a change by somebody else, and has no more seconds to spend.
    const withModel = attempt === 0 ? services.answerWithModel : null;
    const meant = !isKnown
      ? withoutCatalogue(plan)
      : withModel
        ? await withModel(task, { userId: caller.userId, ...listener })
        : await services.answer(task);
    const turn = isOpenForChanges(trip.status) ? meant : leavingClosedPlan(meant, trip.status);
    if (listener.signal?.aborted) throw new ClientGone();
    if (turn.change) await refuseUnsound(services, turn.change);

    const isStored = await db.asApp(async (tx) => {
      const where = { bookingId: call.bookingId, userId: caller.userId, revision };
      const restores = restoredBy(turn, trail);
      const cause = message.slice(0, 500);
      // A trip that was closed while the concierge thought is one that changed meanwhile: the next try finds it closed.
      if (turn.change && !(await storeChangedPlan(tx, where, cause, turn.change, restores)).ok) return false;
      return insertMessages(tx, call.bookingId, turn.change ? revision + 1 : revision, [
        { role: 'user', content: message },
        { role: 'assistant', content: turn.reply },
      ]);
    });
    if (isStored) {
      const effect = turn.change && effectOf(plan, turn.change.plan);
      return ok({ response: turn.reply, changed: turn.change !== null, effect });
    }
  }
  return fail('changed-meanwhile');
}

/** The revision that undo or redo brought back; null for a change like any other. */
function restoredBy({ change }: ConciergeTurn, { past, undone }: UndoTrail<StoredTrip>): number | null {
  const steps = change?.steps ?? 0;
  const reached = steps > 0 ? past[steps - 1] : undone[-steps - 1];
  return steps === 0 ? null : (reached?.revision ?? null);
}

async function refuseUnsound(services: ChatServices, { plan, request }: NonNullable<ConciergeTurn['change']>) {
  const catalogue = await services.cities.placesNamed(placesOfPlan(plan));
  if (catalogue === null) throw new Error(`the concierge used places of ${plan.destination} that nobody knows`);
  const faults = services.checkPlan(plan, request, catalogue);
  if (faults.length > 0) throw new UnsoundPlan(faults);
}

/** The list of places is gone, from a database that was put back for instance; the plan still carries its own facts. */
const withoutCatalogue = ({ destination }: TripWithPrevious['plan']): ConciergeTurn => ({
  reply: `Our list of places in ${destination} is no longer here, so I cannot change this plan. It stands as it is; a new plan will use what we know today.`,
  change: null,
  understood: true,
});
