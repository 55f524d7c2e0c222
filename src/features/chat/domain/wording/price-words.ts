import { formatPounds } from '../../../../shared/money.ts';

/** `£12 a person`, or `free`; pence. */
export const perPerson = (pence: number): string => (pence === 0 ? 'free' : `${formatPounds(pence)} a person`);

/** The same of a place whose price is a usual one: `typically £12 a person`. */
export const typically = (pence: number): string => (pence === 0 ? 'free' : `typically ${perPerson(pence)}`);
