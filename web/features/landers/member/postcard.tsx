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

const courses = ['starter', 'main', 'dessert'] as const;

function Courses() {
  const t = useTranslations('landers.member.menu');
  return (
    <ol className="courses">
      {courses.map((course) => (
        <li key={course}>{t(course)}</li>
      ))}
    </ol>
  );
}

/** A card with a picture on one side and the form on the other. The address turns it: no script does. */
export function Postcard({ variant, member }: MemberLanderProps<'landing3'>) {
  const t = useTranslations('landers.member');
  const { name, place } = member;
  return (
    <>
      <main id="content" className="table wrap" data-variant={variant}>
        <div id="front" className="front">
          <Portrait
            member={member}
            sizes="(width < 992px) calc(100vw - 4rem), 30rem"
            className="picture"
          />
          <div className="side">
            <h1>{t.rich(`${variant}.title`, { name, em: (chunks) => <em>{chunks}</em> })}</h1>
            <Lead>{t(`${variant}.text`)}</Lead>
            {variant === 'menu' && <Courses />}
            <About member={member} />
            <div className="act">
              <a href={`#${joinId}`} className="call">
                {t(`${variant}.call`)}
              </a>
              <Note className="note" />
            </div>
          </div>
        </div>
        <div className="back">
          <JoinMember member={member} className="card">
            <div className="message">
              <p className="to" aria-hidden>
                {[name, place].filter(Boolean).join(', ')}
              </p>
              <MessageBox member={member} rows={6} />
            </div>
          </JoinMember>
          <p className="turn">
            <a href="#front">{t(`${variant}.back`)}</a>
          </p>
        </div>
      </main>
      <SmallPrint drawn={false} />
    </>
  );
}
