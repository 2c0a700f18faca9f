import type { RefObject } from 'react';
import { useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { BankFilePage } from '#contract/console/debits.ts';
import { bankFileTake } from '#contract/console/debits.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { useAction } from '../use-action.ts';
import { countsOf } from './bank-files.tsx';
import { usePartsText } from './use-parts-text.ts';
import { fileSearch } from './file-link.ts';

const { fileBytes, nameLength } = consoleLimits.debits;

/** Takes a bank's file in, and says what came of it. */
export function TakeFile({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('console.debits');
  const partsText = usePartsText();
  const { busy, run, message } = useAction();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [taken, setTaken] = useState<BankFilePage | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (file: File) => {
    setTaken(null);
    setTooLarge(file.size > fileBytes);
    if (file.size > fileBytes) return;
    const query = { name: file.name.slice(-nameLength) };
    await run(async () => {
      const page = await consoleCall(bankFileTake, { query, body: file });
      setTaken(page);
      await revalidate();
      await navigate(fileSearch(search, page.id), { preventScrollReset: true });
    });
  };
  const error = isTooLarge ? t('tooLarge', { megabytes: fileBytes / 2 ** 20 }) : message;
  return (
    <section className="c-panel c-debits__take" aria-label={t('take')}>
      <input
        ref={input}
        type="file"
        accept=".xml,.camt,.txt,application/xml,text/xml"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('take')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <div className="c-fill">
        <b>{t('takeTitle')}</b>
        <p className="c-hint">{t('takeText')}</p>
      </div>
      <ConsoleButton keys="u" busy={busy} online onClick={() => input.current?.click()}>
        {t('take')}
      </ConsoleButton>
      <div role="status" className="c-debits__result">
        {taken && (
          <p className="c-note">
            {t(taken.is_repeated ? 'repeated' : 'taken', { name: taken.name })}{' '}
            {!taken.is_repeated && partsText(countsOf(taken))}
          </p>
        )}
      </div>
      {error && (
        <p role="alert" className="c-error c-debits__result">
          {error}
        </p>
      )}
    </section>
  );
}
