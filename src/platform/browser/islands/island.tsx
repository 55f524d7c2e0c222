import type { ComponentType } from 'react';

/**
 * `idle` wakes when the page is quiet, `touch` only when somebody comes near it with a finger or a key, `near` when it
 * is about to scroll into view; the code of that one is not even fetched before.
 */
export type WakeMoment = 'idle' | 'touch' | 'near';

/**
 * Makes a component an island: a document page prints its HTML with a marker, and wake-islands.ts gives it
 * life later. Its props must be JSON, and its fields need ids of their own (ui/field.tsx).
 */
export function island<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  wake: WakeMoment = 'touch',
) {
  return function Island(props: Props) {
    return (
      <div className="contents" data-island={name} data-wake={wake} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    );
  };
}
