import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { BlockedMember } from '#contract/members/member.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Outcome, SettingsSection } from '#web/features/accounts/settings/settings-layout.tsx';

interface BlockedRowProps {
  readonly member: BlockedMember;
  readonly unblocking: ReturnType<typeof useForm>;
}

function BlockedRow({ member: { id, name, blocked_at }, unblocking }: BlockedRowProps) {
  const t = useTranslations('people.blocked');
  const format = useFormatter();
  const { Form, form, busy, sending } = unblocking;
  const date = format.dateTime(new Date(blocked_at), { dateStyle: 'long' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar name={name} aria-hidden />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-text-muted">{t('since', { date })}</p>
      </div>
      <Form {...form} className="max-sm:pl-14">
        <input type="hidden" name="intent" value="unblock" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        <Button
          type="submit"
          variant="line"
          size="sm"
          aria-label={t('unblockOne', { name })}
          loading={busy && sending?.get('id') === id}
        >
          {t('unblock')}
        </Button>
      </Form>
    </li>
  );
}

/** Whom the member blocks, and the way to lift it. */
export function BlockedSection({ members }: { members: readonly BlockedMember[] }) {
  const t = useTranslations('people.blocked');
  const unblocking = useForm<{ name: string }>('unblock', { anchor: 'blocked' });
  const { answer } = unblocking;
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone together with the name beside it.
  useEffect(() => {
    if (answer) outcome.current?.focus();
  }, [answer]);
  return (
    <SettingsSection id="blocked" title={t('title')} text={t('text')}>
      <div ref={outcome} tabIndex={-1}>
        <Outcome form={unblocking} done={answer ? t('unblocked', { name: answer.name }) : ''} />
      </div>
      {members.length > 0 ? (
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <BlockedRow key={member.id} member={member} unblocking={unblocking} />
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-text-muted">{t('none')}</p>
      )}
    </SettingsSection>
  );
}
