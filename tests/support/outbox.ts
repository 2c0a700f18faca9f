import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

/** The mails in an outbox that are written to their end, oldest first. */
export const readOutbox = async (folder: string): Promise<SentMail[]> => {
  const files = await readdir(folder).catch(() => []);
  const finished = files.filter((file) => !file.startsWith('.')).toSorted();
  return Promise.all(
    finished.map(
      async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as SentMail,
    ),
  );
};

/** What mails say, whichever left first: several hands send them. */
export const textsOf = (mails: readonly SentMail[]): string[] => mails.map(({ text }) => text);
