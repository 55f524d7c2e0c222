import { island } from '../../../platform/browser/islands/island.tsx';
import { PageShell } from '../../../ui/page-shell.tsx';
import { ControlExamples } from './control-examples.tsx';
import { FeedbackExamples } from './feedback-examples.tsx';
import { FieldExamples } from './field-examples.tsx';
import { TokenExamples } from './token-examples.tsx';

/** Every piece of the design system on one page, for whoever builds with it. Development only (/dev). */
export function KitchenSinkScreen() {
  return (
    <PageShell title="Kitchen sink" lead="Every piece the pages are made of. No page invents its own.">
      <div className="flex flex-col gap-16">
        <TokenExamples />
        <ControlExamples />
        <FieldExamples />
        <FeedbackExamples />
      </div>
    </PageShell>
  );
}

export const KitchenSink = island('kitchen-sink', KitchenSinkScreen, 'idle');
