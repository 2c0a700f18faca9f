import { Toaster as Sonner } from 'sonner';
import { Icon } from './icons/icon.tsx';
import { Spinner } from './spinner.tsx';

export { toast } from 'sonner';

const classNames = {
  toast: [
    'flex w-full items-center gap-3 rounded-md border border-line-on-dark bg-dark py-3 pr-3 pl-4',
    'font-text text-sm text-on-dark shadow-raised md:w-96',
  ].join(' '),
  content: 'min-w-0 flex-1',
  title: 'font-semibold',
  description: 'text-on-dark-muted',
  icon: 'shrink-0',
  actionButton: [
    'min-h-9 shrink-0 rounded-pill border border-line-on-dark px-4 py-1 font-semibold',
    'pointer-coarse:min-h-11',
  ].join(' '),
  cancelButton: 'min-h-9 shrink-0 rounded-pill px-3 text-on-dark-muted pointer-coarse:min-h-11',
  closeButton: 'order-last grid size-9 shrink-0 place-items-center pointer-coarse:size-11',
};

export type ToasterProps = {
  /** Names the region for screen readers. */
  label: string;
  closeLabel: string;
};

/** Once per page; on phones above the tab bar. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <Sonner
      position="bottom-center"
      containerAriaLabel={label}
      closeButton
      expand
      visibleToasts={2}
      offset={24}
      mobileOffset={{ left: 16, right: 16, bottom: 'calc(88px + env(safe-area-inset-bottom))' }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeLabel }}
      icons={{
        success: <Icon name="check-circle" size="sm" />,
        info: <Icon name="info" size="sm" />,
        warning: <Icon name="warning" size="sm" />,
        error: <Icon name="warning-circle" size="sm" />,
        loading: <Spinner size="sm" />,
        close: <Icon name="x" size="xs" />,
      }}
    />
  );
}
