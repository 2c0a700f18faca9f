import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsoleButton } from '../console-button.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The codes were kept, and are not shown again. */
  readonly onKept: () => void;
}

/** New recovery codes, shown once: copied or saved as a file. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations('console.recovery');
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="c-codes">
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="c-row c-codes__buttons">
        <ConsoleButton small icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {t(isCopied ? 'copied' : 'copy')}
        </ConsoleButton>
        <a
          className="c-button c-button--small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('file')}
        >
          {t('save')}
        </a>
        <span className="c-fill" />
        <ConsoleButton small look="dark" onClick={onKept}>
          {t('kept')}
        </ConsoleButton>
      </div>
    </div>
  );
}
