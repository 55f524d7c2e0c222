import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { RetryNotice } from '../../../../ui/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx';
import { useBusy } from '../../../../ui/use-busy.ts';
import { useToast } from '../../../../ui/use-toast.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-code-commands.ts';
import { RecoveryCodeSheet } from './recovery-code-sheet.tsx';

/** So few that a new set is advised. */
const FEW = 3;

/** How many codes are left for the day the phone is lost, and how to get new ones. */
export function RecoveryCodes({ userId, email }: { userId: string; email: string }) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const queries = useQueryClient();
  // Beside the account, so that whatever changes the account has them counted again.
  const queryKey = ['account', userId, 'recovery-codes'];
  const count = useQuery({ queryKey, queryFn: countRecoveryCodes });
  const [isAsking, setIsAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = async () => {
    const made = await run(makeRecoveryCodes);
    setIsAsking(false);
    if (made.error) show({ title: 'No new codes', description: made.error.message, tone: 'error' });
    else setCodes(made.codes);
    await queries.invalidateQueries({ queryKey });
  };
  const ask = async () => {
    // "None left" may be old: codes were made since, by the dialog that just closed or in another tab.
    const left = count.data === 0 ? (await run(() => count.refetch())).data : count.data;
    if (left === 0) await make();
    else setIsAsking(true);
  };
  return (
    <div className="flex w-full flex-col items-start gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">Recovery codes</h3>
      {count.isPending ? (
        <SkeletonGroup label="Counting your recovery codes" className="w-full">
          <Skeleton className="h-8" />
        </SkeletonGroup>
      ) : null}
      {count.isError ? (
        <RetryNotice isBusy={count.isFetching} onRetry={() => void count.refetch()}>
          We could not count your recovery codes.
        </RetryNotice>
      ) : null}
      {count.data === undefined ? null : <p>{leftWords(count.data)}</p>}
      <Button variant="secondary" isBusy={isBusy} onClick={() => void ask()}>
        Make new codes
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Make new recovery codes?"
        actions={
          <>
            <Button variant="ghost" onClick={() => setIsAsking(false)}>
              Keep the old ones
            </Button>
            <Button isBusy={isBusy} onClick={() => void make()}>
              Make new codes
            </Button>
          </>
        }
      >
        <p>The ones you saved before stop working at once.</p>
      </Dialog>
      <Dialog isOpen={codes !== null} onClose={() => setCodes(null)} title="Save your recovery codes">
        {codes === null ? null : <RecoveryCodeSheet email={email} codes={codes} />}
        <Button onClick={() => setCodes(null)}>I have saved them</Button>
      </Dialog>
    </div>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'None left. Make new ones, or a lost phone locks you out.';
  const words = left === 1 ? 'One code is left' : `${left} codes are left`;
  return left <= FEW ? `${words}. Better make new ones soon.` : `${words}.`;
}
