/** The look of a row that `fadeSides` watches: it has no scroll bar, and where it goes on beyond its edge it fades out. */
export const FADING_ROW =
  'overflow-x-auto [scrollbar-width:none] scroll-px-10 [--before:0px] [--after:0px] data-[more~=before]:[--before:2.5rem] data-[more~=after]:[--after:2.5rem] [mask-image:linear-gradient(to_right,transparent,#000_var(--before),#000_calc(100%-var(--after)),transparent)]';

/** A part of a pixel is left over where a browser rounds. */
const SPARE_PX = 1;

/**
 * The ref of a row that scrolls sideways, of class FADING_ROW: keeps said on it, as `data-more`, at which of its sides
 * (before, after) there is more than is seen. A row that is cut off sharply looks as if it ended there.
 */
export function fadeSides(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined;
  const look = () => {
    const after = row.scrollWidth - row.clientWidth - row.scrollLeft;
    const sides = [row.scrollLeft > SPARE_PX ? 'before' : '', after > SPARE_PX ? 'after' : ''];
    row.dataset.more = sides.join(' ').trim();
  };
  const sizes = new ResizeObserver(look);
  const watchAll = () => {
    for (const part of [row, ...row.children]) sizes.observe(part);
    look();
  };
  const parts = new MutationObserver(watchAll);
  parts.observe(row, { childList: true });
  row.addEventListener('scroll', look, { passive: true });
  watchAll();
  return () => {
    parts.disconnect();
    sizes.disconnect();
    row.removeEventListener('scroll', look);
  };
}
