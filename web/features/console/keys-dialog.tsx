import { useTranslations } from 'use-intl';
import { useStore } from '#web/lib/use-store.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Keys } from './keys.tsx';
import type { KeyAction, KeyPlace } from './use-keys.ts';
import { shownKeys, useLetterKeys } from './use-keys.ts';

function KeyList({ title, actions }: { title: string; actions: readonly KeyAction[] }) {
  if (actions.length === 0) return null;
  return (
    <section className="c-keylist">
      <h3>{title}</h3>
      <dl>
        {actions.map(({ keys, text }) => (
          <div key={keys}>
            <dt>{text}</dt>
            <dd>
              <span className="sr-only">{keys}</span>
              <Keys>{keys}</Keys>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The keys of the screen at hand, and the switch for those who want no single letters. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('console.keys');
  const groups = useStore(shownKeys);
  const [areOn, setOn] = useLetterKeys();
  const of = (wanted: KeyPlace) =>
    groups.filter(({ place }) => place === wanted).flatMap(({ actions }) => actions());
  return (
    <Modal open title={t('title')} onClose={onClose} closeLabel={t('close')}>
      <KeyList title={t('here')} actions={of('here')} />
      <KeyList title={t('everywhere')} actions={of('everywhere')} />
      <label className="c-check">
        <input type="checkbox" checked={areOn} onChange={({ target }) => setOn(target.checked)} />
        <span>
          {t('letters')}
          <small>{t('lettersHint')}</small>
        </span>
      </label>
    </Modal>
  );
}
