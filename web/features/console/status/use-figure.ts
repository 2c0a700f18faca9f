import { useTranslations } from 'use-intl';
import type { StatusFigure } from '#contract/console/status.ts';
import { statusFigures } from '#contract/console/status.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useMoment } from '../use-moment.ts';

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** The largest unit of which there is at least one. */
const inUnit = (bytes: number) => {
  const power = Math.floor(Math.log10(Math.max(1, bytes)) / 3);
  const step = Math.min(power, byteUnits.length - 1);
  return { value: bytes / 1000 ** step, unit: byteUnits[step] ?? 'byte' };
};

/** Writes a figure in what it is in. */
export const useFigure = (): ((figure: StatusFigure) => string) => {
  const t = useTranslations('console.status');
  const format = useFormatter();
  const moment = useMoment();
  const short = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return ({ name, value }) => {
    const unit = statusFigures[name];
    if (value === null) return t(unit === 'moment' ? 'never' : 'notKnown');
    if (unit === 'moment') return moment(new Date(value * 1000).toISOString());
    if (unit === 'seconds') return format.number(value, { ...short, unit: 'second' });
    if (unit === 'count') return format.number(value);
    const size = inUnit(value);
    return format.number(size.value, { ...short, unit: size.unit });
  };
};

/** From so many minutes on hours say enough. */
const MINUTES_ENOUGH = 120;

/** Writes for how long something has waited. */
export const useWaited = (): ((minutes: number) => string) => {
  const format = useFormatter();
  return (minutes) => {
    const isShort = minutes < MINUTES_ENOUGH;
    const value = isShort ? minutes : Math.floor(minutes / 60);
    const unit = isShort ? 'minute' : 'hour';
    return format.number(value, { style: 'unit', unit, unitDisplay: 'long' });
  };
};
