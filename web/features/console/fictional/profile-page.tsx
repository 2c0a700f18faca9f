import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FictionalProfile } from '#contract/console/fictional.ts';
import {
  fictionalAdd,
  fictionalRetire,
  fictionalReturn,
  fictionalSave,
} from '#contract/console/fictional.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { CallError } from '#contract/core/client.ts';
import { ActionError } from '../action-error.tsx';
import { TextDialog } from '../cases/text-dialog.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { FICTIONAL_PATH } from '../pages.ts';
import { SITE_PARAM } from '../session.ts';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { BasicFields, DetailFields, PersonaFields } from './profile-fields.tsx';
import { emptyFields } from './profile-form.ts';
import { PicturesPanel } from './pictures-panel.tsx';

interface ProfilePageProps {
  readonly site: number;
  readonly countries: readonly string[];
  readonly interestNames: Readonly<Record<string, string>>;
  /** Null for one that is being made. */
  readonly profile: FictionalProfile | null;
}

function LabelPanel() {
  const t = useTranslations('console.fictional');
  return (
    <section className="c-fiction__label">
      <ConsoleIcon name="mask-happy-fill" size="xl" />
      <p>
        <b>{t('always')}</b> {t('alwaysText')}
      </p>
    </section>
  );
}

interface RetireProps {
  readonly profile: FictionalProfile;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks why a profile is retired or brought back. */
function RetireDialog({ profile: { id, name, retired }, onDone, onClose }: RetireProps) {
  const t = useTranslations('console.fictional');
  return (
    <TextDialog
      title={t(retired ? 'returnTitle' : 'retireTitle', { name })}
      description={t(retired ? 'returnText' : 'retireText')}
      label={t('reason')}
      name="reason"
      maxLength={consoleLimits.staff.reasonLength}
      submit={t(retired ? 'return' : 'retire')}
      onSend={async (reason) => {
        await consoleCall(retired ? fictionalReturn : fictionalRetire, { body: { id, reason } });
        onDone();
      }}
      onClose={onClose}
    />
  );
}

/** A fictional profile as it is made and edited. */
export function FictionalProfilePage(props: ProfilePageProps) {
  const { site, countries, interestNames, profile: loaded } = props;
  const t = useTranslations('console.fictional');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, run, message, field } = useAction();
  const [profile, setProfile] = useState(loaded);
  const [fields, setFields] = useState(() => loaded?.fields ?? emptyFields(countries[0] ?? ''));
  const [state, setState] = useState<'saved' | 'outdated' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const list = `${FICTIONAL_PATH}?${new URLSearchParams({ [SITE_PARAM]: String(site) })}`;
  const save = () =>
    run(async () => {
      setState(null);
      if (!profile) {
        const { id } = await consoleCall(fictionalAdd, { body: { site, fields } });
        await navigate(list.replace('?', `/${id}?`), { replace: true });
        return;
      }
      const { id, version } = profile;
      try {
        setProfile(await consoleCall(fictionalSave, { body: { id, version, fields } }));
        setState('saved');
      } catch (error) {
        if (error instanceof CallError && error.answer.code === 'fictional_outdated')
          setState('outdated');
        throw error;
      }
    });
  const submitText = t(profile ? 'save' : 'make');
  useKeys([
    { keys: 'ctrl enter', text: submitText, run: () => void (!busy && save()) },
    { keys: 'escape', text: t('back'), run: () => void navigate(list) },
  ]);
  const change = (changed: Partial<typeof fields>) => {
    setState(null);
    setFields((before) => ({ ...before, ...changed }));
  };
  // What the call refuses is named by where it stands in the body.
  const error = (name: string) => field(`fields.${name}`) ?? field(name);
  const common = { fields, error, onChange: change };
  const title = profile ? t('nameAge', { name: profile.name, age: profile.age }) : t('newTitle');
  return (
    <ConsolePageBody
      title={title}
      crumb={
        <Link to={list} className="c-fiction__back">
          {t('back')}
        </Link>
      }
      beside={
        <span className="c-row">
          <span className="c-status c-status--plum">
            <ConsoleIcon name="mask-happy-fill" />
            {t('label')}
          </span>
          {profile?.retired && <span className="c-status c-status--line">{t('retired')}</span>}
        </span>
      }
      actions={
        profile && (
          <ConsoleButton onClick={() => setAsking(true)}>
            {t(profile.retired ? 'return' : 'retire')}
          </ConsoleButton>
        )
      }
    >
      <form
        className="c-fiction-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <div className="c-column">
          <section className="c-panel" aria-labelledby="fictional-basics">
            <div className="c-panel__head">
              <h2 id="fictional-basics">{t('basics')}</h2>
            </div>
            <div className="c-form c-fiction__body">
              <BasicFields {...common} countries={countries} place={profile?.place ?? ''} />
            </div>
          </section>
          <section className="c-panel" aria-labelledby="fictional-looks">
            <div className="c-panel__head">
              <h2 id="fictional-looks">{t('looks')}</h2>
            </div>
            <div className="c-form c-fiction__body">
              <DetailFields {...common} interestNames={interestNames} />
            </div>
          </section>
        </div>
        <div className="c-column">
          <LabelPanel />
          {profile ? (
            <PicturesPanel profile={profile} onChanged={setProfile} />
          ) : (
            <p className="c-note">{t('photoNew')}</p>
          )}
          <section className="c-panel" aria-labelledby="fictional-persona">
            <div className="c-panel__head">
              <h2 id="fictional-persona">{t('persona')}</h2>
            </div>
            <div className="c-form c-fiction__body">
              <p className="c-hint">{t('personaText')}</p>
              <PersonaFields {...common} />
            </div>
          </section>
          <div className="c-fiction__save">
            <ActionError message={message} />
            <ConsoleButton type="submit" look="primary" keys="ctrl enter" busy={busy} online>
              {submitText}
            </ConsoleButton>
            {state === 'outdated' && (
              <ConsoleButton onClick={() => void revalidate()}>{t('reload')}</ConsoleButton>
            )}
            <span role="status">{state === 'saved' && t('saved')}</span>
          </div>
        </div>
      </form>
      {isAsking && profile && (
        <RetireDialog
          profile={profile}
          onDone={() => {
            setProfile({ ...profile, retired: !profile.retired });
            void revalidate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </ConsolePageBody>
  );
}
