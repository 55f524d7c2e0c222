import { RotateCcw } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { priceChange, pricePerPerson } from '../domain/outline-words.ts';
import { versionTitle } from '../domain/version-words.ts';
import { DifferenceList } from './difference-list.tsx';
import { agoInWords, instantInWords } from './history-time.ts';
import type { Version } from './load-versions.ts';
import { versionDifference } from './version-difference.ts';

export interface HistoryVersionProps {
  version: Version;
  /** The version before it; null for the first. */
  before: Version | null;
  isNewest: boolean;
  nowMs: number;
  /** Null where nothing may change. */
  onRestore: (() => void) | null;
}

/** One version: what it came of, when, what it costs and what it changed. */
export function HistoryVersion({ version, before, isNewest, nowMs, onRestore }: HistoryVersionProps) {
  const { revision, created_at: createdAt } = version;
  return (
    <li className="border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold wrap-break-word">{versionTitle(version)}</h3>
          <p className="text-sm text-soft">
            {`Version ${revision} · `}
            <time dateTime={createdAt}>{`${agoInWords(createdAt, nowMs)} · ${instantInWords(createdAt)}`}</time>
          </p>
        </div>
        {isNewest ? (
          <Badge tone="success">The plan now</Badge>
        ) : onRestore === null ? null : (
          <Button variant="link" aria-label={`Restore version ${revision}`} onClick={onRestore}>
            <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Restore
          </Button>
        )}
      </div>
      <Changes version={version} before={before} />
    </li>
  );
}

function Changes({ version, before }: Pick<HistoryVersionProps, 'version' | 'before'>) {
  const { outline } = version;
  if (outline === null) return null;
  const was = before?.outline ?? null;
  const difference = was && priceChange(was, outline);
  const { lines, areStopsSame } =
    before === null ? { lines: [], areStopsSame: false } : versionDifference(before, version);
  return (
    <div className="mt-2 flex flex-col gap-1.5">
      <p>
        {pricePerPerson(outline)}
        {difference ? <span className="text-soft">{`, ${difference}`}</span> : null}
      </p>
      {lines.length > 0 ? <DifferenceList lines={lines} /> : null}
      {areStopsSame ? <p className="text-soft">Every stop stayed where it was.</p> : null}
    </div>
  );
}
