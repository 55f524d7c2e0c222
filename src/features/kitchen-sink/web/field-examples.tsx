import { Beer, Cake, Gem } from 'lucide-react';
import { useState } from 'react';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { NumberStepper } from '../../../ui/number-stepper.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { ExampleSection } from './example-section.tsx';

type Occasion = 'stag' | 'hen' | 'birthday';

/** What one fills in, with a hint, an error and an optional mark. */
export function FieldExamples() {
  const [size, setSize] = useState(8);
  const [occasion, setOccasion] = useState<Occasion | ''>('hen');
  return (
    <ExampleSection title="Form fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Name" placeholder="Sam Taylor" hint="As the group knows you" autoComplete="off" />
        <TextField label="Email" type="email" defaultValue="sam@" error="Invalid email address" autoComplete="off" />
        <SelectField
          label="Destination"
          placeholder="Choose a city"
          options={[
            { value: 'prague', label: 'Prague' },
            { value: 'lisbon', label: 'Lisbon' },
          ]}
        />
        <DateField label="Start date" isOptional />
        <PasswordField label="Password" autoComplete="new-password" />
        <NumberStepper label="Group size" value={size} onChange={setSize} min={1} max={100} />
      </div>
      <TextareaField label="Special requirements" isOptional maxLength={1000} />
      <ChoiceCards
        legend="What are you celebrating?"
        name="occasion"
        columns={3}
        value={occasion}
        onChange={setOccasion}
        choices={[
          { value: 'stag', title: 'Stag do', description: 'One last sensible decision', icon: Beer },
          { value: 'hen', title: 'Hen do', description: 'Bring the sash', icon: Gem },
          { value: 'birthday', title: 'Birthday', description: 'Another lap of the sun', icon: Cake },
        ]}
      />
    </ExampleSection>
  );
}
