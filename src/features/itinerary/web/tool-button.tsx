import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

export interface ToolButtonProps {
  isOpen: boolean;
  /** Id of what it opens. */
  controls: string;
  onToggle: () => void;
  /** Said after the label to those who do not see what it stands under. */
  about?: string;
  children: ReactNode;
}

/** Opens and closes a panel below it. */
export function ToolButton({ isOpen, controls, onToggle, about, children }: ToolButtonProps) {
  return (
    <Button variant="link" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <span>
        {children}
        {about ? <span className="sr-only"> {about}</span> : null}
      </span>
    </Button>
  );
}
