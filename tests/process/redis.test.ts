import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout, sessionEnded } from '#contract/accounts/index.ts';
import { systemStatus } from '#contract/console/index.ts';
import { live } from '#contract/index.ts';
import type { Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { chatOf, textsOf, twoPeople, write } from '../support/chats.ts';
import { freshPostgresUrl } from '../support/database.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import type { TestRedis } from '../support/redis/redis.ts';
import { isRedisInstalled, makeRedis } from '../support/redis/redis.ts';
import { listen, nextEvent, receivedOn, sessionHeader } from '../support/sockets.ts';
import { socketsOfTest, untilHeard } from '../support/sockets.ts';
import { addStaff } from '../support/staff.ts';
import { waitFor } from '../support/wait.ts';

const openSocket = socketsOfTest();

const STREAM = 'duet:live';
/** The number of an event of long ago. */
const OLD = '1-0';

const addOldEvent = async ({ url }: TestRedis) => {
  const client = new Redis(url);
  await client.xadd(STREAM, OLD, 'data', 'what somebody said');
  client.disconnect();
};

describe.skipIf(!isRedisInstalled())('two processes with Redis between them', () => {
  let redis: TestRedis;
  let here: TestApp;
  let there: TestApp;
  let address: string;

  beforeAll(async () => {
    redis = await makeRedis();
    const env = {
      DATABASE_URL: await freshPostgresUrl(),
      REDIS_URL: redis.url,
      LOG_LEVEL: 'silent',
    };
    here = await testApp(env);
    there = await testApp(env);
    address = await listen(there);
  });

  afterAll(async () => {
    await here.close();
    await there.close();
    await redis.remove();
  });

  const connect = async (session: string) => {
    const socket = openSocket(address, sessionHeader(session));
    await nextEvent(socket, 'connect');
    return socket;
  };

  const untilRelayed = (isConnected: boolean) =>
    waitFor(
      async () =>
        [here, there].every(({ core }) => core.relay?.isConnected() === isConnected) || null,
      'Redis',
    );

  const tells = async () => {
    const { staff } = await addStaff(here.core, ['administrator']);
    const { parts } = await here.as({ staff })(systemStatus);
    const { findings } = parts.find(({ part }) => part === 'processes') ?? { findings: [] };
    const metric = /^live_redis_connected (\S+)$/m.exec(await here.core.metrics.metrics());
    return {
      ready: (await here.send('GET', '/readyz')).statusCode,
      connected: metric?.[1],
      findings: findings.map(({ name }) => name),
    };
  };

  /** Until a word sent here is heard there; those before it may have come too early. */
  const untilLive = async (of: Person) => {
    const heard = receivedOn(await connect(of.session), live.chatChanged);
    const tell = (tx: Tx) =>
      sendLiveEvent(here.core, tx, of.id, live.chatChanged, { conversation: newId(), gone: false });
    await waitFor(async () => {
      await here.core.transact(tell);
      return heard.length > 0 || null;
    }, 'a live event');
  };

  it('[SCALE-3] start without it, lose no message while it is away, and are live again once it is back', async () => {
    const [mara, aart] = await twoPeople(here.core);
    const heard = receivedOn(await connect(aart.session), live.message);
    const numbers = () => heard.map(({ message }) => message.no);
    expect(await tells()).toEqual({ ready: 200, connected: '0', findings: ['relay_lost'] });
    const chat = await chatOf(here, mara, aart, ['Before it is there']);

    await redis.start();
    await untilLive(aart);
    expect(await tells()).toEqual({ ready: 200, connected: '1', findings: [] });
    await write(here, mara, aart, 'Live');
    await untilHeard(heard, 1);

    await redis.kill();
    await untilRelayed(false);
    await write(here, mara, aart, 'While it is gone');
    expect(await tells()).toMatchObject({ ready: 200, connected: '0' });

    await redis.start();
    await addOldEvent(redis);
    await untilLive(aart);
    await write(here, mara, aart, 'Live again');
    await untilHeard(heard, 2);
    // From the gap between the numbers a tab knows that it has to read again, and what it then reads:
    expect(numbers()).toEqual([2, 4]);
    expect(await textsOf(there, aart, chat)).toEqual([
      'Before it is there',
      'Live',
      'While it is gone',
      'Live again',
    ]);
  });

  it('[SCALE-3] end a session in both, told why before', async () => {
    const { session } = await addPerson(here.core, 'Di');
    const socket = await connect(session);
    const heard: string[] = [];
    socket.onAny((event: string) => void heard.push(event));
    const closed = nextEvent(socket, 'disconnect');
    await here.as({ session })(logout);
    await closed;
    expect(heard).toEqual([sessionEnded.name]);
  });

  it('[SCALE-3] forget in it what was said, and all of it once they have ended', async () => {
    const client = new Redis(redis.url);
    await waitFor(async () => {
      const isForgotten = (await client.xrange(STREAM, '-', OLD)).length === 0;
      return (isForgotten && (await client.ttl(STREAM)) > 0) || null;
    }, 'an old event to be forgotten');
    client.disconnect();
  });
});
