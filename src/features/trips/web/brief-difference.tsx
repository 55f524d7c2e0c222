import { ArrowRight, Check, ChevronDown, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPounds } from '../../../shared/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FIELD_WORDS } from '../domain/brief-changes.ts';
import type { BriefPreview, ComparedStop } from '../domain/brief-preview.ts';
import {
  dayOf,
  isPlanUntouched,
  moveOf,
  priceOf,
  signedPounds,
  whenOf,
  whyGoneText,
} from '../domain/difference-words.ts';

/** What the edited brief does to the plan, before anything is stored. */
export function BriefDifference({ preview }: { preview: BriefPreview }) {
  const { stays, moves, goes, comes, lost, relaxations } = preview;
  const news = relaxations.filter(({ isNew }) => isNew);
  return (
    <div className="flex flex-col gap-6">
      <Money preview={preview} />
      {lost.length > 0 ? (
        <Notice>
          <p className="font-semibold">What cannot be kept</p>
          <ul className="flex flex-col gap-1">
            {lost.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {news.length > 0 ? (
        <Notice>
          <p className="font-semibold">What the new brief makes impossible</p>
          <ul className="flex flex-col gap-1">
            {news.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {isPlanUntouched(preview) ? <p>The plan stays exactly as it is.</p> : null}
      <Stops title="Goes" count={goes.length} icon={<Minus aria-hidden="true" className="size-5 text-danger" />}>
        {goes.map((gone) => (
          <Stop key={keyOf(gone.stop)} stop={gone.stop} note={whyGoneText(gone)} isGone />
        ))}
      </Stops>
      <Stops title="Comes" count={comes.length} icon={<Plus aria-hidden="true" className="size-5 text-success" />}>
        {comes.map(({ stop }) => (
          <Stop key={keyOf(stop)} stop={stop} note={`${whenOf(stop)}, ${priceOf(stop)}`} />
        ))}
      </Stops>
      <Stops title="Moves" count={moves.length} icon={<ArrowRight aria-hidden="true" className="size-5 text-link" />}>
        {moves.map(({ from, to }) => (
          <Stop key={keyOf(from)} stop={to} note={moveOf(from, to)} />
        ))}
      </Stops>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
          <Check aria-hidden="true" className="size-5 text-success" />
          Stays ({stays.length})
          <ChevronDown aria-hidden="true" className="size-5 text-soft" />
        </summary>
        <ul className="mt-2 divide-y-2 divide-line border-t-2 border-line">
          {stays.map((stop) => (
            <Stop key={keyOf(stop)} stop={stop} note={whenOf(stop)} />
          ))}
        </ul>
      </details>
    </div>
  );
}

const keyOf = ({ day, startMinute, name }: ComparedStop): string => `${day} ${startMinute} ${name}`;

function Money({ preview: { perPerson, group, groupSize, hotel, effects } }: { preview: BriefPreview }) {
  const isOtherSize = groupSize.before !== groupSize.after;
  return (
    <div className="rounded-card bg-sunken p-5">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Price label="Per person" {...perPerson} />
        <Price
          label={isOtherSize ? `For the group, ${groupSize.before} → ${groupSize.after} people` : 'For the group'}
          {...group}
        />
      </dl>
      {hotel.before === hotel.after ? null : (
        <p className="mt-4">
          Where you stay: {hotel.before ?? 'not planned'} → {hotel.after ?? 'not planned'}
        </p>
      )}
      {effects.length === 0 ? null : (
        <p className="mt-4 text-sm text-soft">
          Each change by itself, per person:{' '}
          {effects
            .map(({ field, deltaPencePerPerson }) => `${FIELD_WORDS[field]} ${signedPounds(deltaPencePerPerson)}`)
            .join(', ')}
          .
        </p>
      )}
    </div>
  );
}

function Price({ label, before, after }: { label: string; before: number; after: number }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        <span className="display text-card">{formatPounds(after)}</span>{' '}
        <span className="text-soft">
          {before === after ? 'as before' : `${signedPounds(after - before)}, was ${formatPounds(before)}`}
        </span>
      </dd>
    </div>
  );
}

function Stops({
  title,
  count,
  icon,
  children,
}: {
  title: string;
  count: number;
  icon: ReactNode;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section>
      <h4 className="flex items-center gap-2 font-semibold">
        {icon}
        {title} ({count})
      </h4>
      <ul className="mt-2 divide-y-2 divide-line border-t-2 border-line">{children}</ul>
    </section>
  );
}

function Stop({ stop, note, isGone = false }: { stop: ComparedStop; note: string; isGone?: boolean }) {
  return (
    <li className="py-2">
      <span className="block font-semibold wrap-break-word">{stop.name}</span>
      <span className="block text-sm text-soft">{isGone ? `${dayOf(stop)}. ${note}` : note}</span>
    </li>
  );
}
