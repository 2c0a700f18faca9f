export * from './direct-debit.ts';
export * from './discounts.ts';
export * from './orders.ts';
export * from './packages.ts';
export * from './statement.ts';
export * from './words.ts';
