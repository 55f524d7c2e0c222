import { CITIES } from '../../../catalogue/cities.ts';
import { CitySchema } from '../../../catalogue/city-schema.ts';
import type { CityCatalogue } from '../../../catalogue/venue.ts';
import { type CityFault, error, warning } from './city-fault.ts';
import { senseFaults } from './city-sense.ts';
import { type CityStrength, cityStrength } from './city-strength.ts';
import { formFaults } from './form-faults.ts';
import { type JsonDocument, readJson, type TextSpot } from './read-json.ts';
import { type TrialOutcome, tryPlans } from './trial-plans.ts';

/** A fault with its place in the file. */
export interface PlacedFault extends TextSpot {
  severity: CityFault['severity'];
  text: string;
}

export interface CityReport {
  /** In the order of the file. */
  faults: readonly PlacedFault[];
  /** The catalogue, when it has no error. */
  city: CityCatalogue | null;
  strength: CityStrength | null;
  trials: readonly TrialOutcome[];
}

/**
 * Everything that can be said about a catalogue before it is used: its form, its sense, and whether real trips can be
 * planned in it. `others` are the cities that its name must not be mistaken for. Never throws on any text.
 */
export function checkCity(text: string, others: readonly CityCatalogue[] = CITIES): CityReport {
  const read = readJson(text);
  if (!read.ok) return failed([{ severity: 'error', ...read.reason }]);
  const document = read.value;
  const doubts = document.doubts.map((doubt) => ({ severity: 'error' as const, ...doubt }));
  const { value } = document;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failed([
      { severity: 'error', line: 1, column: 1, text: 'the file must hold one city: an object in curly brackets' },
    ]);

  // Editors look here for the schema; it is no part of the catalogue.
  const { $schema: _, ...catalogue } = { $schema: null, ...value };
  const faults = [...formFaults(catalogue), ...senseFaults(catalogue, others)];
  const parsed = CitySchema.safeParse(catalogue);
  const isSound = parsed.success && doubts.length === 0 && faults.every(({ severity }) => severity !== 'error');
  if (!isSound) return failed([...doubts, ...placed(faults, document)]);

  const city = parsed.data;
  const trials = tryPlans(city);
  faults.push(...trials.flatMap(trialFaults));
  const isPlannable = faults.every(({ severity }) => severity !== 'error');
  return {
    faults: inOrder(placed(faults, document)),
    city: isPlannable ? city : null,
    strength: cityStrength(city),
    trials,
  };
}

const failed = (faults: readonly PlacedFault[]): CityReport => ({
  faults: inOrder(faults),
  city: null,
  strength: null,
  trials: [],
});

/** One gap in a catalogue may show in every meal of a week. */
const TOLD_MAX = 2;

function trialFaults({ title, isNeeded, relaxations, faults }: TrialOutcome): CityFault[] {
  const at = ['venues'];
  if (faults.length > 0) return [error(at, `${title}: the plan checker refuses the plan: ${faults.join(' ')}`)];
  if (relaxations.length === 0) return [];
  const told = relaxations.slice(0, TOLD_MAX).join(' ');
  const more = relaxations.length > TOLD_MAX ? ` And ${relaxations.length - TOLD_MAX} more like it.` : '';
  const text = `${title} cannot be planned as asked: ${told}${more}`;
  return [isNeeded ? error(at, text) : warning(at, text)];
}

const placed = (faults: readonly CityFault[], { spotOf, keySpotOf }: JsonDocument): PlacedFault[] =>
  faults.map(({ severity, path, isOfKey, text }) => ({
    severity,
    text,
    ...(isOfKey ? keySpotOf(path) : spotOf(path)),
  }));

const inOrder = (faults: readonly PlacedFault[]): PlacedFault[] =>
  faults.toSorted((left, right) => left.line - right.line || left.column - right.column);
