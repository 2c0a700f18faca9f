import { useTranslations } from 'use-intl';
import { Lead } from '../parts/lead.tsx';
import { joinId } from '../parts/join.tsx';
import { Note } from '../parts/note.tsx';
import { SmallPrint } from '../parts/small-print.tsx';
import { About } from './about.tsx';
import { Cup } from './cup.tsx';
import { JoinMember } from './join-member.tsx';
import type { MemberLanderProps } from './member-design.ts';
import { Portrait } from './portrait.tsx';
import { MessageBox } from './message-box.tsx';

/** Somebody at one side, a second cup at the other, and what you would say in between. */
export function Scene({ variant, member }: MemberLanderProps<'landing2'>) {
  const t = useTranslations('landers.member');
  const { name } = member;
  return (
    <>
      <main id="content">
        <div className="scene" data-variant={variant}>
          <div className="them">
            <Portrait member={member} sizes="(width < 992px) 100vw, 46vw" />
          </div>
          <div className="you">
            <h1>{t.rich(`${variant}.title`, { em: (chunks) => <em>{chunks}</em> })}</h1>
            <Lead>{t(`${variant}.text`, { name })}</Lead>
            <About member={member} />
            <div className="bubble">
              <MessageBox member={member} rows={2} />
            </div>
            <a href={`#${joinId}`} className="call">
              {t(`${variant}.call`)}
            </a>
            <Note className="note" />
          </div>
          <div className="between" aria-hidden>
            <Cup />
            <Cup />
          </div>
        </div>
        <div className="px-5 pt-16">
          <JoinMember member={member} className="mx-auto max-w-128" />
        </div>
      </main>
      <SmallPrint drawn={false} />
    </>
  );
}
