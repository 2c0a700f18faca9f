import { linkTo } from '#contract/routes.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import type { ReportProps } from '#web/features/chat/conversation/report-slot.ts';

const ReportDialog = onDemand(
  'people',
  async () => (await import('./report-dialog.tsx')).ReportDialog,
);

/** Reports the other one of a chat, or one of their messages. The member's own page takes it. */
export function ChatReport({ partner, message, onClose }: ReportProps) {
  const { id, name, photo } = partner;
  return (
    <ReportDialog
      member={{ name, photos: photo && !message ? [photo] : [] }}
      about={message}
      action={linkTo('members-id', { id })}
      onClose={onClose}
    />
  );
}
