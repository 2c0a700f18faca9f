import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { RevealableField } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { MemberPage } from '#contract/console/member-views.ts';
import { currencyOf, isServedCountry } from '#contract/countries.ts';
import { useDistance, useFormatter } from '#web/lib/use-formatter.ts';
import { TextDialog } from '../cases/text-dialog.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { useMoment } from '../use-moment.ts';
import { useRights } from './use-rights.ts';
import { useReveal } from './use-reveal.ts';

interface HiddenFieldProps {
  readonly field: RevealableField;
  readonly masked: string;
  readonly revealed: ReturnType<typeof useReveal>['revealed'];
  /** Null for who may not reveal anything. */
  readonly onReveal: ((field: RevealableField) => void) | null;
}

function HiddenField({ field, masked, revealed, onReveal }: HiddenFieldProps) {
  const t = useTranslations('console.member');
  const format = useFormatter();
  const shown = revealed?.field === field ? revealed : null;
  const text =
    field === 'birth_date' && shown?.value
      ? format.dateTime(new Date(shown.value), { dateStyle: 'medium', timeZone: 'UTC' })
      : shown?.value;
  return (
    <>
      <dt>{t(`fields.${field}`)}</dt>
      <dd>
        <span className="c-member__value" role={shown ? 'status' : undefined}>
          {shown ? (text ?? '–') : masked}
        </span>
        {shown && (
          <span className="c-status c-status--warn">{t('hides', { left: shown.left })}</span>
        )}
        {!shown && onReveal && (
          <button type="button" className="c-member__reveal" onClick={() => onReveal(field)}>
            <ConsoleIcon name="eye" size="s" />
            {t('reveal')}
            <span className="sr-only">: {t(`fields.${field}`)}</span>
          </button>
        )}
      </dd>
    </>
  );
}

const useSeeking = ({ identity }: MemberPage): string => {
  const t = useTranslations('console.member');
  const distance = useDistance();
  const format = useFormatter();
  const { seeking, seeking_min_age: min, seeking_max_age: max, seeking_km: km } = identity;
  const whom = format.list(seeking.map((gender) => t(`genders.${gender}`)));
  return [whom, t('ages', { min, max }), km === null ? null : distance(km)]
    .filter(Boolean)
    .join(', ');
};

/** Who last revealed something, and why. */
function LastReveal({ member }: { member: MemberPage }) {
  const t = useTranslations('console.member');
  const moment = useMoment();
  const last = member.trail.entries.find(({ action }) => action === 'member_revealed');
  if (!last) return null;
  const field = last.values['field'] as RevealableField;
  return (
    <p className="c-member__foot">
      <ConsoleIcon name="clock-counter-clockwise" size="s" />
      <span>
        {t('lastReveal', { name: last.actor, field: t(`fields.${field}`), time: moment(last.at) })}{' '}
        <q>{last.reason}</q>
      </span>
    </p>
  );
}

/** The beginning of the id, and all of it to take away. */
function CopyId({ id }: { id: string }) {
  const t = useTranslations('console.member');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <button type="button" className="c-member__id" title={id} onClick={() => void copy()}>
      <span className="sr-only">{t('copyId')}</span>
      {id.slice(0, 13)}
      <ConsoleIcon name={isCopied ? 'check' : 'copy'} size="s" />
      <span role="status" className="sr-only">
        {isCopied && t('copied')}
      </span>
    </button>
  );
}

/** Who a member is: hidden until somebody has a reason to see it. */
export function IdentityPanel({ member }: { member: MemberPage }) {
  const t = useTranslations('console.member');
  const languages = useTranslations('console.memberLanguages');
  const regions = new Intl.DisplayNames(useLocale(), { type: 'region' });
  const { has } = useRights(member.site);
  const [asked, setAsked] = useState<RevealableField | null>(null);
  const { revealed, reveal } = useReveal(member.id);
  const seeking = useSeeking(member);
  const { identity, age } = member;
  const { payment_country: country, source } = identity;
  const language = identity.language as 'en';
  const hidden = { revealed, onReveal: has('members.reveal') ? setAsked : null };
  return (
    <section className="c-panel" aria-label={t('identity')}>
      <div className="c-panel__head">
        <h2>{t('identity')}</h2>
        <span className="c-fill" />
        <small>{t('hidden')}</small>
      </div>
      <dl className="c-member__facts">
        <HiddenField field="email" masked={identity.email} {...hidden} />
        <HiddenField field="birth_date" masked={t('age', { age })} {...hidden} />
        {identity.mobile && <HiddenField field="mobile" masked={identity.mobile} {...hidden} />}
        {identity.iban && <HiddenField field="iban" masked={identity.iban} {...hidden} />}
        <dt>{t('id')}</dt>
        <dd>
          <CopyId id={member.id} />
        </dd>
        <dt>{t('paysIn')}</dt>
        <dd>
          {[regions.of(country), isServedCountry(country) ? currencyOf[country] : null]
            .filter(Boolean)
            .join(', ')}
        </dd>
        <dt>{t('language')}</dt>
        <dd>{languages.has(language) ? languages(language) : language}</dd>
        <dt>{t('looksFor')}</dt>
        <dd>{seeking}</dd>
        {source && (
          <>
            <dt>{t('source')}</dt>
            <dd>{source}</dd>
          </>
        )}
      </dl>
      <LastReveal member={member} />
      {asked && (
        <TextDialog
          title={t('revealTitle', { field: t(`fields.${asked}`) })}
          description={t('revealText', { seconds: consoleLimits.members.revealSeconds })}
          label={t('reason')}
          name="reason"
          maxLength={consoleLimits.staff.reasonLength}
          submit={t('reveal')}
          onSend={(reason) => reveal(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
