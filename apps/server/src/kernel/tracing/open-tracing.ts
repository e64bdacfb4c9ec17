// The only door to the tracing packages: they are loaded where traces are wanted, and nowhere else.
import type { Tracing, TracingOptions } from './tracing.ts';

/** Loads the tracing packages and begins to send. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(options);
}
