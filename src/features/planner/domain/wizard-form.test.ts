import { expect, test, vi } from 'vitest';
import { createWizardForm } from './wizard-form.ts';
import { EMPTY_WIZARD } from './wizard-values.ts';

const form = () => createWizardForm(() => '2027-01-01');

test('[W-08] a check shows the first broken rule of each of its fields, and no others', () => {
  const wizard = form();
  wizard.set('destination', 'P');
  expect(wizard.check(['destination', 'groupSize'])).toEqual({
    destination: 'Destination must be at least 2 characters',
  });
  expect(Object.keys(wizard.state().faults)).toEqual(['destination']);
});

test('[W-08] an edit clears the message of its own field only', () => {
  const wizard = form();
  wizard.check();
  expect(Object.keys(wizard.state().faults).sort()).toEqual(['contactEmail', 'destination', 'eventType']);
  wizard.set('destination', 'Pr');
  expect(Object.keys(wizard.state().faults).sort()).toEqual(['contactEmail', 'eventType']);
});

test('a field that has become right loses its message at the next check of its step', () => {
  const wizard = form();
  wizard.check();
  wizard.reset({ ...EMPTY_WIZARD, eventType: 'birthday' });
  expect(wizard.state().faults).toEqual({});
  expect(wizard.check(['eventType'])).toEqual({});
});

test('the screen hears of every change until it stops listening', () => {
  const wizard = form();
  const listener = vi.fn();
  const stop = wizard.subscribe(listener);
  wizard.set('groupSize', null);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(wizard.state().values).toEqual({ ...EMPTY_WIZARD, groupSize: null });
  stop();
  wizard.reset(EMPTY_WIZARD);
  expect(listener).toHaveBeenCalledTimes(1);
});
