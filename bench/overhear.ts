import pg from 'pg';
import type { Statement } from './servers/index.ts';

/** The statements that `act` sends through the driver, as far as they are wanted. */
export const overhear = async (
  isWanted: (text: string) => boolean,
  act: () => Promise<unknown>,
): Promise<Statement[]> => {
  const heard: Statement[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is bound again at each call
  const query = pg.Client.prototype.query as (...all: unknown[]) => unknown;
  pg.Client.prototype.query = function listen(this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [Statement | string, unknown[] | undefined];
    if (typeof asked === 'object' && isWanted(asked.text)) {
      // Large numbers travel as text.
      const sent = (values ?? asked.values).map((one) =>
        typeof one === 'bigint' ? String(one) : one,
      );
      heard.push({ text: asked.text, values: sent });
    }
    return query.apply(this, args);
  } as never;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query as never;
  }
  return heard;
};
