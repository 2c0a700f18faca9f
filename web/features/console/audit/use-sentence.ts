import { useLocale, useTranslations } from 'use-intl';
import type { AuditEntry } from '#contract/console/audit.ts';
import type { ProposalKind, SignInMethod } from '#contract/console/enums.ts';
import { proposalKinds, signInMethods } from '#contract/console/enums.ts';
import { formatPrice } from '#contract/core/money.ts';
import type { DecisionKind } from '#contract/decisions.ts';
import { decisionKinds } from '#contract/decisions.ts';
import { severityOf } from '../cases/severity.ts';
import type { RejectionReason } from '../reviews/reasons.ts';
import { rejectionReasons } from '../reviews/reasons.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const isMethod = (value: unknown): value is SignInMethod =>
  (signInMethods as readonly unknown[]).includes(value);

const isKind = (value: unknown): value is ProposalKind =>
  (proposalKinds as readonly unknown[]).includes(value);

const isReason = (value: unknown): value is RejectionReason =>
  (rejectionReasons as readonly unknown[]).includes(value);

const isDecision = (value: unknown): value is DecisionKind =>
  (decisionKinds as readonly unknown[]).includes(value);

/** What an entry tells, as a sentence. */
export const useSentence = (people: readonly Named[]): ((entry: AuditEntry) => string) => {
  const t = useTranslations('console.audit');
  const reasons = useTranslations('console.reviews.reasons');
  const cases = useTranslations('console.cases');
  const locale = useLocale();
  return ({ action, values, target_id: targetId }) => {
    const { method, kind, reason, decision, severity, to, minor, currency } = values;
    const named = {
      rows: 0,
      no: 0,
      pictures: 0,
      decision: '',
      messages: 0,
      outcome: '',
      name: '',
      email: '',
      field: '',
      credits: 0,
      number: '',
      code: '',
      codes: 0,
      percent: 0,
      country: '',
      before: '',
      after: '',
      gifts: 0,
      people: 0,
      told: 0,
      jobs: 0,
      ...values,
      method: isMethod(method) ? t(`methods.${method}`) : '',
      kind: isKind(kind) ? t(`kinds.${kind}`) : '',
      decisionText: isDecision(decision) ? cases(`done.${decision}`) : '',
      severityText: cases(`severities.${severityOf(Number(severity))}`),
      toName: people.find(({ id }) => id === to)?.name ?? t('colleague'),
      reason: reason ?? 'none',
      reasonText: isReason(reason) ? reasons(`${reason}.name`) : (reason ?? ''),
      amount: currency === undefined ? '' : formatPrice(Number(minor), String(currency), locale),
      target: people.find(({ id }) => id === targetId)?.name ?? targetId ?? '',
    };
    return t(`actions.${action}`, named as never);
  };
};
