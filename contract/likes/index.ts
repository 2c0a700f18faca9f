export * from './likes.ts';
export * from './swipe.ts';
