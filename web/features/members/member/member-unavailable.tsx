import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FoldedMap } from '#web/ui/drawings/folded-map.tsx';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';

type MessagePageProps = { title: string; children: ReactNode };

function MessagePage({ title, children }: MessagePageProps) {
  const main = useRef<HTMLElement>(null);
  // What was read or pressed before is gone, and this is said in its place.
  useEffect(() => {
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className="wrap grid min-h-[60dvh] flex-1 place-items-center py-10 md:py-16"
    >
      <PageTitle>{title}</PageTitle>
      {children}
    </main>
  );
}

const otherMembersLink = (text: string) => (
  <ButtonLink to={linkTo('members')} variant="line">
    {text}
  </ButtonLink>
);

/** Told to those whom a member has blocked. */
export function BlockedBy({ name }: { name: string }) {
  const t = useTranslations('people.member.blockedBy');
  const errors = useTranslations('errors');
  const title = errors('blocked_by', { name });
  return (
    <MessagePage title={title}>
      <EmptyState
        picture={<TwoChairs />}
        headingLevel={1}
        title={title}
        action={otherMembersLink(t('search'))}
      />
    </MessagePage>
  );
}

/** Told to those who have blocked a member, with the way back. */
export function YouBlocked({ name }: { name: string }) {
  const t = useTranslations('people.member.block');
  const { Form, form, busy, message } = useForm('unblock');
  return (
    <MessagePage title={t('done', { name })}>
      <div>
        <EmptyState
          picture={<TwoChairs />}
          headingLevel={1}
          title={t('done', { name })}
          text={t('doneText', { name })}
          action={
            <>
              <Form {...form}>
                <input type="hidden" name="intent" value="unblock" />
                <Button type="submit" loading={busy}>
                  {t('undo', { name })}
                </Button>
              </Form>
              {otherMembersLink(t('search'))}
            </>
          }
        />
        {message && <Alert tone="danger">{message}</Alert>}
      </div>
    </MessagePage>
  );
}

/** Nobody is here, or not any more. */
export function MemberGone() {
  const t = useTranslations('people.member.gone');
  return (
    <MessagePage title={t('title')}>
      <EmptyState
        picture={<FoldedMap />}
        headingLevel={1}
        title={t('title')}
        text={t('text')}
        action={otherMembersLink(t('search'))}
      />
    </MessagePage>
  );
}
