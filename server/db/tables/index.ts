export * from './account-steps.ts';
export * from './accounts.ts';
export * from './core.ts';
export * from './credits.ts';
export * from './moderation.ts';
export * from './site.ts';
