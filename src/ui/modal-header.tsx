import { X } from 'lucide-react';
import { Button } from './button.tsx';

/** Title and close button of a dialog or sheet; the title names it to screen readers. */
export function ModalHeader({ titleId, title, onClose }: { titleId: string; title: string; onClose: () => void }) {
  return (
    <header className="flex items-start justify-between gap-4">
      <h2 id={titleId} className="display text-card pt-1.5">
        {title}
      </h2>
      <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose} className="-mt-1 -mr-2 shrink-0">
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </Button>
    </header>
  );
}
