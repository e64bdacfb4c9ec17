// The bus over TLS with an authority of one's own (README "Settings"): NODE_EXTRA_CA_CERTS names it, and nothing else is trusted.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startNats, startRedis } from '../../../../../tools/services/brokers.ts';
import { makeCertificates } from '../../../../../tools/services/certificates.ts';
import { needService } from '../../../../../tools/services/found.ts';
import { runInNewProcess } from '../../../../../tools/services/new-process.ts';

const certificates = makeCertificates();
afterAll(() => certificates.remove());

/** Opens the bus of an address in another process, and sends a message round. */
function sendRound(url: string, authority?: string) {
  const lines = `
    import { openBus } from ${JSON.stringify(path.join(import.meta.dirname, 'open-bus.ts'))};
    const log = { info() {}, warn() {}, error() {} };
    try {
      const bus = await openBus({ url: ${JSON.stringify(url)}, databaseUrl: 'postgres://unused', log });
      const heard = new Promise((resolve) => bus.subscribe('news', resolve).then(() => bus.publish('news', 'over TLS')));
      console.log('heard', await heard);
      await bus.close();
    } catch (error) {
      console.log(error.name, error.message, error.cause?.code ?? error.cause?.message);
    }
    process.exit(0);`;
  return runInNewProcess(lines, authority ? { NODE_EXTRA_CA_CERTS: authority } : {});
}

describe.each([
  ['redis', startRedis, 'rediss'],
  ['nats', startNats, 'tls'],
] as const)('%s over TLS', (name, start, scheme) => {
  const isThere = needService(name);
  let secure: RunningServer;
  let plain: RunningServer;
  beforeAll(async () => {
    if (!isThere) return;
    secure = await start(certificates);
    plain = await start();
  });
  afterAll(async () => {
    await secure?.stop();
    await plain?.stop();
  });

  test.runIf(isThere)('carries messages where the authority is named', async () => {
    expect(await sendRound(secure.url, certificates.authority)).toMatchObject({ out: 'heard over TLS\n', err: '' });
  });

  test.runIf(isThere)('refuses a server whose authority it does not know', async () => {
    const { out } = await sendRound(secure.url);
    expect(out).toMatch(/^BusUnavailable .*(UNABLE_TO|SELF_SIGNED|unable to|self-signed)/);
  });

  test.runIf(isThere)('sends nothing to a server that speaks no TLS', async () => {
    const { out } = await sendRound(`${scheme}://${new URL(plain.url).host}`, certificates.authority);
    expect(out).toMatch(/^BusUnavailable /);
  });
});
