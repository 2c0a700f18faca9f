import { useLocale, useTranslations } from 'use-intl';
import { attributeNames } from '#contract/members/enums.ts';
import type { AttributeName } from '#contract/members/enums.ts';
import type { MemberView } from '#contract/members/member.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import type { IconName } from '#web/ui/icons/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { InterestNames } from '../interest-names.ts';
import { namesWithinSentence } from '../interest-names.ts';

const icons: Readonly<Record<AttributeName, IconName>> = {
  sexuality: 'heart-half',
  hair_colour: 'scissors',
  eye_colour: 'eye',
  body_type: 'person',
  relationship_status: 'users',
  tattoos: 'pen-nib',
};

type FactSource = Pick<MemberView, 'gender' | 'attributes'>;

/** What is told about looks and life, each in a word. */
export const useFacts = ({ gender, attributes }: FactSource) => {
  const t = useTranslations('people.attributes');
  const facts = attributeNames.flatMap((name) => {
    const value = attributes[name];
    return value === null ? [] : [{ icon: icons[name], text: t(`${name}.${value}` as never) }];
  });
  return gender === null
    ? facts
    : [{ icon: 'gender' as const, text: t(`gender.${gender}`) }, ...facts];
};

/** The same, each with a small picture. */
export function FactChips({ facts }: { facts: ReturnType<typeof useFacts> }) {
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {facts.map(({ icon, text }) => (
        <li key={icon} className="contents">
          <Chip icon={icon}>{text}</Chip>
        </li>
      ))}
    </ul>
  );
}

export function Facts({ member }: { member: MemberView }) {
  const t = useTranslations('people.member');
  const facts = useFacts(member);
  // The gender alone says too little for a heading.
  if (facts.every(({ icon }) => icon === 'gender')) return null;
  return (
    <section>
      <h2 className="mb-4 display-sm">{t('facts')}</h2>
      <FactChips facts={facts} />
    </section>
  );
}

type InterestsProps = { member: MemberView; names: InterestNames };

/** Nobody has things in common with oneself. */
const sharedWith = ({ is_me, shared_interests }: MemberView): readonly string[] =>
  is_me ? [] : shared_interests;

/** What both like, said first and once more in colour among the rest. */
export function SharedInterests({ member, names }: InterestsProps) {
  const t = useTranslations('people.member');
  const format = useFormatter();
  const things = namesWithinSentence(sharedWith(member), names, useLocale());
  if (things.length === 0) return null;
  return (
    <Card tone="shared" padding="sm" className="flex items-center gap-4 font-medium">
      <Icon name="heart-fill" size="sm" className="text-primary-text" />
      <p>{t('inCommon', { count: things.length, things: format.list(things) })}</p>
    </Card>
  );
}

export function Interests({ member, names }: InterestsProps) {
  const t = useTranslations('people.member');
  const { interests } = member;
  const shared = sharedWith(member);
  if (interests.length === 0) return null;
  const sorted = interests.toSorted(
    (a, b) => Number(shared.includes(b)) - Number(shared.includes(a)),
  );
  return (
    <section>
      <h2 className="mb-4 display-sm">{t('interests')}</h2>
      <ul className="flex flex-wrap gap-2">
        {sorted.map((id) => (
          <li key={id} className="contents">
            {shared.includes(id) ? (
              <Chip tone="shared" icon="heart-fill">
                {names[id]}
                <VisuallyHidden>, {t('shared')}</VisuallyHidden>
              </Chip>
            ) : (
              <Chip>{names[id]}</Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
