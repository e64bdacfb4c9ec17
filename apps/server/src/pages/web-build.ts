// What the server takes from the build of apps/web. The build brings its own React Router: handler, contexts and components must
// be of one copy. Types are only as deep as the server looks.
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRequest } from '@fairway/client/page-request';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';

export type BuildRoute = { id: string; parentId?: string; path?: string; index?: boolean };

/** A route as the browser knows it: with the files that its module imports, and its styles. */
export type AssetRoute = BuildRoute & {
  module?: string;
  imports?: readonly string[];
  css?: readonly string[];
  hasAction?: boolean;
  hasLoader?: boolean;
};

export type WebBuild = {
  routes: Record<string, BuildRoute>;
  assets: { entry: { imports: readonly string[] }; routes: Record<string, AssetRoute>; url: string; version: string };
  routeDiscovery: { mode: 'lazy' | 'initial'; manifestPath: string };
  entry: { module: ServerEntry };
};

/** A context of React Router: values by key. */
export type RenderContext = { set(key: unknown, value: PageRequest): void };

type ServerEntry = {
  createRequestHandler(
    build: WebBuild,
    mode: 'development' | 'production',
  ): (request: Request, context: RenderContext) => Promise<Response>;
  RouterContextProvider: new () => RenderContext;
  pageRequestContext: unknown;
};

export type OpenedBuild = {
  load: () => Promise<WebBuild> /** Folder of the files for the browser; undefined in development. */;
  clientRoot: string | undefined;
};

type DevServer = {
  middlewares: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  load(): Promise<unknown>;
  close(): Promise<void>;
};

const WEB_ROOT = path.resolve(import.meta.dirname, '../../../web');

/** Opens the build in `webRoot`: what `apps/web/build.ts` made, or Vite itself in development. @throws Error where nothing is built */
export async function openWebBuild(app: FastifyInstance, mode: 'dev' | 'production', webRoot = WEB_ROOT): Promise<OpenedBuild> {
  if (mode === 'dev') {
    const { startDevServer } = (await import(pathToFileURL(path.join(webRoot, 'dev-server.ts')).href)) as {
      startDevServer(server: Server): Promise<DevServer>;
    };
    const vite = await startDevServer(app.server);
    await app.register(middie);
    app.use(vite.middlewares);
    app.addHook('onClose', () => vite.close());
    return { load: async () => (await vite.load()) as WebBuild, clientRoot: undefined };
  }
  const entry = path.join(webRoot, 'build/server/index.js');
  if (!existsSync(entry)) throw new Error(`The web is not built: ${entry} is missing. Run npm run build.`);
  const clientRoot = path.join(webRoot, 'build/client');
  const build = (await import(pathToFileURL(entry).href)) as WebBuild;
  return { load: async () => build, clientRoot };
}
