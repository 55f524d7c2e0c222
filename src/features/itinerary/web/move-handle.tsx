import { GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { StopPart } from './hour-rows.tsx';

/** By it the keyboard comes back when what the button opened is closed. */
export const moveButtonId = (part: StopPart): string => `move-${part.entry.slot.id}`;

export interface MoveHandleProps {
  part: StopPart;
  isDisabled: boolean;
  /** Asked for by a press, as by the keyboard: dragging is one way to move, not the only one. */
  onPress: () => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/** Drags its stop to another hour or day; pressed, it asks where to. The page does not scroll while a finger is on it. */
export function MoveHandle({ part, isDisabled, onPress, onGrab }: MoveHandleProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      id={moveButtonId(part)}
      aria-label={`Move ${part.entry.activity?.name ?? ''}`}
      disabled={isDisabled}
      onClick={onPress}
      onPointerDown={onGrab}
      className="touch-none"
    >
      <GripVertical aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </Button>
  );
}
