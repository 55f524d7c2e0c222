import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SpotPicture } from '../../../ui/spot-picture.tsx';
import type { ShownPrice } from '../domain/shown-price.ts';

export interface TicketCardProps {
  spot: string;
  type: string;
  title: string;
  /** Rating, area, how long: small print under the title. */
  facts: ReactNode;
  description: ReactNode;
  price: ShownPrice;
  href: string;
  linkLabel: string;
}

/** A priced thing as a ticket: what it is above the tear, what it costs and how to get it on the stub. */
export function TicketCard({ spot, type, title, facts, description, price, href, linkLabel }: TicketCardProps) {
  return (
    <li className="min-w-0 [filter:drop-shadow(0_6px_14px_#170b3f24)]">
      <article className="ticket flex h-full flex-col overflow-hidden rounded-card bg-raised text-content [--tear:calc(100%-5rem)]">
        <div className="flex flex-1 flex-wrap content-start items-start gap-x-4 p-4 sm:block sm:p-0">
          <SpotPicture spot={spot} className="max-w-26 rounded-control sm:max-w-full sm:rounded-none" />
          <div className="min-w-0 flex-[1_8rem] sm:px-5 sm:pt-4">
            <p className="text-sm font-semibold text-link">{type}</p>
            <h3 className="mt-0.5 display text-card">{title}</h3>
            <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">{facts}</div>
          </div>
          <p className="mt-3 w-full sm:px-5 sm:pb-4">{description}</p>
        </div>
        <div className="mx-4 flex min-h-20 flex-wrap items-center justify-between gap-x-3 border-t-2 border-dashed border-line sm:mx-5">
          <p className="leading-tight">
            <span className="whitespace-nowrap">
              {price.isFrom ? <span className="text-sm text-soft">From </span> : null}
              <strong className="display text-card">{price.figure}</strong>
            </span>{' '}
            {price.unit === '' ? null : <span className="block text-sm text-soft">{price.unit}</span>}
          </p>
          <a
            href={href}
            data-track={linkLabel}
            className="group inline-flex min-h-11 items-center gap-1.5 font-semibold whitespace-nowrap text-link underline-offset-4 hover:underline"
          >
            {linkLabel}
            <span className="sr-only">{` for ${title}`}</span>
            <ArrowRight
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 transition-transform duration-150 group-hover:translate-x-1"
            />
          </a>
        </div>
      </article>
    </li>
  );
}
