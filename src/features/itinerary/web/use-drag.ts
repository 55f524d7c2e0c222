import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useEscape } from '../../../ui/use-escape.ts';
import type { StopPart } from './hour-rows.tsx';
import { minuteAtHeight, type PlacedPart, roundStart } from './line-scale.ts';

export interface Drag {
  part: StopPart;
  startMinute: number;
}

export interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** A press that moves less is a press. */
const THRESHOLD_PX = 6;
/** So close to the edge of the window the page scrolls along. */
const EDGE_PX = 120;
const SCROLL_STEP_PX = 14;

interface Hold {
  part: StopPart;
  fromY: number;
  /** From the top of the row to the pointer. */
  grip: number;
  isDragging: boolean;
}

/** Drags a stop along the list of its day, by mouse, pen or finger; Escape leaves everything as it was. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (part: StopPart, startMinute: number) => void,
): { drag: Drag | null; handlersFor: (part: StopPart) => DragHandlers } {
  const [drag, setDrag] = useState<Drag | null>(null);
  const hold = useRef<Hold | null>(null);
  // The click that ends a drag is none.
  const hasDragged = useRef(false);
  const leave = () => {
    hold.current = null;
    setDrag(null);
  };
  useEscape(drag !== null, leave);

  const handlersFor = (part: StopPart): DragHandlers => ({
    onPointerDown: (event) => {
      hasDragged.current = false;
      if (event.button !== 0) return;
      const row = event.currentTarget.closest('[data-from]');
      if (row === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const grip = event.clientY - row.getBoundingClientRect().top;
      hold.current = { part, fromY: event.clientY, grip, isDragging: false };
    },
    onPointerMove: ({ clientY }) => {
      const held = hold.current;
      if (held === null || list.current === null) return;
      if (!held.isDragging && Math.abs(clientY - held.fromY) < THRESHOLD_PX) return;
      held.isDragging = true;
      hasDragged.current = true;
      scrollAlong(clientY);
      const startMinute = roundStart(minuteAtHeight(placedParts(list.current), clientY - held.grip));
      setDrag((now) => (now?.startMinute === startMinute ? now : { part: held.part, startMinute }));
    },
    onPointerUp: () => {
      if (hold.current?.isDragging === true && drag !== null) onDrop(part, drag.startMinute);
      leave();
    },
    onPointerCancel: leave,
    onClickCapture: (event) => {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return { drag, handlersFor };
}

const placedParts = (list: HTMLElement): PlacedPart[] =>
  [...list.querySelectorAll<HTMLElement>('[data-from]')].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { fromMinute: Number(row.dataset.from), toMinute: Number(row.dataset.to), top, bottom };
  });

function scrollAlong(clientY: number): void {
  if (clientY < EDGE_PX) scrollBy({ top: -SCROLL_STEP_PX, behavior: 'instant' });
  if (clientY > innerHeight - EDGE_PX) scrollBy({ top: SCROLL_STEP_PX, behavior: 'instant' });
}
