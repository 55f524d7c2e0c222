import { Menu, X } from 'lucide-react';
import { BRAND } from '../../shared/brand.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { headerLinks } from './site-links.ts';

const MENU_ID = 'site-menu';

/**
 * The fixed header of the public pages. Both states of the visitor are in the HTML and CSS shows one of them
 * (inline-stub.ts), and the menu of phones is a native popover, so documents need no script for either.
 */
export function SiteHeader() {
  return (
    <header className="on-poster sticky top-0 z-40 bg-ink text-cream shadow-[0_1px_0_oklch(0.4_0.12_297/0.6)]">
      <div className="mx-auto flex h-18 max-w-page items-center gap-3 px-4 sm:gap-6 sm:px-6">
        <a href="/" aria-label={`${BRAND.name} home`} className="-my-2 py-2">
          <Wordmark name={BRAND.name} />
        </a>
        <nav aria-label="Main" className="hidden flex-1 justify-center gap-1 lg:flex">
          {headerLinks().map((link) => (
            <a
              key={link.href}
              href={link.href}
              className="inline-flex min-h-11 items-center rounded-full px-4 font-medium hover:bg-cream/12"
            >
              {link.label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2 lg:ml-0">
          <a
            href="/auth"
            className="when-signed-out hidden min-h-11 items-center rounded-full px-4 font-medium hover:bg-cream/12 sm:inline-flex"
          >
            Sign In
          </a>
          <ButtonLink href="/plan" className="when-signed-out when-roomy px-4! whitespace-nowrap sm:px-6!">
            Let’s Party
          </ButtonLink>
          <ButtonLink href="/dashboard" className="when-signed-in when-roomy px-4! whitespace-nowrap sm:px-6!">
            Dashboard
          </ButtonLink>
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label="Menu"
            className={buttonClass({
              variant: 'ghost',
              size: 'icon',
              className: 'text-cream! hover:bg-cream/12! lg:hidden',
            })}
          >
            <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
          </button>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}

function MobileMenu() {
  return (
    <nav
      id={MENU_ID}
      popover="auto"
      aria-label="Menu"
      className="inset-x-3 top-3 m-0 w-auto rounded-card border border-cream/20 bg-ink-raised p-3 text-cream shadow-float backdrop:bg-ink-deep/60 lg:hidden"
    >
      <div className="flex items-center justify-between pl-3">
        <Wordmark name={BRAND.name} />
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className={buttonClass({ variant: 'ghost', size: 'icon', className: 'text-cream! hover:bg-cream/12!' })}
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </button>
      </div>
      <ul className="mt-2 flex flex-col">
        {headerLinks().map((link) => (
          <li key={link.href}>
            <MenuLink href={link.href} label={link.label} />
          </li>
        ))}
        <li className="when-signed-out mt-2 border-t border-cream/20 pt-2">
          <MenuLink href="/auth" label="Sign In" />
        </li>
      </ul>
    </nav>
  );
}

function MenuLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="flex min-h-12 items-center rounded-control px-3 text-lg font-medium hover:bg-cream/12">
      {label}
    </a>
  );
}
