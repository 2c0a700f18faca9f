export { formatPrice } from '#contract/core/money.ts';
