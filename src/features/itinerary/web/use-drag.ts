import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEscape } from '../../../ui/use-escape.ts';
import { type DropPlace, dropPlace, isSamePlace } from './drop-place.ts';
import { scrollAlong, surfaceIn } from './drop-surface.ts';
import type { StopPart } from './hour-rows.tsx';

export interface Drag {
  part: StopPart;
  fromDay: number;
  to: DropPlace;
}

/** For the element around the buttons of the days and the hours. It outlives the day that is open, as a drag must. */
export interface DragArea {
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

export interface Dragging {
  drag: Drag | null;
  area: DragArea;
  /** A handle was pressed, on the day that is open. */
  onGrab: (part: StopPart, fromDay: number, event: PointerEvent<HTMLElement>) => void;
}

/** A press that moves less is a press. */
const THRESHOLD_PX = 6;
/** So long over the button of another day, and that day opens. */
const OPENS_AFTER_MS = 550;

interface Hold {
  /** A second finger on the page is none of it. */
  pointerId: number;
  part: StopPart;
  fromDay: number;
  fromX: number;
  fromY: number;
  /** From the top of the row to the pointer. */
  grip: number;
  area: HTMLElement | null;
  x: number;
  y: number;
  /** Since when the pointer is over the button of a day. */
  over: { day: number; sinceMs: number } | null;
}

/**
 * Drags a stop to another hour or another day, by mouse, pen or finger. Held over the button of a day it opens that day,
 * to be let go at an hour there; Escape leaves everything as it was, the open day too.
 */
export function useDrag(onOpenDay: (day: number) => void, onDrop: (drag: Drag) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const hold = useRef<Hold | null>(null);
  // The click that ends a drag is none.
  const hasDragged = useRef(false);

  const end = () => {
    hold.current = null;
    setDrag(null);
  };
  const giveUp = () => {
    if (drag !== null) onOpenDay(drag.fromDay);
    end();
  };
  useEscape(drag !== null, giveUp);
  const show = (next: Drag) => setDrag((now) => (now !== null && isSamePlace(now.to, next.to) ? now : next));

  /** Says where the stop would go now, and scrolls or opens a day where the pointer asks for it. */
  const follow = useEffectEvent((nowMs: number) => {
    const held = hold.current;
    if (held === null || held.area === null) return;
    const { area, x, y } = held;
    scrollAlong(area, x, y);
    const next = dragOf(held, area, x, y);
    show(next);
    const { to } = next;
    if (to.on !== 'tab' || to.day === surfaceIn(area).shownDay) held.over = null;
    else if (held.over?.day !== to.day) held.over = { day: to.day, sinceMs: nowMs };
    else if (nowMs - held.over.sinceMs >= OPENS_AFTER_MS) onOpenDay(to.day);
  });

  // By the frame, because a pointer that is held still at the edge or over a day sends nothing.
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function next(nowMs) {
      follow(nowMs);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);

  return {
    drag,
    onGrab: (part, fromDay, event) => {
      hasDragged.current = false;
      if (event.button !== 0) return;
      const row = event.currentTarget.closest('[data-from]');
      if (row === null) return;
      const { clientX: x, clientY: y, pointerId } = event;
      const grip = y - row.getBoundingClientRect().top;
      hold.current = { pointerId, part, fromDay, fromX: x, fromY: y, grip, area: null, x, y, over: null };
    },
    area: {
      onPointerMove: ({ buttons, clientX, clientY, currentTarget, pointerId }) => {
        const held = hold.current;
        if (held?.pointerId !== pointerId) return;
        if (buttons === 0) return end();
        held.x = clientX;
        held.y = clientY;
        if (held.area === null) {
          if (Math.hypot(clientX - held.fromX, clientY - held.fromY) < THRESHOLD_PX) return;
          // The handle goes with its day when another opens; what is around both stays.
          currentTarget.setPointerCapture(pointerId);
          held.area = currentTarget;
          hasDragged.current = true;
        }
        show(dragOf(held, held.area, clientX, clientY));
      },
      onPointerUp: ({ clientX, clientY, pointerId }) => {
        // The click follows at once, if one does: a press of the keyboard later is not swallowed.
        setTimeout(() => {
          hasDragged.current = false;
        });
        const held = hold.current;
        if (held?.pointerId !== pointerId) return;
        end();
        // Of the point itself: what was drawn last may be a frame behind it.
        if (held.area !== null) onDrop(dragOf(held, held.area, clientX, clientY));
      },
      onPointerCancel: ({ pointerId }) => {
        if (hold.current?.pointerId === pointerId) giveUp();
      },
      onClickCapture: (event) => {
        if (!hasDragged.current) return;
        hasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** What is held, and where it would go if it were let go at a point of the window. */
function dragOf({ part, fromDay, grip }: Hold, area: HTMLElement, x: number, y: number): Drag {
  return { part, fromDay, to: dropPlace(surfaceIn(area), { startMinute: part.fromMinute, grip }, x, y) };
}
