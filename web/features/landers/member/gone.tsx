import { useTranslations } from 'use-intl';
import { useSite } from '#web/features/site/site-context.ts';
import { Lead } from '../parts/lead.tsx';
import { Join, joinId } from '../parts/join.tsx';
import { Note } from '../parts/note.tsx';
import { SmallPrint } from '../parts/small-print.tsx';

/** Instead of somebody who is not here: a letter that came back, and the way to others. */
export function MemberNotFound() {
  const t = useTranslations('landers.member.gone');
  const { settings } = useSite();
  return (
    <>
      <main id="content">
        <div className="returned wrap">
          <div className="letter" aria-hidden>
            <span className="arrow">↩</span>
          </div>
          <div>
            <h1>{t.rich('title', { em: (chunks) => <em>{chunks}</em> })}</h1>
            <Lead>{t('text', { site: settings.name })}</Lead>
            <div className="act">
              <a href={`#${joinId}`} className="call">
                {t('call')}
              </a>
              <Note className="note" />
            </div>
          </div>
        </div>
        <div className="px-5">
          <Join title={t('join')} className="mx-auto max-w-128" />
        </div>
      </main>
      <SmallPrint drawn={false} />
    </>
  );
}
