import type { GuideReason } from '../../../catalogue/activity-guide.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ReasonIcon } from './reason-icon.tsx';

/** Three or four reasons side by side, each with its icon. */
export function ReasonList({ reasons }: { reasons: readonly GuideReason[] }) {
  return (
    <ul
      className={classNames(
        'grid gap-x-10 gap-y-9 sm:grid-cols-2',
        reasons.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {reasons.map(({ icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 sm:block">
          <ReasonIcon name={icon} />
          <div className="sm:mt-4">
            <h3 className="display text-card">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
