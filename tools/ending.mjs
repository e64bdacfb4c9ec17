// A child ends with its parent: signals are passed on, and who was started by npm ends when npm does, for npm passes SIGTERM to its shell
// alone, which ends and leaves us without a parent. Plain JavaScript, runs on Node 20.19.
const LOOK_MS = 250;

/** Passes signals to `child`, and ends as it ends. */
export function endTogether(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
