import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import type { MemberView } from '#contract/members/member.ts';
import type { ReportView } from '#contract/moderation.ts';
import { reportReasons } from '#contract/moderation.ts';
import { linkTo } from '#contract/routes.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Field, Fieldset } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { photoSrc } from '#web/features/members/photo-src.ts';

export type Reported = Pick<MemberView, 'name' | 'photos'>;

/** A message, by the chat it stands in and its number there. */
type AboutMessage = { readonly conversation: string; readonly no: number };

const choiceClass =
  'relative block cursor-pointer overflow-hidden rounded-sm border-3 border-transparent has-checked:border-primary has-focus-visible:focus-ring';

/** One of the photos, or none in particular. */
function PhotoChoice({ photos }: Pick<Reported, 'photos'>) {
  const t = useTranslations('people');
  const radio = { type: 'radio', name: 'photo', className: 'absolute inset-0 appearance-none' };
  return (
    <Fieldset label={t('report.photo')}>
      <div className="flex flex-wrap gap-2">
        <label
          className={cx(
            choiceClass,
            'grid h-21 w-24 place-items-center bg-surface-sunken text-center text-xs',
          )}
        >
          <input {...radio} value="" defaultChecked />
          {t('report.wholeProfile')}
        </label>
        {photos.map((photo, at) => (
          <label key={photo.id} className={choiceClass}>
            <input
              {...radio}
              value={photo.id}
              aria-label={t('member.gallery.photo', {
                number: String(at + 1),
                count: String(photos.length),
              })}
            />
            <img
              src={photoSrc(photo.thumb_filename)}
              alt=""
              width={60}
              height={80}
              className="h-20 w-15 object-cover"
            />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

type Sending = ReturnType<typeof useForm<{ report: ReportView }>>;

function ReportForm({
  member,
  about,
  action,
  onClose,
  sending,
}: ReportDialogProps & { sending: Sending }) {
  const t = useTranslations('people.report');
  const { Form, form, busy, message, field } = sending;
  return (
    <Form {...form} {...(action && { action })} className="grid gap-5">
      <input type="hidden" name="intent" value="report" />
      {about && (
        <>
          <input type="hidden" name="conversation" value={about.conversation} />
          <input type="hidden" name="no" value={about.no} />
        </>
      )}
      {message && <Alert tone="danger">{message}</Alert>}
      <Field label={t('reason')} error={field('reason')}>
        <Select name="reason" defaultValue="">
          <option value="">{t('choose')}</option>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`reasons.${reason}`)}
            </option>
          ))}
        </Select>
      </Field>
      {member.photos.length > 0 && <PhotoChoice photos={member.photos} />}
      <Field label={t('message')} note={t('optional')} error={field('message')}>
        <Textarea
          name="message"
          maxLength={limits.reportLength}
          counter={(used, most) => t('counter', { used: String(used), most: String(most) })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {t('submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** What the reporter keeps: the number, and where to follow it. */
function Receipt({ report, onClose }: { report: ReportView; onClose: () => void }) {
  const t = useTranslations('people.report.sent');
  const link = (chunks: ReactNode) => (
    <TextLink to={`${linkTo('notifications')}#reports`}>{chunks}</TextLink>
  );
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <p>
        {t('text')} <strong className="whitespace-nowrap">{report.reference}</strong>.
      </p>
      <p className="text-text-muted">{t.rich('follow', { link })}</p>
      <Button onClick={onClose}>{t('done')}</Button>
    </div>
  );
}

export type ReportDialogProps = {
  member: Reported;
  /** What the report is about, if it is one message. */
  about?: AboutMessage | null;
  /** The page that takes the report, where it is not this one. */
  action?: string;
  onClose: () => void;
};

/** Asks what is wrong, and gives a receipt. */
export function ReportDialog(props: ReportDialogProps) {
  const { member, onClose } = props;
  const t = useTranslations('people.report');
  const sending = useForm<{ report: ReportView }>('report');
  const { name } = member;
  const report = sending.answer?.report;
  return (
    <Modal
      open
      title={report ? t('sent.title') : t('title', { name })}
      {...(!report && { description: t('text', { name }) })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {report ? (
        <Receipt report={report} onClose={onClose} />
      ) : (
        <ReportForm {...props} sending={sending} />
      )}
    </Modal>
  );
}
