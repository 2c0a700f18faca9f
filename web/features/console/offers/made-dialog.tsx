import { useTranslations } from 'use-intl';
import { Modal } from '#web/ui/modal.tsx';
import { ConsoleButton, consoleButtonClass } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';

/** A file that the browser has already. */
const fileUrl = (lines: readonly string[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(lines.map((line) => `${line}\r\n`).join(''))}`;

interface MadeProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Codes that were made together, to be taken away. */
export function MadeDialog({ codes, onClose }: MadeProps) {
  const t = useTranslations('console.discounts');
  return (
    <Modal
      open
      title={t('made.title', { count: codes.length })}
      description={t('made.text')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <div className="c-row">
        <a
          data-autofocus
          className={consoleButtonClass({ look: 'primary' })}
          href={fileUrl(['code', ...codes])}
          download="discount-codes.csv"
        >
          <ConsoleIcon name="download-simple" />
          {t('made.download')}
        </a>
        <ConsoleButton look="quiet" onClick={onClose}>
          {t('close')}
        </ConsoleButton>
      </div>
    </Modal>
  );
}
