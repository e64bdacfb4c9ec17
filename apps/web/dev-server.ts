// Vite inside the server's process while developing: one port, hot reload included. Loaded by apps/server/src/pages only in
// development, so that production needs no Vite.
import type { Server } from 'node:http';
import { createServer, isRunnableDevEnvironment } from 'vite';

/** Starts Vite in middleware mode; `load` gives the current build after every change. */
export async function startDevServer(server: Server) {
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.config.ts`,
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  const ssr = vite.environments.ssr;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server build here');
  return {
    middlewares: vite.middlewares,
    load: (): Promise<unknown> => ssr.runner.import('virtual:react-router/server-build'),
    close: () => vite.close(),
  };
}
