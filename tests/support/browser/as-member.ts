import { cookies } from '#contract/cookies.ts';
import type { Call } from '#contract/core/client.ts';
import { createClient } from '#contract/core/client.ts';
import type { Person } from '../people.ts';
import type { Staff } from '../staff.ts';
import type { Server } from './server.ts';
import { hosts } from './server.ts';

const withCookie = ({ app }: Server, name: string, value: string): Call =>
  createClient({
    retries: 0,
    headers: {
      host: hosts[1],
      cookie: `${name}=${value}`,
      'sec-fetch-site': 'same-origin',
    },
    fetch: async (url, { method, headers, body }) => {
      const answer = await app.http.inject({
        method: method as 'POST',
        url,
        headers: headers as Record<string, string>,
        ...(typeof body === 'string' && { payload: body }),
      });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });

/** The API of the default site, as somebody who is in no browser calls it. */
export const asMember = (server: Server, { session }: Person): Call =>
  withCookie(server, cookies.session, session);

/** The calls of the console, as somebody of the staff who is in no browser makes them. */
export const asStaff = (server: Server, { staff }: Staff): Call =>
  withCookie(server, cookies.console, staff);
