import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MemberPage as Member } from '#contract/console/member-views.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { useBlur } from '../reviews/use-blur.ts';
import { useKeys } from '../use-keys.ts';
import { ConsentsPanel, SessionsPanel } from './account-panels.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import type { Task } from './member-dialogs.tsx';
import { TaskDialog } from './member-dialogs.tsx';
import {
  MemberActions,
  MemberCrumb,
  MemberFacts,
  useListLink,
  useTasks,
} from './member-header.tsx';
import { LedgerPanel, OrdersPanel } from './money-panels.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { CasesPanel, NotesPanel, TimelinePanel } from './team-panels.tsx';
import { useMemberLists } from './use-member-lists.ts';

const keysOf: Partial<Record<Task, string>> = { note: 'n', credits: 'c', case: 's' };

/** All that a role may know of a member, and what it may do. */
export function MemberPage({ member: given }: { member: Member }) {
  const t = useTranslations('console.member');
  const navigate = useNavigate();
  const list = useListLink();
  const [blur] = useBlur();
  const { member, ledger, ordered, timeline } = useMemberLists(given);
  const tasks = useTasks(member);
  const [task, setTask] = useState<Task | null>(null);
  useKeys([
    ...tasks.flatMap((name) => {
      const keys = keysOf[name];
      return keys ? [{ keys, text: t(`tasks.${name}.open`), run: () => setTask(name) }] : [];
    }),
    { keys: 'escape', text: t('back'), run: () => void navigate(list) },
  ]);
  const { photos, money, cases } = member;
  return (
    <ConsolePageBody
      title={t('nameAge', { name: member.name, age: member.age })}
      crumb={<MemberCrumb member={member} />}
      beside={<MemberFacts member={member} />}
      actions={<MemberActions tasks={tasks} onTask={setTask} />}
    >
      <div className="c-member" data-blur={blur}>
        <div className="c-column">
          <IdentityPanel member={member} />
          <SessionsPanel
            member={member}
            onEnd={tasks.includes('sign_out') ? () => setTask('sign_out') : null}
          />
          <ConsentsPanel member={member} />
        </div>
        <div className="c-column">
          {photos && <PhotosPanel photos={photos} member={member} />}
          {money && <LedgerPanel money={money} more={ledger} />}
          {money && <OrdersPanel orders={money.ordered.orders} more={ordered} />}
          {cases && <CasesPanel cases={cases} />}
        </div>
        <div className="c-column">
          <NotesPanel notes={member.notes} onAdd={() => setTask('note')} />
          <TimelinePanel member={member} more={timeline} />
        </div>
      </div>
      {task && <TaskDialog task={task} member={member} onClose={() => setTask(null)} />}
    </ConsolePageBody>
  );
}
