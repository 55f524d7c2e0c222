import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router';
import { walkHistory } from '../../../platform/browser/walk-history.ts';
import { withoutPrefill } from './prefill-from-search.ts';
import {
  isSamePlace,
  moveToEdit,
  moveToStep,
  placeAt,
  readWizardPlace,
  stateOfPlace,
  type WizardMove,
  type WizardPlace,
} from './wizard-place.ts';

export interface WizardHistoryOptions {
  /** Whether the wizard is what the address shows; other tabs of the page have entries of their own. */
  isOpen: boolean;
  /** The last step that the answers given so far lead to. */
  lastReachable: () => number;
  /** Another step is shown now, by the wizard's own buttons or by the browser's. */
  onArrive: (step: number) => void;
}

export interface WizardHistory {
  place: WizardPlace;
  /** Where the entry that the page was opened on stands; null on a first visit. */
  opened: () => WizardPlace | null;
  /** Shows this place, once it is known which answers there are. */
  begin: (place: WizardPlace) => void;
  toStep: (step: number) => void;
  toEdit: (step: number) => void;
  /** Goes back beneath the steps of a trip that is made, so that Back cannot lead into them. False when the page is left. */
  finish: () => Promise<boolean>;
}

/** Each step of the wizard is an entry of the browser's history: Back and Forward, or a swipe, go from step to step. */
export function useWizardHistory({ isOpen, lastReachable, onArrive }: WizardHistoryOptions): WizardHistory {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const [place, setPlace] = useState(() => placeAt(0));
  const [hasBegun, setBegun] = useState(false);
  const now = useRef(place);
  const seen = useRef<string | null>(null);
  // The browser is on its way along the history: a second press would lead a step too far.
  const isWalking = useRef(false);
  const isFinishing = useRef(false);
  const isGone = useRef(false);

  const settle = (next: WizardPlace) => {
    now.current = next;
    setPlace(next);
  };
  const write = (next: WizardPlace, replace: boolean) => {
    settle(next);
    void enter(navigate, location.search, next, replace);
  };

  const look = useEffectEvent((key: string, isBegun: boolean, isShown: boolean) => {
    if (!isShown) {
      isWalking.current = false;
      isFinishing.current = false;
      return;
    }
    if (!isBegun || isFinishing.current || seen.current === key) return;
    const isFirst = seen.current === null;
    seen.current = key;
    const there = readWizardPlace(location.state);
    if (!isFirst && type === 'POP') {
      isWalking.current = false;
      const asked = there ?? placeAt(0);
      const last = lastReachable();
      settle(asked.step <= last ? asked : placeAt(last, asked.depth));
      onArrive(now.current.step);
    } else if (there === null && !isFirst) {
      // Somebody else's entry, of a tab or of a link to this page: what lies beneath is no step.
      settle(placeAt(now.current.step));
    }
    if (there === null || !isSamePlace(there, now.current)) write(now.current, true);
  });
  useEffect(() => look(location.key, hasBegun, isOpen), [location.key, hasBegun, isOpen]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const walk = async (delta: number, step: number) => {
    isWalking.current = true;
    if (await walkHistory(() => void navigate(delta))) return;
    isWalking.current = false;
    write(placeAt(step), true);
    onArrive(step);
  };
  const move = (asked: WizardMove) => {
    if (isWalking.current) return;
    if (asked.kind === 'go') return void walk(asked.delta, asked.step);
    write(asked.place, asked.kind === 'replace');
    onArrive(asked.place.step);
  };

  return {
    place,
    opened: () => readWizardPlace(location.state),
    begin: (first) => {
      settle(first);
      setBegun(true);
    },
    toStep: (step) => move(moveToStep(now.current, step)),
    toEdit: (step) => move(moveToEdit(now.current, step)),
    finish: async () => {
      if (isGone.current) return false;
      isFinishing.current = true;
      const { depth } = now.current;
      if (depth > 0) await walkHistory(() => void navigate(-depth));
      if (isGone.current) return false;
      settle(placeAt(0));
      return true;
    },
  };
}

const enter = (navigate: NavigateFunction, search: string, place: WizardPlace, replace: boolean) =>
  // The page takes a link's words out of its address as well, and whichever of the two is later wins.
  navigate(
    { search: withoutPrefill(new URLSearchParams(search)).toString() },
    { replace, state: stateOfPlace(place), preventScrollReset: true },
  );
