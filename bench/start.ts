// How long a start takes until every part is ready: cold (installed and built, empty data folder: initdb, migrations, demo world, index)
// and warm (the same folder again). Three warm starts, the median counts.
import { rmSync } from 'node:fs';
import { dataFolder } from '@fairway/testkit/data-folder';
import { startFairway } from './started-server.ts';

const dataDir = dataFolder('fairway-bench-');
const options = { port: 4503, dataDir };
const cold = await startFairway(options);
await cold.stop();
const warm: number[] = [];
for (let round = 0; round < 3; round++) {
  const started = await startFairway(options);
  warm.push(started.readyMs);
  await started.stop();
}
rmSync(dataDir, { recursive: true, force: true });
console.log(
  JSON.stringify({
    bench: 'start',
    coldMs: Math.round(cold.readyMs),
    warmMs: Math.round(warm.sort((a, b) => a - b)[1] ?? 0),
    limits: { coldMs: 20_000, warmMs: 3000 },
  }),
);
