import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { priceChange, pricePerPerson } from '../domain/outline-words.ts';
import { tripPath } from '../domain/trip-path.ts';
import type { VersionRefused } from './change-version.ts';
import { DifferenceList } from './difference-list.tsx';
import { instantInWords } from './history-time.ts';
import type { Version } from './load-versions.ts';
import type { VersionChanging } from './use-version-change.ts';
import { versionDifference } from './version-difference.ts';

export interface HistoryRestoreProps {
  bookingId: string;
  version: Version;
  /** The plan as it stands. */
  now: Version;
  changing: VersionChanging;
  onRestored: (revision: number) => void;
  onClose: () => void;
}

/** Asks before an older version comes back, and shows what that does to the plan. */
export function HistoryRestore({ bookingId, version, now, changing, onRestored, onClose }: HistoryRestoreProps) {
  const [refused, setRefused] = useState<VersionRefused | null>(null);
  const restore = async () => {
    setRefused(null);
    const result = await changing.send(now.revision, { kind: 'restore', revision: version.revision });
    if (result.ok) onRestored(result.value);
    else setRefused(result.reason);
  };
  const isConflict = refused?.isConflict === true;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Restore version ${version.revision}?`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep the plan
          </Button>
          {isConflict ? (
            <Link to={tripPath(bookingId)} className={buttonClass()}>
              See the newest plan
            </Link>
          ) : (
            <Button isBusy={changing.isBusy} onClick={() => void restore()}>
              Restore
            </Button>
          )}
        </>
      }
    >
      <p>{`The plan becomes what it was on ${instantInWords(version.created_at)}. The one you have now stays in the history.`}</p>
      {isConflict ? null : <Preview version={version} now={now} />}
      {refused ? (
        <Notice tone="error">
          <p>{refused.words}</p>
        </Notice>
      ) : null}
    </Dialog>
  );
}

function Preview({ version, now }: Pick<HistoryRestoreProps, 'version' | 'now'>) {
  if (version.outline === null || now.outline === null) return null;
  const { lines, areStopsSame } = versionDifference(now, version);
  const difference = priceChange(now.outline, version.outline);
  return (
    <>
      <p className="font-semibold">
        {difference
          ? `${pricePerPerson(version.outline)}, ${difference} than now`
          : `Still ${pricePerPerson(version.outline)}`}
      </p>
      {lines.length > 0 ? <DifferenceList isWhole lines={lines} /> : null}
      {areStopsSame ? <p>Every stop stays where it is; what is pinned may differ.</p> : null}
    </>
  );
}
