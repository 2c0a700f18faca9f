import { fillPeople } from '../chats/people.ts';
import type { Case } from '../case.ts';
import type { Target } from '../load.ts';
import { startApp, startEcho, startSocketIo } from '../servers/index.ts';
import { liveAt, socketIoAt, startSockets } from '../sockets/index.ts';
import { alternate, compare } from '../stats.ts';

const SOCKETS = 2000;
const KB_OF_MB = 1024;

export const benchmark: Case = {
  number: 5,
  title: 'Memory of one of 2,000 idle member sockets ÷ bare socket.io, and ÷ bare ws',
  goal: { most: 1.5 },
  unit: 'KB',
  run: async (bench) => {
    const { databaseUrl, people } = await fillPeople(bench, Math.ceil(SOCKETS * bench.scale));
    const app = await startApp(bench, databaseUrl);
    const [socketIo, ws] = [await startSocketIo(bench), await startEcho(bench)];
    const sockets = await startSockets(bench);
    const places = {
      ours: people.map(({ session }) => liveAt(app.port, session)),
      socketIo: people.map(() => socketIoAt(socketIo.port)),
      ws: people.map((_, at) => ({ port: ws.port, path: `/${at}`, speaks: 'plain' as const })),
    };
    const side = (target: Target, name: keyof typeof places) => async (): Promise<number> => {
      const before = await target.collected();
      await sockets.open(places[name]);
      const after = await target.collected();
      await sockets.closeAll();
      return ((after.objects - before.objects) * KB_OF_MB) / people.length;
    };
    const readings = await alternate(
      { ours: side(app, 'ours'), socketIo: side(socketIo, 'socketIo'), ws: side(ws, 'ws') },
      bench.rounds,
    );
    return [
      {
        what: '÷ bare socket.io',
        ...compare(readings.ours, readings.socketIo),
        goal: benchmark.goal,
      },
      { what: '÷ bare ws', ...compare(readings.ours, readings.ws) },
    ];
  },
};
