import { useLocale, useTranslations } from 'use-intl';
import type { FigureSpan } from '#contract/console/figures.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import type { Change } from './change.ts';

const DAY_MS = 86_400_000;

/** How figures, changes and times are written. */
export const useFigureTexts = () => {
  const t = useTranslations('console.overview');
  const locale = useLocale();
  const format = useFormatter();
  const number = (value: number) => format.number(value);
  const day = (value: string, style: 'short' | 'long' = 'short') =>
    format.dateTime(new Date(value), {
      day: 'numeric',
      month: 'short',
      ...(style === 'long' && { weekday: 'short' }),
      timeZone: 'UTC',
    });
  const percent = (part: number, digits = 1) =>
    format.number(part, { style: 'percent', maximumFractionDigits: digits });
  return {
    number,
    day,
    percent,
    /** Of a small space: `€18k`. */
    shortMoney: (minor: number, currency: string) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        notation: 'compact',
        maximumFractionDigits: 1,
      }).format(minor / 100),
    change: ({ value, unit }: Change) => {
      const size = Math.abs(value);
      if (unit === 'percent') return percent(size);
      const digits = { maximumFractionDigits: 1 };
      return unit === 'points'
        ? t('points', { value: format.number(size, digits) })
        : format.number(size, digits);
    },
    days: ({ from, to }: { readonly from: string; readonly to: string }) =>
      from === to ? day(from, 'long') : t('days', { from: day(from), to: day(to) }),
    /** A figure of a day or hour, if that is counted already. */
    counted: ({ pending }: FigureSpan, index: number, value: number) =>
      pending.includes(index) ? t('pending') : number(value),
    /** The day or hour of a value. */
    at: ({ from, is_hourly: isHourly }: FigureSpan, index: number) =>
      isHourly
        ? t('hour', { hour: String(index).padStart(2, '0') })
        : day(new Date(Date.parse(from) + index * DAY_MS).toISOString(), 'long'),
    shortAt: ({ from, is_hourly: isHourly }: FigureSpan, index: number) =>
      isHourly
        ? String(index).padStart(2, '0')
        : day(new Date(Date.parse(from) + index * DAY_MS).toISOString()),
    minutes: (minutes: number) => {
      if (minutes < 120) return t('minutes', { count: minutes });
      if (minutes < 2880) return t('hours', { count: Math.round(minutes / 60) });
      return t('dayCount', { count: Math.round(minutes / 1440) });
    },
  };
};
