// Traces over OTLP/HTTP. Our own AsyncLocalStorage carries the context: no global of the OpenTelemetry API is touched, so two
// applications in one process (tests) never mix. Imported only when traces are on.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, createContextKey, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { roundsOf } from '../recurring.ts';
import { errorKind, type OpenSpan, type SpanAttributes, type Tracing, type TracingOptions } from './tracing.ts';

const REQUEST_ID = createContextKey('request id');

const readHeader = {
  get: (headers: Record<string, string | string[] | undefined>, name: string) => headers[name],
  keys: (headers: object) => Object.keys(headers),
};

/** Begins to send to `options.url`. */
export function otlpTracing(options: TracingOptions): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fairway', 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.sampleRatio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: complaining(new OTLPTraceExporter({ url: tracesUrl(options.url) }), options),
        scheduledDelayMillis: options.delayMs ?? 5000,
      }),
    ],
  });
  const tracer = provider.getTracer('fairway');
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();

  const begin = (name: string, kind: SpanKind, attributes: SpanAttributes, parent: Context): OpenSpan => {
    const requestId = parent.getValue(REQUEST_ID);
    const known = typeof requestId === 'string' ? { 'fairway.request_id': requestId } : {};
    const span = tracer.startSpan(name, { kind, attributes: { ...attributes, ...known } }, parent);
    return openSpan(span, trace.setSpan(parent, span), contexts);
  };

  return {
    beginRequest(name, attributes, request) {
      // A page renders through calls of its own: they stay below the page, whatever their headers say.
      const parent = contexts.getStore() ?? propagator.extract(ROOT_CONTEXT, request.headers, readHeader);
      return begin(name, SpanKind.SERVER, attributes, parent.setValue(REQUEST_ID, request.id));
    },
    beginCall(name, attributes) {
      const parent = contexts.getStore();
      return parent && begin(name, SpanKind.CLIENT, attributes, parent);
    },
    async run(name, attributes, work) {
      const span = begin(name, SpanKind.CONSUMER, attributes, contexts.getStore() ?? ROOT_CONTEXT);
      try {
        return await span.within(work);
      } catch (error) {
        span.fail(errorKind(error));
        throw error;
      } finally {
        span.end();
      }
    },
    close: () => provider.shutdown().catch((error: unknown) => options.log.debug({ err: error }, 'the last traces could not be sent')),
  };
}

function openSpan(span: Span, context: Context, contexts: AsyncLocalStorage<Context>): OpenSpan {
  let ended = false;
  return {
    set: (attributes) => void span.setAttributes(attributes),
    fail: (kind) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind),
    end: () => {
      if (!ended) span.end();
      ended = true;
    },
    within: (work) => contexts.run(context, work),
  };
}

function tracesUrl(url: string): string {
  const parsed = new URL(url);
  if (parsed.pathname === '/') parsed.pathname = '/v1/traces';
  return parsed.href;
}

/** The same exporter, which says in the log that the collector cannot be reached; the spans are lost, the requests are not. */
function complaining(exporter: SpanExporter, { log }: TracingOptions): SpanExporter {
  const rounds = roundsOf(log);
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.code === 0) rounds.succeeded('traces');
      else rounds.failed('traces', result.error ?? new Error('the collector takes none'));
      done(result);
    });
  return exporter;
}
