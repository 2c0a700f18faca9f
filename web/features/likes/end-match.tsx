import { useTranslations } from 'use-intl';
import type { MemberCard } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Modal } from '#web/ui/modal.tsx';

type MatchedMember = Pick<MemberCard, 'id' | 'name'>;

type EndMatchDialogProps = {
  member: MatchedMember;
  open: boolean;
  onEnd: () => void;
  onClose: () => void;
};

/** Asks whether a match shall end. */
export function EndMatchDialog({ member: { name }, open, onEnd, onClose }: EndMatchDialogProps) {
  const t = useTranslations('likes.end');
  return (
    <Modal
      open={open}
      size="sm"
      title={t('title', { name })}
      description={t('text', { name })}
      closeLabel={t('cancel')}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" onClick={onEnd}>
          {t('submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Modal>
  );
}

/** The same question as a part of the page, for browsers without scripts. */
export function EndMatchCard({ member: { id, name } }: { member: MatchedMember }) {
  const t = useTranslations('likes.end');
  const page = linkTo('members-id', { id });
  return (
    <Card padding="sm" className="grid gap-3">
      <h2 className="display-xs">{t('title', { name })}</h2>
      <p className="text-text-muted">{t('text', { name })}</p>
      <form method="post" action={page}>
        <input type="hidden" name="intent" value="unlike" />
        <Button type="submit" variant="danger" block>
          {t('submit')}
        </Button>
      </form>
      <ButtonLink to={page} variant="quiet" block>
        {t('cancel')}
      </ButtonLink>
    </Card>
  );
}
