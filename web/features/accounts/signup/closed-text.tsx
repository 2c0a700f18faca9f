import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#web/features/site/site-context.ts';
import type { SignupClosedReason } from '../rules/signup-closed-reason.ts';

type Reason = NonNullable<SignupClosedReason>;

/** What is said where nobody can sign up, or only who was invited. */
export const useClosedTexts = (reason: Reason) => {
  const t = useTranslations(`join.shut.${reason}`);
  const { settings } = useSite();
  return { title: t('title'), text: t('text', { site: settings.name }), next: t('next') };
};

interface ClosedTextProps {
  readonly reason: Reason;
  readonly titleId?: string;
  /** The way to log in. */
  readonly children: ReactNode;
}

/** The same in place of the first question of the signup. */
export function ClosedText({ reason, titleId, children }: ClosedTextProps) {
  const { title, text, next } = useClosedTexts(reason);
  return (
    <>
      <h2 id={titleId} className="mb-3 display-sm">
        {title}
      </h2>
      <p>{text}</p>
      <p className="mt-2 mb-6 text-text-muted">{next}</p>
      {children}
    </>
  );
}
