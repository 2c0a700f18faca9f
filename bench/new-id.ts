import { randomUUID } from 'node:crypto';

/** Stands in a request for an id that is new each time it is sent. */
export const NEW_ID = '<a new id of thirty-six characters!>';

export interface Written {
  readonly bytes: Buffer;
  /** The id that stands in it, if any. */
  readonly id: string;
}

/** Prepares a request; each call writes it out to be sent once. */
export const writerOf = (request: string): (() => Written) => {
  const template = Buffer.from(request);
  const at = template.indexOf(NEW_ID);
  if (at === -1) return () => ({ bytes: template, id: '' });
  return () => {
    const id = randomUUID();
    // What was sent before may still wait to leave.
    const bytes = Buffer.from(template);
    bytes.write(id, at, 'latin1');
    return { bytes, id };
  };
};
