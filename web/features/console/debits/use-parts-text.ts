import { useTranslations } from 'use-intl';
import { useFormatter } from '#web/lib/use-formatter.ts';

const names = ['open', 'collected', 'booked', 'returned', 'known', 'unknown'] as const;

/** What became of several things, in words; what none of them came to is not told. */
export const usePartsText = () => {
  const t = useTranslations('console.debits.parts');
  const format = useFormatter();
  return (counts: Partial<Record<(typeof names)[number], number>>): string => {
    const told = names.flatMap((name) => (counts[name] ? t(name, { count: counts[name] }) : []));
    return told.length === 0 ? t('none') : format.list(told, { type: 'unit' });
  };
};
