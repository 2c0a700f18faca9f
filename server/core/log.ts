import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** Structured logs. Nothing that identifies a person is ever passed to them. */
export const createLog = (level: string): Log => pino({ level, base: null });
