import { useTranslations } from 'use-intl';
import { siteList } from '#contract/console/sites.ts';
import { ConsoleButton } from '#web/features/console/console-button.tsx';
import { ConsolePageBody } from '#web/features/console/console-frame.tsx';
import { Sites, useStep } from '#web/features/console/sites/site-list.tsx';
import { useKeys } from '#web/features/console/use-keys.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/sites';

export const loader = (args: Route.LoaderArgs) => orErrorPage(serverCall(args)(siteList));

/** All sites that somebody may edit. */
export default function ConsoleSites({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('console.siteList');
  const [step, setStep] = useStep();
  const add = () => setStep({ kind: 'add', source: null });
  useKeys(loaderData.may_add ? [{ keys: 'n', text: t('new'), run: add }] : []);
  const button = (
    <ConsoleButton look="primary" icon="plus" keys="n" onClick={add}>
      {t('new')}
    </ConsoleButton>
  );
  return (
    <ConsolePageBody title={t('title')} actions={loaderData.may_add && button}>
      <Sites list={loaderData} step={step} onStep={setStep} />
    </ConsolePageBody>
  );
}
