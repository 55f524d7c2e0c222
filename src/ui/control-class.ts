/** The look shared by every text-like control. 16 px text keeps phones from zooming in. */
export const CONTROL_CLASS =
  'w-full rounded-control border-2 border-edge bg-raised px-4 py-2.5 text-base text-content placeholder:text-soft hover:border-content focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60 min-h-12';
