import { useTranslations } from 'use-intl';
import { Lead } from '../parts/lead.tsx';
import { joinId } from '../parts/join.tsx';
import { Note } from '../parts/note.tsx';
import { SmallPrint } from '../parts/small-print.tsx';
import { About } from './about.tsx';
import { JoinMember } from './join-member.tsx';
import type { MemberLanderProps } from './member-design.ts';
import { Portrait } from './portrait.tsx';
import { MessageBox } from './message-box.tsx';

/** A sheet of paper half out of its envelope, whose stamp is the portrait. */
export function LetterLander({ variant, member }: MemberLanderProps<'landing'>) {
  const t = useTranslations('landers.member');
  const { name, place } = member;
  return (
    <>
      <main id="content">
        <div className="desk wrap">
          <div className="head">
            <h1>{t.rich(`${variant}.title`, { name, em: (chunks) => <em>{chunks}</em> })}</h1>
            <Lead>{t(`${variant}.text`)}</Lead>
            <About member={member} />
          </div>
          <div className="post">
            <div className="paper">
              <p className="dear">{t(`${variant}.dear`, { name })}</p>
              <MessageBox member={member} rows={3} />
            </div>
            <div className="envelope">
              <p className="address" aria-hidden>
                <span>{name}</span>
                {place && <span>{place}</span>}
              </p>
              <div className="postmark" aria-hidden />
              <div className="stamp">
                <Portrait member={member} sizes="9rem" />
              </div>
            </div>
          </div>
          <div className="act">
            <a href={`#${joinId}`} className="call">
              {t(`${variant}.call`)}
            </a>
            <Note className="note" />
          </div>
        </div>
        <div className="px-5">
          <JoinMember member={member} className="mx-auto max-w-128" />
        </div>
      </main>
      <SmallPrint drawn={false} />
    </>
  );
}
