export * from './enums.ts';
export * from './member.ts';
export * from './photos.ts';
export * from './profile.ts';
export * from './search.ts';
