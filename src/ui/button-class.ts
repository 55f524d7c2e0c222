import { classNames } from './class-names.ts';

/** `poster` is the quiet button over dark art; `link` looks like a link and keeps the target size. */
export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'ghost' | 'danger' | 'poster' | 'link';
export type ButtonSize = 'medium' | 'large' | 'icon';

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full font-semibold no-underline transition-[background-color,border-color,color,translate] duration-150 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-coral text-ink hover:bg-coral-bright',
  secondary: 'border-2 border-content bg-transparent text-content hover:bg-content hover:text-surface',
  accent: 'bg-accent text-on-accent hover:bg-accent-hover',
  ghost: 'bg-transparent text-content hover:bg-sunken',
  danger: 'border-2 border-danger bg-transparent text-danger hover:bg-danger-soft',
  poster: 'border-2 border-cream/80 bg-ink/30 text-cream hover:bg-cream hover:text-ink',
  link: 'px-1! text-link underline underline-offset-4 hover:decoration-2',
};

const SIZE: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-6 py-2 text-base',
  large: 'min-h-14 px-8 py-3 text-lg',
  icon: 'size-11 p-0',
};

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** The classes of a button, for the few places where a router link must look like one. */
export const buttonClass = ({ variant = 'primary', size = 'medium', className }: ButtonLook = {}): string =>
  classNames(BASE, SIZE[size], VARIANT[variant], className);
