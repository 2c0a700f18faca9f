import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { Change } from './change.ts';
import { directionOf } from './change.ts';
import { useFigureTexts } from './use-figure-texts.ts';

interface ChangeTextProps {
  readonly change: Change | null;
  /** Of figures that are better when they are low. */
  readonly isLowGood?: boolean;
}

/** How a figure changed: an arrow and a number, good or bad in colour as well. */
export function ChangeText({ change, isLowGood = false }: ChangeTextProps) {
  const t = useTranslations('console.overview');
  const texts = useFigureTexts();
  if (!change) return null;
  const direction = directionOf(change);
  if (direction === 'same') return <span className="c-trend">±0</span>;
  const isGood = (direction === 'up') !== isLowGood;
  const text = texts.change(change);
  return (
    <span className={cx('c-trend', isGood ? 'c-trend--good' : 'c-trend--bad')}>
      <ConsoleIcon name={direction === 'up' ? 'arrow-up-right-bold' : 'arrow-down-right-bold'} />
      <span className="sr-only">{t(direction, { change: text })}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
