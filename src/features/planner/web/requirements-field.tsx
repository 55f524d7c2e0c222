import { TextareaField } from '../../../ui/textarea-field.tsx';
import { REQUIREMENTS_MAX } from '../domain/trip-brief.ts';
import type { Answers } from '../domain/wizard-answer.ts';

/** What the choices do not say, in the organiser's own words. */
export function RequirementsField({ answers }: { answers: Answers }) {
  const { name, value, error, change } = answers('specialRequirements');
  return (
    <TextareaField
      name={name}
      value={value}
      onChange={(event) => change(event.target.value)}
      label="Special requirements"
      isOptional
      placeholder="Two vegans, one wheelchair, nothing before ten on Sunday …"
      maxLength={REQUIREMENTS_MAX}
      hint={`${value.length}/${REQUIREMENTS_MAX}`}
      error={error}
    />
  );
}
