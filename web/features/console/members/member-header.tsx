import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MemberPage } from '#contract/console/member-views.ts';
import { DropdownItem } from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { MemberAvatar } from '../cases/case-parts.tsx';
import { MemberStatus } from '../cases/member-panels.tsx';
import { ConsoleButton, consoleButtonClass } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { MEMBERS_PATH } from '../pages.ts';
import { SiteName } from '../site-name.tsx';
import { useMoment } from '../use-moment.ts';
import type { Task } from './member-dialogs.tsx';
import { usePlaceName } from './member-table.tsx';
import { useRights } from './use-rights.ts';

/** Leads to the list that the member was opened from, with the same filters. */
export const useListLink = (): string => MEMBERS_PATH + useLocation().search;

export function MemberCrumb({ member }: { member: MemberPage }) {
  const t = useTranslations('console.pages');
  return (
    <>
      <Link className="c-crumb" to={useListLink()}>
        {t('members')}
      </Link>
      <ConsoleIcon name="caret-right" size="s" />
      <MemberAvatar member={member} />
    </>
  );
}

/** What a member is, where, and since when. */
export function MemberFacts({ member }: { member: MemberPage }) {
  const t = useTranslations('console.members');
  const page = useTranslations('console.member');
  const moment = useMoment();
  const placeName = usePlaceName();
  const { suspended_until: until, erased_at: erasedAt, seen_at: seenAt } = member;
  return (
    <div className="c-case__facts">
      <MemberStatus status={member.status} />
      {until && <span className="c-muted">{page('until', { date: moment(until) })}</span>}
      {erasedAt && (
        <span className="c-muted">{page('erased', { date: moment(erasedAt, 'day') })}</span>
      )}
      {member.premium && <span className="c-status c-status--rose">{t('premium')}</span>}
      {member.verified_at && (
        <span className="c-status c-status--plum">
          <ConsoleIcon name="seal-check" size="s" />
          {page('verified')}
        </span>
      )}
      {member.fictional && <span className="c-status c-status--plum">{t('fictional')}</span>}
      <span className="c-muted">
        <SiteName id={member.site} none="" />
      </span>
      <span className="c-muted">{placeName(member)}</span>
      <span className="c-muted">{page('joined', { date: moment(member.joined_at, 'day') })}</span>
      {seenAt && <span className="c-muted">{page('seen', { time: moment(seenAt) })}</span>}
    </div>
  );
}

interface MemberActionsProps {
  readonly tasks: readonly Task[];
  readonly onTask: (task: Task) => void;
}

/** What of all that can be done about a member whoever looks may do, and makes sense. */
export const useTasks = (member: MemberPage): readonly Task[] => {
  const { has } = useRights(member.site);
  const hasOwner = !member.fictional;
  const isOpen = hasOwner && member.status !== 'deleted';
  const may: Readonly<Record<Task, boolean>> = {
    note: true,
    credits: isOpen && has('credits.correct') && member.money?.proposal === null,
    case: has('cases.decide'),
    sign_out: hasOwner && has('members.manage'),
    confirm: isOpen && has('members.manage') && member.confirmed_at === null,
    export: isOpen && has('members.manage'),
    delete: isOpen && has('members.manage'),
  };
  return (Object.keys(may) as Task[]).filter((task) => may[task]);
};

/** What is done rarely. */
const menuTasks = ['sign_out', 'confirm', 'export', 'delete'] as const satisfies readonly Task[];

/** What can be done about a member: two buttons, and the rest in a menu. */
export function MemberActions({ tasks, onTask }: MemberActionsProps) {
  const t = useTranslations('console.member');
  const inMenu = menuTasks.filter((task) => tasks.includes(task));
  const more = (
    <button type="button" className={`${consoleButtonClass()} c-button--icon`}>
      <ConsoleIcon name="dots-three" />
      <span className="sr-only">{t('more')}</span>
    </button>
  );
  return (
    <div className="c-case__actions">
      {tasks.includes('credits') && (
        <ConsoleButton online icon="coins" keys="c" onClick={() => onTask('credits')}>
          {t('tasks.credits.open')}
        </ConsoleButton>
      )}
      {tasks.includes('case') && (
        <ConsoleButton online look="danger" icon="prohibit" keys="s" onClick={() => onTask('case')}>
          {t('tasks.case.open')}
        </ConsoleButton>
      )}
      {inMenu.length > 0 && (
        <Dropdown trigger={more} align="end">
          {inMenu.map((task) => (
            <DropdownItem key={task} onSelect={() => onTask(task)}>
              {t(`tasks.${task}.open`)}
            </DropdownItem>
          ))}
        </Dropdown>
      )}
    </div>
  );
}
