import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TOAST_LIMIT, TOAST_MS, type ToastTone } from './use-toast.ts';

const ICON = { info: Info, success: CircleCheck, error: CircleAlert };
const TONE: Record<ToastTone, string> = {
  info: 'border-line bg-raised text-content',
  success: 'border-success bg-success-soft text-content',
  error: 'border-danger bg-danger-soft text-content',
};

const toneOf = (type: string | undefined): ToastTone => (type === 'success' || type === 'error' ? type : 'info');

/**
 * Shows the messages of useToast; timers stop while a pointer or the keyboard is on them. On phones they stand under the
 * header: the thumb and the box one types in are at the bottom.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={TOAST_MS} limit={TOAST_LIMIT}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 top-20 z-50 flex flex-col gap-3 sm:top-auto sm:bottom-4 sm:left-auto sm:w-96 sm:flex-col-reverse">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const tone = toneOf(toast.type);
    const Icon = ICON[tone];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        data-tone={tone}
        className={classNames(
          'flex items-start gap-3 rounded-card border-2 p-4 shadow-float transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0',
          TONE[tone],
        )}
      >
        <Icon
          aria-hidden="true"
          strokeWidth={1.75}
          className={classNames(
            'mt-0.5 size-5 shrink-0',
            tone === 'error' && 'text-danger',
            tone === 'success' && 'text-success',
          )}
        />
        <Toast.Content className="min-w-0 flex-1">
          <Toast.Title className="font-semibold" />
          <Toast.Description className="text-sm" />
        </Toast.Content>
        <Toast.Close
          aria-label="Close"
          className="-m-2 grid size-10 cursor-pointer place-items-center rounded-full hover:bg-sunken"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
