/** `provider` of orders that we collect ourselves by direct debit. */
export const DEBIT_PROVIDER = 'debit';
