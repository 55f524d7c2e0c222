import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

export interface GroupTool {
  title: string;
  text: string;
  /** A small drawing of the idea; decoration, so it says nothing that the text does not. */
  picture: ReactNode;
}

const bar = (label: string, width: string, isAhead = false) => (
  <span className="flex items-center gap-2 text-sm font-semibold text-cream">
    <span className="w-14 text-right">{label}</span>
    <span className={`h-6 rounded-full ${width} ${isAhead ? 'bg-coral' : 'bg-cream/25'}`} />
  </span>
);

const share = (name: string, isPaid: boolean) => (
  <span className="flex items-center justify-between gap-3 border-b border-dashed border-ink/20 py-1 last:border-0">
    <span>{name}</span>
    <span className="inline-flex items-center gap-1 tabular-nums">
      £37.50
      {isPaid ? <Check strokeWidth={2.5} className="size-3.5" /> : <Clock strokeWidth={2} className="size-3.5" />}
    </span>
  </span>
);

const guest = (letter: string, look: string) => (
  <span className={`grid size-13 place-items-center rounded-full border-2 border-ink display ${look}`}>{letter}</span>
);

export const GROUP_TOOLS: readonly GroupTool[] = [
  {
    title: 'Group votes',
    text: 'Put dates and activities to the vote and let the majority take the blame.',
    picture: (
      <span className="grid w-full max-w-56 gap-2.5">
        {bar('7 May', 'w-18')}
        {bar('14 May', 'w-32', true)}
        {bar('21 May', 'w-10')}
      </span>
    ),
  },
  {
    title: 'Split payments',
    text: 'Everyone pays their own share online, to the penny, with reminders you do not have to send.',
    picture: (
      <span className="grid w-full max-w-52 -rotate-2 rounded-control bg-cream px-4 py-2 text-sm font-semibold text-ink shadow-float">
        {share('Priya', true)}
        {share('Tom', true)}
        {share('Big Dave', false)}
      </span>
    ),
  },
  {
    title: 'WhatsApp invites',
    text: 'One tap sends the invite where the group already is. Nobody installs a thing.',
    picture: (
      <span className="grid w-full max-w-56 gap-2 text-sm font-semibold">
        <span className="justify-self-start rounded-card rounded-bl-none bg-cream px-4 py-2 text-ink">
          You’re invited!
        </span>
        <span className="justify-self-end rounded-card rounded-br-none bg-teal-pale px-4 py-2 text-ink">
          In. Obviously.
        </span>
      </span>
    ),
  },
  {
    title: 'Guest tracking',
    text: 'Who is in, who is wavering, who is vegan. All in one list that is actually up to date.',
    picture: (
      <span className="flex -space-x-2 text-sm">
        {guest('A', 'bg-coral text-ink')}
        {guest('J', 'bg-gold text-ink')}
        {guest('M', 'bg-teal-pale text-ink')}
        {guest('S', 'bg-magenta text-ink')}
        {guest('?', 'bg-ink-raised text-cream')}
      </span>
    ),
  },
];
