export * from './exclusion.ts';
export * from './fields.ts';
export * from './genders.ts';
export * from './places.ts';
export * from './recovery.ts';
export * from './settings.ts';
export * from './signup.ts';
export * from './user.ts';
