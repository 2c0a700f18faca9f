import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { BankFilePage, DebitsPage } from '#contract/console/debits.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useKeys } from '../use-keys.ts';
import { useMoment } from '../use-moment.ts';
import { BankFileDetails, BankFileTable } from './bank-files.tsx';
import { NextFile } from './next-file.tsx';
import { RunTable } from './run-table.tsx';
import { TakeFile } from './take-file.tsx';

interface DebitsProps {
  readonly page: DebitsPage;
  /** The bank's file that lies open. */
  readonly file: BankFilePage | null;
}

/** What is collected from bank accounts: the next files, those before, and what banks said. */
export function Debits({ page, file }: DebitsProps) {
  const t = useTranslations('console');
  const moment = useMoment();
  const input = useRef<HTMLInputElement>(null);
  const { creditors, failed } = page;
  // The letter writes the first file that holds anything.
  const first = creditors.find(({ debits, refunds }) => debits + refunds > 0);
  useKeys([{ keys: 'u', text: t('debits.take'), run: () => input.current?.click() }]);
  if (creditors.length === 0) {
    return (
      <ConsolePageBody title={t('pages.debits')}>
        <div className="c-empty">
          <ConsoleIcon name="bank" />
          <b>{t('debits.notYours')}</b>
          <p>{t('debits.notYoursText')}</p>
        </div>
      </ConsolePageBody>
    );
  }
  return (
    <ConsolePageBody
      title={t('pages.debits')}
      actions={
        <span className="c-muted">{t('debits.nextAt', { time: moment(page.next_at) })}</span>
      }
    >
      <div className="c-debits">
        {failed > 0 && (
          <p className="c-note c-note--danger">{t('debits.failed', { count: failed })}</p>
        )}
        {creditors.map((creditor) => (
          <NextFile key={creditor.id} creditor={creditor} isFirst={creditor === first} />
        ))}
        <TakeFile input={input} />
        {file && <BankFileDetails key={file.id} file={file} />}
        <RunTable page={page} />
        <BankFileTable files={page.bank_files} />
      </div>
    </ConsolePageBody>
  );
}
