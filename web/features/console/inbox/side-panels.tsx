import { useTranslations } from 'use-intl';
import type { InboxChat } from '#contract/console/inbox.ts';
import { localeNames } from '#contract/locales.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { StaffInitials } from '../staff-initials.tsx';
import { useMoment } from '../use-moment.ts';
import { InboxPicture } from './inbox-picture.tsx';

interface SideProps {
  readonly chat: InboxChat;
  readonly interestNames: Readonly<Record<string, string>>;
}

/** What is known of the member here, and that nobody is to be kept writing. */
export function MemberSide({ chat: { member }, interestNames }: SideProps) {
  const t = useTranslations('console.inbox');
  const moment = useMoment();
  const facts: readonly (readonly [string, string])[] = [
    [t('interests'), member.interests.map((id) => interestNames[id] ?? id).join(', ') || '–'],
    [t('since'), moment(member.since, 'day')],
    [t('spentMonth'), t('credits', { count: member.spent_month })],
    [t('spent'), t('credits', { count: member.spent })],
    [t('language'), localeNames[member.language]],
  ];
  return (
    <section aria-label={t('member')}>
      <div className="c-inbox__who">
        <InboxPicture photo={member.photo} large />
        <div>
          <b>{t('nameAge', { name: member.name, age: member.age })}</b>
          {member.place && <small>{member.place}</small>}
          <span className="c-row">
            {member.premium && <span className="c-status c-status--rose">{t('premium')}</span>}
            <span className="c-status c-status--line">{t('realMember')}</span>
          </span>
        </div>
      </div>
      <dl className="c-inbox__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(member.let_go || member.real_chats > 0) && (
        <p className="c-inbox__care">
          <ConsoleIcon name="heart" />
          {member.let_go ? t('letGo') : t('realChats', { count: member.real_chats })}
        </p>
      )}
    </section>
  );
}

/** As whom one writes. */
export function ProfileSide({ chat: { profile } }: Pick<SideProps, 'chat'>) {
  const t = useTranslations('console');
  const moment = useMoment();
  const { made_by: by, made_at: at } = profile;
  return (
    <section aria-label={t('inbox.profile')}>
      <div className="c-inbox__who">
        <InboxPicture photo={profile.photo} large label={t('fictional.label')} />
        <div>
          <b>{t('inbox.nameAge', { name: profile.name, age: profile.age })}</b>
          {by && <small>{t('inbox.writtenBy', { name: by.name, date: moment(at, 'day') })}</small>}
          <span className="c-status c-status--plum">{t('fictional.label')}</span>
        </div>
      </div>
      <dl className="c-inbox__facts">
        <div className="c-inbox__words">
          <dt>{t('inbox.story')}</dt>
          <dd>{profile.story || '–'}</dd>
        </div>
        <div className="c-inbox__words">
          <dt>{t('inbox.voice')}</dt>
          <dd>{profile.voice || '–'}</dd>
        </div>
        <div>
          <dt>{t('inbox.never')}</dt>
          <dd>{t('inbox.neverText')}</dd>
        </div>
      </dl>
    </section>
  );
}

interface NotesProps {
  readonly notes: InboxChat['notes'];
  readonly onAdd: () => void;
}

export function NotesSide({ notes, onAdd }: NotesProps) {
  const t = useTranslations('console.inbox');
  const moment = useMoment();
  return (
    <section aria-labelledby="inbox-notes">
      <div className="c-row">
        <h2 id="inbox-notes">{t('notes')}</h2>
        <span className="c-fill" />
        <ConsoleButton small look="quiet" icon="plus" keys="n" onClick={onAdd}>
          {t('note')}
        </ConsoleButton>
      </div>
      {notes.length === 0 && <p className="c-muted">{t('noNotes')}</p>}
      <ul className="c-inbox__notes">
        {notes.map(({ id, by, text, at }) => (
          <li key={id}>
            <StaffInitials name={by.name} />
            <p>
              {text} <small>{moment(at)}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
