import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import type { FormReply } from '#web/lib/form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { CoinStack } from '#web/ui/drawings/coin-stack.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { Confirm } from './confirm.tsx';
import { DeclareForm } from './declare-form.tsx';
import type { WithdrawalData } from './page-data.ts';
import type { Declaration } from './declaration.ts';
import { lastDeclaration, orderToConfirm } from './declaration.ts';

type Nothing = NonNullable<WithdrawalData['nothing']>;

/** Nothing would come back: why, and who helps if that is not right. */
function NothingToWithdraw({ nothing: { why, until } }: { nothing: Nothing }) {
  const t = useTranslations('orders.withdrawal');
  const footer = useTranslations('footer');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const date = until && format.dateTime(new Date(until), { dateStyle: 'long', timeZone });
  return (
    <EmptyState
      headingLevel={1}
      picture={<CoinStack />}
      title={t('noneTitle')}
      text={
        <>
          {t(`nothing.${why}`, { date: date ?? '' })}
          <span className="mt-3 block">{t('help')}</span>
        </>
      }
      action={
        <>
          <ButtonLink to={linkTo('pages-service')}>{footer('service')}</ButtonLink>
          <ButtonLink to={linkTo('pages-return-policy')} variant="line">
            {footer('returns')}
          </ButtonLink>
        </>
      }
    />
  );
}

function Steps({ data }: { data: WithdrawalData }) {
  const t = useTranslations('orders.withdrawal');
  const footer = useTranslations('footer');
  const posted = useActionData<Partial<FormReply<Declaration>>>();
  const order = orderToConfirm(data.orders, posted);
  const declaration = lastDeclaration(posted);
  if (order?.refundable && declaration) {
    return (
      <Confirm
        order={order}
        refundable={order.refundable}
        declaration={declaration}
        posted={posted}
      />
    );
  }
  return (
    <>
      <h1 className="display-md md:display-lg">{t('title')}</h1>
      <p className="mt-3 mb-6 max-w-measure text-text-muted">
        {t('lead')} <TextLink to={linkTo('pages-return-policy')}>{footer('returns')}</TextLink>
      </p>
      <DeclareForm data={data} posted={posted} />
    </>
  );
}

/** The way out of a purchase of credits: what is declared, then the confirmation. */
export function WithdrawalPage({ data }: { data: WithdrawalData }) {
  const t = useTranslations('orders.withdrawal');
  const posted = useActionData<Partial<FormReply<Declaration>>>();
  const refused = posted?.result?.ok === false ? posted.result.refusal : null;
  const { message } = useRefusal(refused);
  return (
    <main id="content" className="wrap flex-1 pt-6 pb-16 max-md:pb-28 md:pt-12 md:pb-20">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mx-auto max-w-152">
        {message && refused?.code !== 'refund_changed' && (
          <Alert tone="danger" role="alert" className="mb-5">
            {message}
          </Alert>
        )}
        {data.nothing ? <NothingToWithdraw nothing={data.nothing} /> : <Steps data={data} />}
      </div>
    </main>
  );
}
