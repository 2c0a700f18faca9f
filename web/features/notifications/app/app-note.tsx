import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import type { IconName } from '../../../ui/icons/icon.tsx';

interface NoteProps {
  readonly icon: IconName;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** Says something about the app itself, at the lower edge; on phones above the tab bar. */
export function AppNote({ icon, action, children }: NoteProps) {
  return (
    <div className="fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-140 md:bottom-6">
      <Alert icon={icon} action={action} className="shadow-raised">
        {children}
      </Alert>
    </div>
  );
}
