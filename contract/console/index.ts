export * from './audit.ts';
export * from './enums.ts';
export * from './keys.ts';
export * from './paths.ts';
export * from './reviews.ts';
export * from './rights.ts';
export * from './sign-in.ts';
export * from './team.ts';
