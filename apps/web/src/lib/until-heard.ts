/** Whoever pressed longer ago has given up. */
const LONGEST_MS = 15_000;
const AGAIN_MS = 100;

/** Says an event of the window until somebody takes it (`preventDefault`): who listens may come only when the browser is idle (idle.ts). */
export function sayUntilHeard(name: string): void {
  const endMs = Date.now() + LONGEST_MS;
  const say = () => {
    const isUnheard = window.dispatchEvent(new CustomEvent(name, { cancelable: true }));
    if (isUnheard && Date.now() < endMs) setTimeout(say, AGAIN_MS);
  };
  say();
}
