import { useTranslations } from 'use-intl';
import { Figure } from '../parts/figure.tsx';
import { joinId } from '../parts/join.tsx';

export type Writer =
  | ('baker' | 'walker' | 'reader')
  | ('cyclist' | 'gardener' | 'dancer')
  | ('cook' | 'maker' | 'singer');

/** Something small that somebody might have written. Signed by what they do: it is nobody's name. */
export function Post({ by, first }: { by: Writer; first: boolean }) {
  const t = useTranslations('landers.socialnetwork');
  const whoId = `by-${by}`;
  return (
    <li>
      <p className="when">{t(`posts.${by}.when`)}</p>
      <article className="post" aria-labelledby={whoId}>
        <Figure name={by} main={first} />
        <div className="says">
          <p className="who">
            <b id={whoId}>{t(`posts.${by}.who`)}</b>
            {t('example')}
          </p>
          <p className="text">{t(`posts.${by}.text`)}</p>
          <a href={`#${joinId}`} aria-describedby={whoId}>
            {t('answer')}
          </a>
        </div>
      </article>
    </li>
  );
}
