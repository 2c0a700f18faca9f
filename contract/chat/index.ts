export * from './chats.ts';
export * from './events.ts';
export * from './messages.ts';
export * from './views.ts';
export * from './enums.ts';
