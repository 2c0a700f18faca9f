export * from './centre.ts';
export * from './choices.ts';
export * from './mails.ts';
export * from './push.ts';
export * from './enums.ts';
export * from './unsubscribe.ts';
