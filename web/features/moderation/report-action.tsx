import { useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ignore } from '#web/lib/ignore.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import type { Reported, ReportDialogProps } from './report-dialog.tsx';

const loadDialog = () => import('./report-dialog.tsx');

/** The questions of a report, which are loaded when somebody means to file one. */
export const useReportDialog = (member: Reported) => {
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null);
  return {
    prepare: () => void loadDialog().catch(ignore),
    open: () => {
      loadDialog().then(
        ({ ReportDialog }) => setDialog(() => ReportDialog),
        () => location.assign(linkTo('complaints')),
      );
    },
    dialog: Dialog && <Dialog member={member} onClose={() => setDialog(null)} />,
  };
};

/** Reports a member or one of their photos; without scripts the page for complaints takes it. */
export function ReportAction({ member }: { member: Reported }) {
  const t = useTranslations('people.report');
  const { prepare, open: openDialog, dialog } = useReportDialog(member);
  return (
    <>
      <Link
        to={linkTo('complaints')}
        className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), 'text-text-muted')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          event.preventDefault();
          openDialog();
        }}
      >
        <Icon name="flag" size="sm" />
        {t('action')}
      </Link>
      {dialog}
    </>
  );
}
