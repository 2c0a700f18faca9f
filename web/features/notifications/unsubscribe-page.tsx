import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Answer } from '#contract/core/endpoint.ts';
import type { mailChoicesRead } from '#contract/notifications/unsubscribe.ts';
import type { NotificationType } from '#contract/notifications/enums.ts';
import { notificationTypes } from '#contract/notifications/enums.ts';
import { linkTo } from '#contract/routes.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { ButtonProps } from '#web/ui/button.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoosePlug } from '#web/ui/drawings/loose-plug.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { useSite } from '#web/features/site/site-context.ts';

/** What a form of the page switches: one type, or all of them. */
interface MailSwitch {
  readonly token: string;
  readonly mails: NotificationType | null;
  readonly on: boolean;
}

function SwitchForm({ token, mails, on, ...button }: MailSwitch & ButtonProps) {
  const { formData } = useNavigation();
  const isSubmitting =
    formData?.get('type') === (mails ?? '') && formData.get('on') === (on ? '1' : '');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="type" value={mails ?? ''} />
      <input type="hidden" name="on" value={on ? '1' : ''} />
      <Button type="submit" loading={isSubmitting} {...button} />
    </Form>
  );
}

/** What has just been switched, as it is now. */
export type ChangedMails = NotificationType | 'all' | null;

interface Props {
  readonly token: string;
  readonly choices: Answer<typeof mailChoicesRead>;
  readonly changed: ChangedMails;
}

function ChangeNotice({ token, choices: { off }, changed }: Props) {
  const t = useTranslations('unsubscribe');
  if (changed === null) return null;
  if (changed === 'all') {
    return (
      <Alert tone="success" className="mb-8">
        {off.length > 0 ? t('allOff') : t('allOn')}
      </Alert>
    );
  }
  const type = t(`types.${changed}`);
  if (!off.includes(changed)) {
    return (
      <Alert tone="success" className="mb-8">
        {t('on', { type })}
      </Alert>
    );
  }
  const resubscribe = (
    <SwitchForm token={token} mails={changed} on variant="quiet" size="sm">
      {t('again')}
    </SwitchForm>
  );
  return (
    <Alert tone="success" className="mb-8" action={resubscribe}>
      {t('off', { type })}
    </Alert>
  );
}

function AllMails({ token, choices: { off } }: Props) {
  const t = useTranslations('unsubscribe');
  const isAll = off.length === notificationTypes.length;
  return (
    <Card className="mt-10">
      <h2 className="display-sm">{t('others')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {notificationTypes.map((type) => {
          const isOff = off.includes(type);
          return (
            <li
              key={type}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className={isOff ? 'text-text-muted' : undefined}>{t(`types.${type}`)}</span>
              <SwitchForm token={token} mails={type} on={isOff} variant="quiet" size="sm">
                {isOff ? t('again') : t('turnOff')}
                <VisuallyHidden>: {t(`types.${type}`)}</VisuallyHidden>
              </SwitchForm>
            </li>
          );
        })}
      </ul>
      <div className="mt-4">
        <SwitchForm token={token} mails={null} on={isAll} variant="line">
          {isAll ? t('everythingOn') : t('everything')}
        </SwitchForm>
      </div>
    </Card>
  );
}

/** Switches mails off for who holds the link of one, without a login. */
export function UnsubscribePage(props: Props) {
  const t = useTranslations('unsubscribe');
  const { settings } = useSite();
  const { token, choices } = props;
  // Who comes back to the link of an old mail sees what became of it.
  const changed = props.changed ?? (choices.off.includes(choices.type) ? choices.type : null);
  const title = t('title', { site: settings.name });
  const isUnchanged = changed === null;
  return (
    <main id="content" className="wrap py-10 md:py-16">
      <PageTitle>{title}</PageTitle>
      <div className="mx-auto max-w-150">
        <h1 className="mb-4 display-lg">{title}</h1>
        <ChangeNotice {...props} changed={changed} />
        {isUnchanged && (
          <>
            <p className="mb-6 text-lg">{t('lead', { type: t(`types.${choices.type}`) })}</p>
            <SwitchForm token={token} mails={choices.type} on={false}>
              {t('submit')}
            </SwitchForm>
          </>
        )}
        <AllMails {...props} />
        <p className="mt-6 text-sm text-text-muted">{t('kept')}</p>
      </div>
    </main>
  );
}

/** For a link that is not whole. */
export function InvalidUnsubscribeLink() {
  const t = useTranslations('unsubscribe.dead');
  return (
    <main id="content" className="wrap grid flex-1 place-items-center py-10 md:py-16">
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        role="alert"
        headingLevel={1}
        picture={<LoosePlug />}
        title={t('title')}
        text={t('text')}
        action={<ButtonLink to={linkTo('notifications')}>{t('action')}</ButtonLink>}
      />
    </main>
  );
}
