import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { track, trackFunnel } from '../../../platform/browser/analytics/track.ts';
import { formText } from '../../../platform/browser/form-text.ts';
import { foldText } from '../../../shared/plain-text.ts';
import { useToast } from '../../../ui/use-toast.ts';
import {
  type QuickSearch,
  type QuickSearchFault,
  type QuickSearchField,
  type QuickSearchInput,
  readQuickSearch,
} from '../domain/quick-search-form.ts';
import { askForIdeas } from './ask-for-ideas.ts';

const FIRST_GROUP_SIZE = 8;
/** Both messages of success are read before the page changes under them. */
const GOOD_NEWS_MS = 1400;

export interface QuickSearchState {
  form: RefObject<HTMLFormElement | null>;
  messages: QuickSearchFault['messages'];
  /** NaN while the box is empty. */
  groupSize: number;
  setGroupSize: (size: number) => void;
  isPlanning: boolean;
  /** Hears of every edit; the first one counts as the start of the form. */
  noteStart: () => void;
  /** The visitor is mending this field. */
  clear: (field: QuickSearchField) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The quick search from the first touch to the ideas (SPEC 4, 5, 7, 8). Whatever goes wrong, nothing typed is lost. */
export function useQuickSearch(cities: readonly string[]): QuickSearchState {
  const { show } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const hasStarted = useRef(false);
  const [messages, setMessages] = useState<QuickSearchFault['messages']>({});
  const [groupSize, setGroupSize] = useState(FIRST_GROUP_SIZE);
  const [isPlanning, setPlanning] = useState(false);

  // The browser may bring this page back as it was left: on its way to the ideas.
  useEffect(() => {
    const rest = () => setPlanning(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  // The other fields keep themselves what is typed before this script runs; the crew size would go back to its first value.
  useEffect(() => {
    const box = form.current?.elements.namedItem('group');
    if (box instanceof HTMLInputElement) setGroupSize(box.valueAsNumber);
  }, []);

  const refuse = ({ kind, messages: found }: QuickSearchFault) => {
    setMessages(found);
    track({ event: 'form_submit', form: 'quick-search', outcome: 'invalid' });
    if (kind === 'missing') {
      show({
        title: 'Missing details',
        description: 'Please fill in all fields to get personalized recommendations',
        tone: 'error',
      });
    }
    const [first] = Object.keys(found);
    const field = form.current?.elements.namedItem(first ?? '');
    const control = field instanceof RadioNodeList ? field[0] : field;
    if (control instanceof HTMLElement) control.focus();
  };

  const search = async (asked: QuickSearch) => {
    setPlanning(true);
    track({ event: 'search', search: 'quick-search', ...searchFacts(asked, cities) });
    trackFunnel('ai_processing');
    const token = await askForIdeas(asked).catch(() => null);
    track({ event: 'form_submit', form: 'quick-search', outcome: token === null ? 'failed' : 'sent' });
    if (token === null) {
      setPlanning(false);
      show({ title: 'Something went wrong', description: 'Please try again or contact us directly', tone: 'error' });
      return;
    }
    show({ title: 'AI Concierge activated!', tone: 'success' });
    show({ title: 'Getting personalized recommendations for your party...' });
    setTimeout(() => window.location.assign(`/ideas#${token}`), GOOD_NEWS_MS);
  };

  return {
    form,
    messages,
    groupSize,
    setGroupSize,
    isPlanning,
    noteStart: () => {
      if (!hasStarted.current) track({ event: 'form_start', form: 'quick-search' });
      hasStarted.current = true;
    },
    clear: (field) => setMessages(({ [field]: _mended, ...others }) => others),
    submit: (event) => {
      event.preventDefault();
      if (isPlanning) return;
      const read = readQuickSearch(inputOf(event.currentTarget));
      if (!read.ok) return refuse(read.reason);
      setMessages({});
      void search(read.value);
    },
  };
}

function inputOf(form: HTMLFormElement): QuickSearchInput {
  const fields = new FormData(form);
  return {
    event: formText(fields, 'event'),
    destination: formText(fields, 'destination'),
    group: formText(fields, 'group'),
  };
}

/** What analytics may know: never a place as it was typed. */
function searchFacts({ event, destination, group }: QuickSearch, cities: readonly string[]) {
  const city = cities.find((name) => foldText(name) === foldText(destination));
  return { event_type: event, destination: city ?? 'other', group_size: group };
}
