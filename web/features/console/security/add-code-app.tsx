import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { encode } from 'uqr';
import { staffCodeAppAdd } from '#contract/console/keys.ts';
import type { staffCodeAppAsk } from '#contract/console/keys.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { Modal } from '#web/ui/modal.tsx';
import { consoleCall } from '../console-call.ts';
import { CodeForm } from '../sign-in/code-form.tsx';

export type CodeApp = Answer<typeof staffCodeAppAsk>;

/** A picture that phones read: dark squares on white, in both schemes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="c-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

/** Ties an authenticator app: its key as a picture and as text, then a first code of it. */
export function AddCodeApp({ app, onClose }: { app: CodeApp; onClose: () => void }) {
  const t = useTranslations('console.security');
  const { revalidate } = useRevalidator();
  const add = async (code: string) => {
    await consoleCall(staffCodeAppAdd, { body: { sealed: app.sealed, code } });
    await revalidate();
    onClose();
  };
  return (
    <Modal
      open
      size="sm"
      title={t('addAppTitle')}
      description={t('addAppText')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <div className="c-form">
        <QrCode text={app.uri} label={t('qr')} />
        <p className="c-app-key">
          <small>{t('appKey')}</small>
          <code>{app.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <CodeForm send={add} label={t('confirmApp')}>
          <p className="c-hint">{t('firstCode')}</p>
        </CodeForm>
      </div>
    </Modal>
  );
}
