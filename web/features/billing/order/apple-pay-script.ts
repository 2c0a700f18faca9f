import { hasApplePay } from './rules/apple-pay.ts';

// Before the page is painted, so that nothing moves when it comes alive.
if (hasApplePay()) document.currentScript?.parentElement?.removeAttribute('hidden');
