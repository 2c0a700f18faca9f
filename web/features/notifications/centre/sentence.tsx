import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Currency } from '#contract/countries.ts';
import { photoRejectionReasons, selfieRejectionReasons } from '#contract/members/enums.ts';
import type { NotificationView } from '#contract/notifications/centre.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { formatPrice } from '#web/ui/format-price.ts';

type Of = { of: NotificationView };

const b = (chunks: ReactNode) => <strong className="font-semibold text-text">{chunks}</strong>;

const outcomes = ['completed', 'failed', 'returned', 'restored', 'refunded'] as const;

const pictureKinds = ['photo', 'selfie', 'message_photo'] as const;

type PictureKind = (typeof pictureKinds)[number];

/** One of the words that are known; facts are as old as the notification. */
const findKnown = <W extends string>(values: readonly W[], fact: unknown): W | undefined =>
  values.find((word) => word === fact);

function Payment({ of: { facts } }: Of) {
  const t = useTranslations('notifications.kinds.payment');
  const locale = useLocale();
  const outcome = findKnown(outcomes, facts['outcome']);
  const { minor, currency } = facts;
  if (!outcome || typeof minor !== 'number' || typeof currency !== 'string') return t('other');
  return t.rich(outcome, { b, price: formatPrice(minor, currency as Currency, locale) });
}

/** Why a picture was refused is said with the words of the own profile. */
function Refusal({ about, why }: { about: PictureKind; why: unknown }) {
  const t = useTranslations('notifications.kinds');
  const people = useTranslations('people');
  if (about === 'selfie') {
    const reason = findKnown(selfieRejectionReasons, why);
    return reason
      ? t('selfie.rejected', { reason: people(`verification.reasons.${reason}`) })
      : t('moderation');
  }
  const reason = findKnown(photoRejectionReasons, why);
  return reason
    ? t(`${about}.rejected`, { reason: people(`photos.reasons.${reason}`) })
    : t('moderation');
}

function Moderation({ of: { facts } }: Of) {
  const t = useTranslations('notifications.kinds');
  const about = findKnown(pictureKinds, facts['about']);
  if (!about) return t('moderation');
  if (facts['decision'] === 'approved') return t(`${about}.approved`);
  return (
    <Suspense fallback={t('moderation')}>
      <WithTexts of="own">
        <Refusal about={about} why={facts['reason']} />
      </WithTexts>
    </Suspense>
  );
}

/** What happened, in a sentence. */
export function Sentence({ of }: Of) {
  const t = useTranslations('notifications.kinds');
  const { kind, count, member, facts } = of;
  switch (kind) {
    case 'payment':
      return <Payment of={of} />;
    case 'moderation':
      return <Moderation of={of} />;
    case 'news':
    case 'promotion':
      return facts['title'] ?? facts['text'] ?? t(kind);
    case 'message':
      return member
        ? t.rich('message.named', { b, name: member.name, count })
        : t('message.unnamed', { count });
    default:
      return member ? t.rich(`${kind}.named`, { b, name: member.name }) : t(`${kind}.unnamed`);
  }
}
