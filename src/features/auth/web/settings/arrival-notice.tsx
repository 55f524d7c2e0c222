import { useLocation } from 'react-router';
import { Notice } from '../../../../ui/notice.tsx';
import { linkOutcome } from '../../domain/link-outcome.ts';

/** What a link of a mail, or Google, did before it led here. */
export function ArrivalNotice() {
  const { hash } = useLocation();
  const outcome = linkOutcome(hash);
  if (outcome.kind !== 'error' && outcome.kind !== 'half-done') return null;
  return (
    <Notice tone={outcome.kind === 'error' ? 'error' : 'success'}>
      <p>{outcome.message}</p>
    </Notice>
  );
}
