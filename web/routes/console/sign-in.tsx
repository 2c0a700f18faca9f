import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { consoleSession } from '#contract/console/sign-in.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { nextPath } from '#web/features/console/rules/next-path.ts';
import { SignInForm } from '#web/features/console/sign-in/sign-in-form.tsx';
import { SplitPage } from '#web/features/console/sign-in/split-page.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/sign-in';

export const loader = async (args: Route.LoaderArgs) => {
  const { staff, demo } = await orErrorPage(serverCall(args)(consoleSession));
  const next = nextPath(new URL(args.request.url).searchParams.get('next'));
  if (staff) throw redirect(next);
  return { demo, next };
};

export default function ConsoleSignIn({ loaderData: { demo, next } }: Route.ComponentProps) {
  const t = useTranslations('console.signIn');
  const { settings } = useSite();
  return (
    <SplitPage
      title={t('title')}
      greeting={t('greeting')}
      text={t('text', { site: settings.name })}
      note={t('blocked', {
        tries: consoleLimits.staff.codeTries,
        minutes: consoleLimits.staff.codeBlockMinutes,
      })}
    >
      <SignInForm demo={demo} next={next} />
    </SplitPage>
  );
}
