import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exclusion, logout, user, userUpdate } from '../accounts/index.ts';
import { complaintFile } from '../moderation.ts';
import { page, settings } from '../site.ts';
import { CallError, createClient } from './client.ts';
import type { ClientOptions } from './client.ts';

const GENERAL = 'An error occured, please try again later.';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

const ok = () => json(200, { ok: true });
const refused = (status: number, headers?: Record<string, string>) => () =>
  json(status, { error: 'No.', code: 'no' }, headers);
const lost = () => {
  throw new TypeError('fetch failed');
};

/** The network: gives these answers in turn, the last one for ever, and remembers what was asked. */
const network = (...answers: (() => Response)[]) => {
  const requests: { url: string; init: RequestInit; headers: Headers; at: number }[] = [];
  const fetch: ClientOptions['fetch'] = async (url, init) => {
    requests.push({ url, init, headers: new Headers(init.headers), at: Date.now() });
    init.signal?.throwIfAborted();
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (!answer) throw new Error('No answer was given.');
    return answer();
  };
  const gaps = () => requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
  return { fetch, requests, gaps };
};

/** Lets time pass until the call has ended one way or the other. */
const ended = async <T>(call: Promise<T>): Promise<T> => {
  const settled = Promise.allSettled([call]);
  await vi.runAllTimersAsync();
  const [outcome] = await settled;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};

const complaintBody = {
  name: 'Ada',
  email: 'ada@mail.example',
  topic: 'service',
  message: 'It took rather long to answer.',
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('retries', () => {
  it.each([
    ['a lost connection', lost],
    ['429', refused(429)],
    ['500', refused(500)],
    ['503', refused(503)],
    ['599', refused(599)],
  ])('[API-4] sends again up to 5 times after %s, each time later', async (_, answer) => {
    const { fetch, requests, gaps } = network(answer);
    await expect(ended(createClient({ fetch })(settings, { query: {} }))).rejects.toThrow(
      CallError,
    );
    expect(requests).toHaveLength(6);
    expect(gaps()).toEqual([225, 450, 900, 1_800, 3_600]);
  });

  it.each([400, 401, 403, 404, 409, 410, 413, 415, 422])(
    '[API-4] takes %i for an answer',
    async (status) => {
      const { fetch, requests } = network(refused(status));
      await expect(ended(createClient({ fetch })(user))).rejects.toMatchObject({
        name: 'CallError',
        status,
        message: 'No.',
        answer: { code: 'no' },
      });
      expect(requests).toHaveLength(1);
    },
  );

  it('[API-4] spreads the delays at random', async () => {
    vi.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(1);
    const { fetch, gaps } = network(lost, lost, ok);
    await ended(createClient({ fetch })(logout));
    expect(gaps()).toEqual([150, 600]);
  });

  it('[API-4] answers as soon as a try succeeds', async () => {
    const { fetch, requests } = network(lost, refused(503), ok);
    await expect(ended(createClient({ fetch })(logout))).resolves.toEqual({ ok: true });
    expect(requests).toHaveLength(3);
  });

  it('[API-4] ends with the last answer when all tries fail', async () => {
    const { fetch } = network(lost, refused(503), lost, lost, lost, refused(429));
    await expect(ended(createClient({ fetch })(logout))).rejects.toMatchObject({ status: 429 });
  });

  it('[API-4] waits as long as the server asks', async () => {
    const { fetch, gaps } = network(refused(429, { 'retry-after': '7' }), ok);
    await ended(createClient({ fetch })(logout));
    expect(gaps()[0]).toBeGreaterThanOrEqual(7_000);
    expect(gaps()[0]).toBeLessThan(8_000);
  });

  it.each([0, 2])('sends again %i times where told so', async (retries) => {
    const { fetch, requests } = network(lost);
    await expect(ended(createClient({ fetch, retries })(logout))).rejects.toThrow(CallError);
    expect(requests).toHaveLength(retries + 1);
  });
});

describe('idempotency key', () => {
  const keys = (requests: readonly { headers: Headers }[]) =>
    requests.map(({ headers }) => headers.get('idempotency-key'));

  it('[API-4] is the same on every try of a write', async () => {
    const { fetch, requests } = network(lost, refused(500), refused(429), ok);
    await ended(createClient({ fetch })(complaintFile, { body: complaintBody }));
    expect(keys(requests)).toHaveLength(4);
    expect(new Set(keys(requests)).size).toBe(1);
    expect(keys(requests)[0]).toMatch(/^[\w-]{8,64}$/);
  });

  it('[API-4] differs from write to write', async () => {
    const { fetch, requests } = network(ok);
    const call = createClient({ fetch });
    await ended(call(complaintFile, { body: complaintBody }));
    await ended(call(complaintFile, { body: complaintBody }));
    expect(new Set(keys(requests)).size).toBe(2);
  });

  it('[API-4] is the one that a form gives', async () => {
    const { fetch, requests } = network(lost, ok);
    const body = { email: 'ada@mail.example', months: 6 } as const;
    await ended(createClient({ fetch })(exclusion, { body }, { key: 'form-key-1' }));
    expect(keys(requests)).toEqual(['form-key-1', 'form-key-1']);
  });

  it('[API-4] is left out where nothing is written, or writing again changes nothing', async () => {
    const { fetch, requests } = network(ok);
    const call = createClient({ fetch });
    await ended(call(settings, { query: {} }));
    await ended(call(logout, undefined, { key: 'unused-key' }));
    await ended(call(userUpdate, { body: { language: 'nl' } }));
    expect(keys(requests)).toEqual([null, null, null]);
  });
});

describe('requests', () => {
  it('[API-3] to user.php, and only there, say that the client asks', async () => {
    const { fetch, requests } = network(ok);
    const call = createClient({ fetch });
    await ended(call(user));
    await ended(call(userUpdate, { body: { language: 'nl' } }));
    await ended(call(logout));
    await ended(call(complaintFile, { body: complaintBody }));
    expect(requests.map(({ url, headers }) => [url, headers.get('request-type')])).toEqual([
      ['/api/user.php', 'client'],
      ['/api/user.php', 'client'],
      ['/api/logout.php', null],
      ['/api/complaints.php', null],
    ]);
  });

  it('carry the body as JSON', async () => {
    const { fetch, requests } = network(ok);
    await ended(createClient({ fetch })(complaintFile, { body: complaintBody }));
    expect(requests[0]).toMatchObject({
      init: { method: 'POST', body: JSON.stringify(complaintBody) },
    });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('without a body name no type for it', async () => {
    const { fetch, requests } = network(ok);
    await ended(createClient({ fetch })(logout));
    expect(requests[0]?.init).toMatchObject({ method: 'GET' });
    expect(requests[0]?.init).not.toHaveProperty('body');
    expect(requests[0]?.headers.has('content-type')).toBe(false);
  });

  it('go to the given origin with the given headers', async () => {
    const { fetch, requests } = network(ok);
    const headers = { cookie: 'a=b' };
    await ended(createClient({ fetch, origin: 'https://duet.example', headers })(logout));
    expect(requests[0]?.url).toBe('https://duet.example/api/logout.php');
    expect(requests[0]?.headers.get('cookie')).toBe('a=b');
  });
});

describe('nobody signed in', () => {
  const signedOut =
    (status = 403) =>
    () =>
      json(status, {
        error: 'Log in.',
        code: 'authentication_required',
        authentication_required: true,
      });

  it('[API-5] is told to the page', async () => {
    const onSignedOut = vi.fn();
    const { fetch, requests } = network(signedOut());
    const call = createClient({ fetch, onSignedOut })(settings, { query: {} });
    await expect(ended(call)).rejects.toMatchObject({ status: 403 });
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(1);
  });

  it('[API-5] is not told when user.php finds it', async () => {
    const onSignedOut = vi.fn();
    const call = createClient({ fetch: network(signedOut()).fetch, onSignedOut });
    await expect(ended(call(user))).rejects.toMatchObject({ status: 403 });
    await expect(ended(call(userUpdate, { body: { language: 'nl' } }))).rejects.toThrow('Log in.');
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('[API-5] is not what any other 403 means', async () => {
    const onSignedOut = vi.fn();
    const call = createClient({ fetch: network(refused(403)).fetch, onSignedOut })(logout);
    await expect(ended(call)).rejects.toMatchObject({ status: 403 });
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('errors', () => {
  it('[API-10] keep what the server says', async () => {
    const answer = {
      error: 'Check the fields.',
      code: 'invalid_input',
      fields: { email: { code: 'invalid_email', message: 'Invalid email' } },
      values: { minutes: 5 },
    };
    const { fetch } = network(() => json(400, answer));
    const call = createClient({ fetch })(complaintFile, { body: complaintBody });
    await expect(ended(call)).rejects.toMatchObject({ message: 'Check the fields.', answer });
  });

  it.each<[string, number, () => Response]>([
    ['a lost connection', 0, lost],
    ['a page of a proxy', 502, () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an empty body', 404, () => new Response(null, { status: 404 })],
    ['JSON of another shape', 404, () => json(404, { message: 'nope' })],
    ['a code without a text', 404, () => json(404, { code: 'not_found' })],
    ['a bare null', 404, () => json(404, null)],
  ])('[API-10] become the general text after %s', async (_, status, answer) => {
    const call = createClient({ fetch: network(answer).fetch, retries: 0 })(user);
    await expect(ended(call)).rejects.toMatchObject({
      name: 'CallError',
      status,
      message: GENERAL,
      answer: { error: GENERAL, code: 'unavailable' },
    });
  });

  it('[API-10] become the general text when a success cannot be read', async () => {
    const { fetch } = network(() => new Response('<h1>Welcome to our hotel Wi-Fi</h1>'));
    await expect(ended(createClient({ fetch })(logout))).rejects.toMatchObject({
      name: 'CallError',
      message: GENERAL,
    });
  });
});

describe('abort', () => {
  it('ends the call while it waits for the next try', async () => {
    const controller = new AbortController();
    const { fetch, requests } = network(lost);
    const query = { page: 'terms' };
    const call = createClient({ fetch })(page, { query }, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('left the page')), 100);
    await expect(ended(call)).rejects.toThrow('left the page');
    expect(requests).toHaveLength(1);
  });

  it('ends the call while the request is under way, without another try', async () => {
    const signal = AbortSignal.abort(new Error('left the page'));
    const { fetch, requests } = network(ok);
    const options = [{ query: { page: 'terms' } }, { signal }] as const;
    const once = createClient({ fetch, retries: 0 })(page, ...options);
    await expect(ended(once)).rejects.toThrow('left the page');
    const often = createClient({ fetch })(page, ...options);
    await expect(ended(often)).rejects.toThrow('left the page');
    expect(requests).toHaveLength(2);
  });
});
