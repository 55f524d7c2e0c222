import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SessionProvider } from './session-provider.tsx';
import { useSession } from './use-session.ts';

function Greeting() {
  const { user, isLoading } = useSession();
  return createElement('p', null, isLoading ? 'loading' : (user?.email ?? 'nobody'));
}

describe('the session of the visitor', () => {
  it('[A-10] is refused outside its provider', () => {
    expect(() => renderToString(createElement(Greeting))).toThrow('useSession must be used inside SessionProvider');
  });

  it('[A-10] is loading, and not signed out, until the browser has read it', () => {
    expect(renderToString(createElement(SessionProvider, null, createElement(Greeting)))).toBe('<p>loading</p>');
  });
});
