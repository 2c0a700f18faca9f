import { useId, useState } from 'react';
import { Form } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { CreditPackage } from '#contract/billing/packages.ts';
import { savingOf } from '#contract/billing/packages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatPrice } from '#web/ui/format-price.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { MessageDots } from './message-dots.tsx';
import type { PackageOffer } from './offer-data.ts';
import { orderLink } from './offer-data.ts';
import { Saving } from './saving.tsx';

/** Stands out: on phones the one that is chosen, elsewhere the one that is chosen before anything was. */
const cardClass = cx(
  'group/card relative flex flex-col rounded-md border border-line bg-surface-raised p-5 xl:p-8',
  'max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-end max-md:gap-x-4 max-md:py-4',
  'max-md:has-checked:border-transparent max-md:has-checked:bg-secondary max-md:has-checked:text-on-secondary',
  'max-md:has-checked:shadow-raised max-md:has-focus-visible:focus-ring',
  'md:data-best:border-transparent md:data-best:bg-secondary md:data-best:text-on-secondary',
  'md:data-best:shadow-raised',
);

const mutedClass = cx(
  'text-text-muted max-md:group-has-checked/card:text-inherit md:group-data-best/card:text-inherit',
);

const savingClass = cx(
  'text-success max-md:col-start-2 max-md:text-right max-md:text-sm',
  'max-md:group-has-checked/card:text-inherit md:group-data-best/card:text-inherit',
);

/** The way on from all of them stays in view above the tab bar; what shines through can be pressed. */
const chooseClass = cx(
  'pointer-events-none sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 -mx-(--gutter)',
  'bg-linear-to-t from-surface from-70% to-transparent px-(--gutter) pt-6 pb-2 md:hidden',
);

/** By their place among the others. */
const sizeOf = (index: number, count: number) => {
  if (index === 0) return 'small';
  return index === count - 1 ? 'large' : 'medium';
};

type CardProps = {
  offered: PackageOffer;
  item: CreditPackage;
  index: number;
  back: string | null;
  selected: boolean;
  /** Whether it stands out where nothing has to be chosen first. */
  best: boolean;
  onSelect: () => void;
};

function PackageCard({ offered, item, index, back, selected, best, onSelect }: CardProps) {
  const t = useTranslations('credits.packages');
  const locale = useLocale();
  const id = useId();
  const price = (minor: number) => formatPrice(minor, offered.currency, locale);
  return (
    <li className={cardClass} data-best={best || undefined}>
      <input
        type="radio"
        name="package"
        value={item.id}
        checked={selected}
        onChange={onSelect}
        aria-labelledby={`${id}-what`}
        aria-describedby={`${id}-price`}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none md:hidden"
      />
      <p
        className={cx(
          'flex justify-between gap-3 text-[0.9375rem] leading-6 font-semibold max-md:col-span-2',
          mutedClass,
        )}
      >
        {item.most_chosen ? t('most') : t(sizeOf(index, offered.packages.length))}
        <span
          aria-hidden
          className="size-6 shrink-0 rounded-pill control-line group-has-checked/card:border-7 group-has-checked/card:border-on-secondary md:hidden"
        />
      </p>
      <h3 id={`${id}-what`} className="flex flex-wrap items-baseline gap-x-2 md:mt-2 md:gap-x-3">
        <span className="font-display text-[3rem] leading-12 font-[480] tracking-[-0.045em] lg:text-[3.5rem] lg:leading-16 xl:text-[5rem] xl:leading-20">
          {item.credits}
        </span>{' '}
        <span className="text-md xl:text-lg">{t('unit', { count: item.credits })}</span>
      </h3>
      <p className={cx('max-md:row-start-3', mutedClass)}>
        {t('messages', { count: item.messages })}
      </p>
      <div className="mt-4 mb-6 min-h-15 max-md:hidden">
        <MessageDots
          count={item.messages}
          className="text-primary-text md:group-data-best/card:text-primary-bright"
        />
      </div>
      <div
        id={`${id}-price`}
        className="contents md:mt-auto md:block md:border-t md:border-line md:pt-6 md:group-data-best/card:border-line-on-dark"
      >
        <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums max-md:col-start-2 max-md:row-start-2 max-md:flex-col-reverse max-md:items-end">
          <span className="text-[1.5rem] leading-7 font-bold tracking-tight xl:text-[2rem] xl:leading-10">
            {price(item.minor)}
          </span>{' '}
          {savingOf(item) > 0 && (
            <span className={cx('text-md xl:text-lg', mutedClass)}>
              <VisuallyHidden>{t('before')} </VisuallyHidden>
              <s>{price(item.list_minor)}</s>
            </span>
          )}
        </p>
        <p className="text-right max-md:col-start-2 max-md:row-start-3 max-md:text-sm md:text-left">
          {t.rich('perMessage', {
            price: price(item.message_minor),
            b: (chunks) => <b className="font-bold tabular-nums">{chunks}</b>,
          })}
        </p>
        <Saving of={item} currency={offered.currency} className={savingClass} />
      </div>
      <ButtonLink
        to={orderLink(item.id, back)}
        variant={best ? 'light' : 'line'}
        block
        className="mt-6 max-md:hidden md:max-lg:px-2"
      >
        {t('choose', { count: item.credits })}
      </ButtonLink>
    </li>
  );
}

/** What is chosen before anything was: what most choose, if that is known, or the one in the middle. */
const defaultPackage = (all: readonly CreditPackage[]) =>
  all.find((item) => item.most_chosen) ?? all[Math.floor(all.length / 2)];

/** The packages: to choose one of and go on, or with a button each where there is room. */
export function PackageCards({ offered, back }: { offered: PackageOffer; back: string | null }) {
  const t = useTranslations('credits.packages');
  const all = offered.packages;
  const [chosen, setChosen] = useState(defaultPackage(all)?.id);
  const selected = all.find(({ id }) => id === chosen) ?? defaultPackage(all);
  return (
    <Form method="get" aria-label={t('title')}>
      {back !== null && <input type="hidden" name="back" value={back} />}
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {all.map((item, index) => (
          <PackageCard
            key={item.id}
            offered={offered}
            item={item}
            index={index}
            back={back}
            selected={item.id === selected?.id}
            best={item.id === defaultPackage(all)?.id}
            onSelect={() => setChosen(item.id)}
          />
        ))}
      </ul>
      <div className={chooseClass}>
        <Button type="submit" block size="lg" className="pointer-events-auto">
          <span className="noscript:hidden">{t('choose', { count: selected?.credits ?? 0 })}</span>
          <span className="hidden noscript:inline">{t('go')}</span>
        </Button>
      </div>
    </Form>
  );
}
