import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoosePlug } from '#web/ui/drawings/loose-plug.tsx';
import { AccountState } from '../account-frame.tsx';

type ExpiredLinkProps = {
  text: string;
  /** Where one gets a new link. */
  to: string;
  retryLabel: string;
};

/** A mailed link that leads nowhere any more. */
export function ExpiredLink({ text, to, retryLabel }: ExpiredLinkProps) {
  const errors = useTranslations('errors');
  return (
    <AccountState
      failed
      picture={<LoosePlug />}
      title={errors('link_expired')}
      text={text}
      action={<ButtonLink to={to}>{retryLabel}</ButtonLink>}
    />
  );
}
