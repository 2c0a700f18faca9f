import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { caseAssign, caseNote } from '#contract/console/cases.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { CallError } from '#contract/core/client.ts';
import { consoleCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { outbox } from '../outbox.ts';
import { useBlur } from '../reviews/use-blur.ts';
import { memberPath } from '../pages.ts';
import { useSiteLink, useStaff } from '../session.ts';
import { useAction } from '../use-action.ts';
import { useIsOffline } from '../use-is-offline.ts';
import { useKeys } from '../use-keys.ts';
import { AppealPanel } from './appeal-panel.tsx';
import { CaseActions, CaseCrumb, CaseFacts, useQueueLink } from './case-header.tsx';
import { DecisionColumn } from './decision-column.tsx';
import { BeforePanel, MemberPanel, NetworkPanel } from './member-panels.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { ComplaintPanel, ReportPanel } from './report-panel.tsx';
import { SignalsPanel } from './signals-panel.tsx';
import { TextDialog } from './text-dialog.tsx';
import { NotesPanel, TrailPanel } from './trail-panel.tsx';
import { useNow } from './use-age.ts';
import { useClaimNext } from './use-claim-next.ts';

interface CasePageProps {
  readonly view: CaseView;
  /** Milliseconds. */
  readonly loadedAt: number;
}

/** One case with everything that a decision needs. */
export function CasePage({ view, loadedAt }: CasePageProps) {
  const t = useTranslations('console.case');
  const offlineText = useTranslations('console.outbox');
  const navigate = useNavigate();
  const link = useQueueLink();
  const siteLink = useSiteLink();
  const { revalidate } = useRevalidator();
  const { id: me } = useStaff();
  const now = useNow(loadedAt);
  const [blur] = useBlur();
  const [note, setNote] = useState<string | null>(null);
  const { busy, run, message } = useAction();
  const claimNext = useClaimNext();
  const isOffline = useIsOffline();
  const { id, member, complaint, signals, decisions, state, claimed_by: holder } = view;

  const assign = (to: string | null) =>
    void run(async () => {
      await consoleCall(caseAssign, { body: { cases: [id], to } });
      await revalidate();
    });
  const addNote = async (text: string) => {
    const deed = { what: 'note', about: view.reference, text } as const;
    const { key, answered } = outbox.add(deed, (given) =>
      consoleCall(caseNote, { body: { id, text } }, { key: given }),
    );
    const added = answered.then(revalidate);
    if (!isOffline) return added;
    added.catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      outbox.showRefused({ key, deed, answer: error.answer });
    });
  };
  const claim = () => {
    if (state === 'decided') void run(() => claimNext(view.kind));
    else if (!holder) assign(me);
  };
  const release = () => {
    if (holder?.id === me) assign(null);
  };
  const go = (to: string | null) => () => {
    if (to !== null) void navigate(link(to));
  };
  useKeys([
    { keys: 'c', text: t(state === 'decided' ? 'claimNext' : 'claim'), run: claim },
    { keys: 'l', text: t('release'), run: release },
    { keys: 'n', text: t('note'), run: () => setNote('') },
    {
      keys: 'o',
      text: t('openMember'),
      run: () => member && void navigate(siteLink(memberPath(member.id))),
    },
    { keys: 'k', text: t('previous'), run: go(view.previous) },
    { keys: 'j', text: t('next'), run: go(view.next) },
    { keys: 'escape', text: t('back'), run: () => void navigate(link()) },
  ]);

  const title = member
    ? t('nameAge', { name: member.name, age: member.age })
    : (complaint?.name ?? t('gone'));
  return (
    <ConsolePageBody
      title={title}
      crumb={<CaseCrumb />}
      beside={<CaseFacts view={view} now={now} />}
      actions={<CaseActions view={view} busy={busy} onClaim={claim} onRelease={release} />}
    >
      {message && (
        <p role="alert" className="c-error c-cases__note">
          {message}
        </p>
      )}
      <div className="c-case" data-blur={blur}>
        <div className="c-case__column">
          <ComplaintPanel view={view} />
          {view.pictures.map((picture) => (
            <PicturePanel key={picture.id} picture={picture} name={title} />
          ))}
          {view.reports.map((report, index) => (
            <ReportPanel key={report.id} view={view} report={report} isFirst={index === 0} />
          ))}
          <NotesPanel notes={view.notes} />
          <TrailPanel view={view} />
        </div>
        {member && (
          <div className="c-case__column">
            <MemberPanel member={member} />
            {signals && <SignalsPanel signals={signals} now={now} />}
            <NetworkPanel people={view.same_network} />
            <BeforePanel view={view} />
            <AppealPanel decisions={decisions} />
          </div>
        )}
        <div className="c-case__decision">
          {isOffline && <p className="c-note">{offlineText('rest')}</p>}
          <DecisionColumn view={view} onNote={(text = '') => setNote(text)} />
        </div>
      </div>
      {note !== null && (
        <TextDialog
          title={t('noteTitle')}
          description={t('noteText')}
          label={t('noteLabel')}
          name="text"
          initial={note}
          maxLength={consoleLimits.cases.noteLength}
          submit={t('noteSubmit')}
          canWait
          onSend={addNote}
          onClose={() => setNote(null)}
        />
      )}
    </ConsolePageBody>
  );
}
