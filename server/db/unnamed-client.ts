import pg from 'pg';

const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query
    ? Object.assign(Object.create(query) as object, { name: undefined })
    : query;

/** Names no statement: behind a pooler that does not know of them, the next connection would not either. */
export class UnnamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((query: unknown, ...more: unknown[]) =>
      ask(withoutName(query), ...more)) as pg.Client['query'];
  }
}
