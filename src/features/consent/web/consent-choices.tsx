import { buttonClass } from '../../../ui/button-class.ts';

/**
 * Accept and Reject, alike in size and weight. The first script of every page listens for them (app/inline-stub.ts), so
 * they work at once, on documents and app pages, and no press is lost.
 */
export function ConsentChoices() {
  const look = buttonClass({ variant: 'secondary', className: 'px-5! max-sm:flex-1' });
  return (
    <>
      <button type="button" data-consent-choice="rejected" className={look}>
        Reject
      </button>
      <button type="button" data-consent-choice="accepted" className={look}>
        Accept
      </button>
    </>
  );
}
