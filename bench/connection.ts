import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { followAnswers } from './http-answers.ts';

export const connectTo = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });

/** A kept connection that carries one request at a time. */
export interface Connection {
  /** Resolves with the status of the answer, or with 0 if there is none. */
  ask(request: Buffer): Promise<number>;
  close(): void;
}

export const openConnection = async (port: number): Promise<Connection> => {
  const socket = await connectTo(port);
  let answered: (status: number) => void = () => {};
  socket.on(
    'data',
    followAnswers((status) => answered(status)),
  );
  socket.on('error', () => answered(0));
  socket.on('end', () => answered(0));
  return {
    ask: (request) =>
      new Promise((resolve) => {
        answered = resolve;
        socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
};
