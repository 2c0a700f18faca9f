export * from './finder.ts';
export * from './likes.ts';
export * from './swipe.ts';
