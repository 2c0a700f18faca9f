import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { useKeys } from '../use-keys.ts';
import { NEEDS_ID } from './moderated.ts';
import { useNeeds } from './use-needs.ts';

/** A phone shows these first. */
const FIRST = 3;

/** What waits for whoever looks, as it changes; a number opens it. */
export function NeedsPanel() {
  const t = useTranslations('console.overview');
  const navigate = useNavigate();
  const [areAll, setAll] = useState(false);
  const needs = useNeeds();
  const urgent = needs.filter(({ isLate }) => isLate).length;
  useKeys(
    needs.map(({ text, to }, index) => ({
      keys: String(index + 1),
      text: t('open', { name: text }),
      run: () => void navigate(to),
    })),
  );
  return (
    <section className="c-panel c-needs c-overview__needs" aria-labelledby={NEEDS_ID}>
      <div className="c-panel__head">
        <h2 id={NEEDS_ID}>{t('needs')}</h2>
        {urgent > 0 && (
          <span className="c-status c-status--bad">{t('urgent', { count: urgent })}</span>
        )}
        <span className="c-fill" />
        {needs.length > 0 && (
          <small className="c-needs__keys">
            {t.rich('opens', {
              first: () => <Keys>1</Keys>,
              last: () => <Keys>{String(needs.length)}</Keys>,
            })}
          </small>
        )}
        {needs.length > FIRST && (
          <button type="button" className="c-link c-needs__more" onClick={() => setAll(!areAll)}>
            {areAll ? t('fewerNeeds') : t('all', { count: needs.length })}
          </button>
        )}
      </div>
      {needs.length === 0 ? (
        <div className="c-empty">
          <ConsoleIcon name="check" />
          <b>{t('calm')}</b>
          <p>{t('calmText')}</p>
        </div>
      ) : (
        <ol className={cx('c-needs__list', areAll && 'c-needs__list--all')}>
          {needs.map(({ id, icon, text, note, age, ageNote, isLate, to }, index) => (
            <li key={id}>
              <Link to={to}>
                <span className={cx('c-needs__icon', isLate && 'c-needs__icon--late')}>
                  <ConsoleIcon name={icon} />
                </span>
                <span className="c-fill">
                  <b>{text}</b>
                  <small>{note}</small>
                </span>
                <span className="c-needs__age">
                  <b className={cx(isLate && 'c-needs__late')}>{age}</b>
                  <small>{ageNote}</small>
                </span>
                <Keys>{String(index + 1)}</Keys>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
