import { ScenePicture } from '../../../ui/scene-picture.tsx';
import { ExampleRow, ExampleSection } from './example-section.tsx';

const PALETTE = [
  ['ink', 'bg-ink'],
  ['indigo', 'bg-indigo'],
  ['plum', 'bg-plum'],
  ['magenta', 'bg-magenta'],
  ['coral', 'bg-coral'],
  ['gold', 'bg-gold'],
  ['cream', 'bg-cream'],
  ['teal', 'bg-teal'],
] as const;

const MEANINGS = [
  ['surface', 'bg-surface text-content'],
  ['raised', 'bg-raised text-content'],
  ['sunken', 'bg-sunken text-content'],
  ['chosen', 'bg-chosen text-content'],
  ['accent', 'bg-accent text-on-accent'],
  ['success', 'bg-success-soft text-success'],
  ['danger', 'bg-danger-soft text-danger'],
] as const;

const SPACES = ['size-1', 'size-2', 'size-3', 'size-4', 'size-6', 'size-8', 'size-12', 'size-16'] as const;

/** Colour, type, spacing and art. */
export function TokenExamples() {
  return (
    <>
      <ExampleSection title="Colour">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {PALETTE.map(([name, swatch]) => (
            <li key={name} className="overflow-hidden rounded-card border border-line bg-raised">
              <div className={`h-20 ${swatch}`} />
              <p className="px-4 py-2 font-semibold">{name}</p>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-3">
          {MEANINGS.map(([name, classes]) => (
            <li key={name} className={`rounded-control border border-line px-4 py-3 font-semibold ${classes}`}>
              {name}
            </li>
          ))}
        </ul>
      </ExampleSection>
      <ExampleSection title="Type">
        <p className="display text-hero">Plan less</p>
        <p className="display text-title">Page title</p>
        <p className="display text-section">Section heading</p>
        <p className="display text-card">Card heading</p>
        <p className="text-lead">A lead paragraph: who, where and when, and a plan for every hour.</p>
        <p className="max-w-prose">
          Body text in Figtree, sixty-five characters a line.{' '}
          <a href="#type-sample" className="text-link underline underline-offset-4">
            Small print below
          </a>
          , <strong>strong</strong> and <em>emphasis</em>.
        </p>
        <p id="type-sample" className="text-sm text-soft">
          Small print, still readable.
        </p>
      </ExampleSection>
      <ExampleSection title="Spacing and corners">
        <ExampleRow title="Steps of 4 px">
          {SPACES.map((size) => (
            <span key={size} className={`bg-coral ${size}`} />
          ))}
        </ExampleRow>
        <ExampleRow title="Corners and shadow">
          <span className="grid h-20 w-36 place-items-center rounded-control border border-line bg-raised">
            control
          </span>
          <span className="grid h-20 w-36 place-items-center rounded-card border border-line bg-raised shadow-card">
            card
          </span>
          <span className="grid h-20 w-36 place-items-center rounded-card bg-raised shadow-float">float</span>
        </ExampleRow>
      </ExampleSection>
      <ExampleSection title="Scenes">
        <ScenePicture
          scene="prague"
          alt="Prague at dusk: the castle above Charles Bridge"
          sizes="(min-width: 80rem) 72rem, 100vw"
          className="aspect-[8/5] w-full rounded-card object-cover"
        />
      </ExampleSection>
    </>
  );
}
