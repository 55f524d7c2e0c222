import { ArrowRight, Heart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button-class.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ProgressDots } from '../../../ui/progress-dots.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { ExampleRow, ExampleSection } from './example-section.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'accent', 'secondary', 'ghost', 'danger', 'link'];
const DAYS = ['Friday', 'Saturday', 'Sunday'] as const;
type Day = (typeof DAYS)[number];

/** What one presses: buttons, tabs, steps. */
export function ControlExamples() {
  const [day, setDay] = useState<Day>('Friday');
  const [step, setStep] = useState(2);
  return (
    <ExampleSection title="Controls">
      <ExampleRow title="Buttons">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </ExampleRow>
      <ExampleRow title="Sizes and states">
        <Button size="large">
          Large
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Button>
        <Button isBusy>Busy</Button>
        <Button disabled>Disabled</Button>
        <Button variant="ghost" size="icon" aria-label="Like">
          <Heart aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </Button>
        <ButtonLink href="#controls-end" variant="secondary">
          A link as a button
        </ButtonLink>
      </ExampleRow>
      <div className="on-poster flex flex-wrap items-center gap-4 rounded-card bg-ink p-6 text-cream">
        <Wordmark name="Huzzah" />
        <Button>On a poster</Button>
        <Button variant="poster">Quiet on a poster</Button>
      </div>
      <Tabs
        label="Days"
        value={day}
        onChange={setDay}
        tabs={DAYS.map((value) => ({ value, label: value, isDisabled: value === 'Sunday' }))}
      >
        {DAYS.map((value) => (
          <TabPanel key={value} value={value}>
            <p className="pt-4">What happens on {value}.</p>
          </TabPanel>
        ))}
      </Tabs>
      <div id="controls-end" className="flex max-w-xl flex-col gap-4">
        <ProgressBar percent={(step / 3) * 100} label="How far along" />
        <ProgressDots steps={['Occasion', 'Vibe', 'Place', 'Review']} current={step} onJump={setStep} />
      </div>
    </ExampleSection>
  );
}
