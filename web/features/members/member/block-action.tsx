import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** The question before somebody is blocked, and the way to ask it. */
export const useBlockDialog = (name: string) => {
  const t = useTranslations('people.member.block');
  const [isOpen, setOpen] = useState(false);
  const { Form, form, busy, message } = useForm('block');
  const dialog = (
    <Modal
      open={isOpen}
      size="sm"
      title={t('title', { name })}
      description={t('text', { name })}
      closeLabel={t('close')}
      onClose={() => setOpen(false)}
    >
      {message && (
        <Alert tone="danger" className="mb-4">
          {message}
        </Alert>
      )}
      <Form {...form} className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="block" />
        <Button type="submit" variant="danger" loading={busy}>
          {t('submit', { name })}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </Form>
    </Modal>
  );
  return { ask: () => setOpen(true), dialog };
};

/** Blocks after asking; without scripts at once, and the page that follows has the way back. */
export function BlockAction({ name }: { name: string }) {
  const t = useTranslations('people.member.block');
  const { ask, dialog } = useBlockDialog(name);
  return (
    <>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <input type="hidden" name="intent" value="block" />
        <Button type="submit" variant="quiet" size="sm" className="text-text-muted">
          <Icon name="prohibit" size="sm" />
          {t('action')}
        </Button>
      </form>
      {dialog}
    </>
  );
}
