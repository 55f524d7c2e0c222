import { expect, test } from 'vitest';
import { pageViewEvents } from './content-groups.ts';

test('[T-01] the home page is the content group home', () => {
  expect(pageViewEvents('/')).toEqual([{ event: 'page_view', path: '/', content_group: 'home', sub_group: null }]);
});

test('[T-01] the first two segments are the group and the sub-group', () => {
  expect(pageViewEvents('/dashboard/trips')).toEqual([
    { event: 'page_view', path: '/dashboard/trips', content_group: 'dashboard', sub_group: 'trips' },
  ]);
});

test('[T-01] a city records a view of the destination, an activity one of its type', () => {
  expect(pageViewEvents('/cities/prague')[1]).toEqual({ event: 'destination_view', destination: 'prague' });
  expect(pageViewEvents('/activities/stag-do')[1]).toEqual({ event: 'activity_view', activity_type: 'stag-do' });
});

test('what stands deeper in an address is never recorded', () => {
  expect(JSON.stringify(pageViewEvents('/trips/7/secret-token'))).not.toContain('secret');
});
