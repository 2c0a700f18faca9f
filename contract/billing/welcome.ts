import { limits } from '../limits.ts';
import type { SiteSettings } from '../site.ts';

/** Of the code that lasts for days, and of the bonus of the first hours. */
const [codePercent, bonusPercent]: readonly [number, number] = [
  limits.welcomeDiscountPercent,
  limits.timeBonus.percent,
];

/** Whether the price of the time bonus goes on with the welcome code: then no clock runs for it. */
export const isBonusPriceExtended = ({
  welcome_code,
}: Pick<SiteSettings, 'welcome_code'>): boolean => welcome_code && codePercent >= bonusPercent;
