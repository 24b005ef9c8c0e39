import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface FaultProxy {
  /** `http://127.0.0.1:port`. */
  url: string;
  /** `cut` hangs up on everybody; `freeze` lets them wait; `pass` passes on. */
  behave: 'pass' | 'cut' | 'freeze';
  /** What is sent through it, seen before it is passed on. */
  onRequest: (text: string) => void;
  close(): Promise<void>;
}

/** A way to a server that can be taken away at any moment. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  const proxy: FaultProxy = {
    url: '',
    behave: 'pass',
    onRequest: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from
        .on('data', (data) => {
          if (from === client) proxy.onRequest(data.toString('latin1'));
          if (proxy.behave === 'pass') to.write(data);
          if (proxy.behave === 'cut') from.destroy();
        })
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
