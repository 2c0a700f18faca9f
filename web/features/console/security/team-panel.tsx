import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StaffMember } from '#contract/console/team.ts';
import { DropdownItem, DropdownSeparator } from '#web/ui/dropdown-items.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useRoleNames } from '../role-names.ts';
import { useConsoleSession, useStaff } from '../session.ts';
import { StaffInitials } from '../staff-initials.tsx';
import { useMoment } from '../use-moment.ts';
import type { TeamTask } from './team-dialog.tsx';
import { TeamDialog } from './team-dialog.tsx';

interface PersonProps {
  readonly person: StaffMember;
  readonly onTask: (task: TeamTask) => void;
}

function Presence({ person: { here, active_at: activeAt } }: Pick<PersonProps, 'person'>) {
  const t = useTranslations('console.team');
  const moment = useMoment();
  if (here) {
    return (
      <span className="c-presence">
        <i aria-hidden />
        {t('here')}
      </span>
    );
  }
  return <small>{activeAt === null ? t('never') : moment(activeAt)}</small>;
}

function Person({ person, onTask }: PersonProps) {
  const t = useTranslations('console.team');
  const { sites } = useConsoleSession();
  const roleNames = useRoleNames(sites);
  const { id } = useStaff();
  const more = (
    <button type="button" className="c-button c-button--small c-button--icon">
      <ConsoleIcon name="dots-three" />
      <span className="sr-only">{t('more', { name: person.name })}</span>
    </button>
  );
  return (
    <li>
      <StaffInitials name={person.name} />
      <span className="c-fill">
        <b>{person.name}</b>
        <small>{roleNames(person.roles)}</small>
      </span>
      {!person.has_passkey && (
        <span className="c-status c-status--warn">{t('withoutPasskey')}</span>
      )}
      <Presence person={person} />
      <Dropdown trigger={more}>
        <DropdownItem onSelect={() => onTask({ kind: 'roles', person })}>
          {t('roles.title')}
        </DropdownItem>
        <DropdownItem onSelect={() => onTask({ kind: 'reset', person })}>
          {t('reset.title')}
        </DropdownItem>
        <DropdownSeparator />
        <DropdownItem
          tone="danger"
          disabled={person.id === id}
          onSelect={() => onTask({ kind: 'disable', person })}
        >
          {t('disable.title')}
        </DropdownItem>
      </Dropdown>
    </li>
  );
}

/** Everybody who works in the console, and what can be changed about them. */
export function TeamPanel({ staff }: { staff: readonly StaffMember[] }) {
  const t = useTranslations('console.team');
  const [task, setTask] = useState<TeamTask | null>(null);
  return (
    <section className="c-panel" aria-labelledby="team">
      <div className="c-panel__head">
        <h2 id="team">{t('title')}</h2>
        <span className="c-fill" />
        <small>{t('count', { count: staff.length })}</small>
      </div>
      <ul className="c-list">
        {staff.map((person) => (
          <Person key={person.id} person={person} onTask={setTask} />
        ))}
      </ul>
      {task && <TeamDialog task={task} onClose={() => setTask(null)} />}
    </section>
  );
}
