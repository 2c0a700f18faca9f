import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { HeldPicture } from '../reviews/held-picture.tsx';
import { useStaff } from '../session.ts';
import { useMoment } from '../use-moment.ts';

interface PicturePanelProps {
  readonly picture: CaseView['pictures'][number];
  /** Whose picture it is. */
  readonly name: string;
}

/** A picture that a moderator called unlawful, who did and when. */
export function PicturePanel({ picture, name }: PicturePanelProps) {
  const t = useTranslations('console.case.picture');
  const moment = useMoment();
  const { id: me } = useStaff();
  const { kind, filename, colour, secured_by: by, secured_at: at, released_at } = picture;
  const hidden = () => {
    if (released_at !== null) return t('released', { time: moment(released_at) });
    return t(by.id === me ? 'own' : 'gone');
  };
  return (
    <section className="c-panel" aria-label={t(`kinds.${kind}`)}>
      <div className="c-panel__head">
        <h2>{t(`kinds.${kind}`)}</h2>
        {released_at === null && <span className="c-status c-status--bad">{t('hidden')}</span>}
        <span className="c-fill" />
        <small>
          <time dateTime={at}>{moment(at)}</time>
        </small>
      </div>
      <p className="c-words">{t('securedBy', { name: by.name })}</p>
      {filename === null ? (
        <p className="c-words c-muted">{hidden()}</p>
      ) : (
        <HeldPicture name={filename} colour={colour} alt={t('alt', { name })} />
      )}
    </section>
  );
}
