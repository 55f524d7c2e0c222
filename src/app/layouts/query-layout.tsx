import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../../platform/browser/query-client.ts';

/** Gives the pages below the cache of what they read; pages that read nothing do not load it. */
export default function QueryLayout() {
  return (
    <QueryClientProvider client={queryClient()}>
      <Outlet />
    </QueryClientProvider>
  );
}
