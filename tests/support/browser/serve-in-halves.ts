import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Stands before a server, and hands its pages on in two halves: the second one, from some words on, once
 * `go` is called. Everything else comes as it is.
 */
export const serveInHalves = async (origin: string, from = '</h1>') => {
  const { promise, resolve: go } = Promise.withResolvers<void>();
  const { hostname, port } = new URL(origin);
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { method, url: path } = asked;
    const upstream = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const { statusCode = 500, headers: given } = response;
      answer.writeHead(statusCode, given);
      if (!given['content-type']?.startsWith('text/html')) return void response.pipe(answer);
      void buffer(response).then(async (html) => {
        const half = html.indexOf(from);
        answer.write(html.subarray(0, half));
        await promise;
        answer.end(html.subarray(half));
      });
    });
    asked.pipe(upstream);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const { port: own } = proxy.address() as AddressInfo;
  return {
    url: (path: string) => `http://${hostname}:${own}${path}`,
    go,
    close: () => proxy.close().closeAllConnections(),
  };
};
