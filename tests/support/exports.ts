import { strFromU8, unzipSync } from 'fflate';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { waitFor } from './wait.ts';

/** Has somebody's data put together, and opens the zip. */
export const exportOf = async (
  app: TestApp,
  { session }: Pick<Person, 'session'>,
): Promise<Record<string, Uint8Array>> => {
  await app.send('POST', '/api/export.php', { session });
  const zip = await waitFor(async () => {
    const answer = await app.send('GET', '/api/export-file.php', { session });
    return answer.statusCode === 200 ? answer.rawPayload : null;
  }, 'the export');
  return unzipSync(new Uint8Array(zip));
};

/** What a JSON file of an export holds. */
export const jsonIn = (files: Readonly<Record<string, Uint8Array>>, name: string): unknown =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
