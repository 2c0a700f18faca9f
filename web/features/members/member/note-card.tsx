import { useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { MemberView } from '#contract/members/member.ts';
import { noteSave } from '#contract/members/profile.ts';
import { call } from '#web/lib/call.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { useEarlyInput } from '#web/lib/use-early-input.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { SaveIndicator } from '#web/ui/save-indicator.tsx';

/** What the reader wants to remember about a member, for their eyes only. */
export function NoteCard({ member, note }: { member: MemberView; note: string }) {
  const t = useTranslations('people.member.note');
  const { id, name } = member;
  const { text, state, type, flush } = useAutosave(note, (typed) =>
    call(noteSave, { body: { member: id, note: typed } }),
  );
  const field = useRef<HTMLTextAreaElement>(null);
  useEarlyInput(field, text, type);
  return (
    <Card tone="sunken" padding="sm">
      <Form method="post">
        <input type="hidden" name="intent" value="note" />
        <div className="mb-2 flex min-h-6 items-center gap-2 text-sm font-semibold">
          <Icon name="note" size="sm" />
          <label htmlFor="note">{t('label')}</label>
          <SaveIndicator
            status={state}
            labels={{
              saving: t('saving'),
              saved: t('saved'),
              failed: t('failed'),
              retry: t('retry'),
            }}
            onRetry={flush}
            compact
            className="ml-auto"
          />
        </div>
        <textarea
          ref={field}
          id="note"
          name="note"
          rows={2}
          value={text}
          maxLength={limits.noteLength}
          placeholder={t('placeholder', { name })}
          onChange={(event) => type(event.target.value)}
          onBlur={flush}
          className="field-sizing-content block max-h-60 min-h-12 w-full resize-none rounded-sm bg-transparent"
        />
        <noscript>
          <Button type="submit" variant="line" size="sm">
            {t('save')}
          </Button>
        </noscript>
      </Form>
    </Card>
  );
}
