export * from './accounts.ts';
export * from './core.ts';
export * from './moderation.ts';
export * from './site.ts';
