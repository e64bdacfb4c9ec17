// /api/docs: the contract as a page without scripts.
import { ERRORS } from '@fairway/contract/errors';
import type { OpenApiDocument } from '@fairway/contract/kernel/openapi';
import { escapeHtml } from './escape.ts';

const escaped = (text: unknown) => escapeHtml(String(text));

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:Canvas;color:CanvasText}
code,pre{font:13px/1.5 ui-monospace,monospace}section{border-top:1px solid #8884;padding:.5rem 0}h2 code{font-size:17px}
b{display:inline-block;min-width:4rem}table{border-collapse:collapse}td{padding:.1rem .8rem .1rem 0;vertical-align:top}`;

export function apiDocsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => operationSection(path, method, operation as Operation)),
  );
  const errors = Object.entries(ERRORS).map(
    ([code, { status }]) => `<tr id="${escaped(code)}"><td><code>${escaped(code)}</code></td><td>${status}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fairway API</title>
<style>${STYLE}</style></head><body><main><h1>Fairway API</h1><p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${operations.join('\n')}<h2>Problem codes</h2><table>${errors.join('')}</table></main></body></html>`;
}

type Operation = {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string }>;
};

function operationSection(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<tr><td><code>${escaped(parameter.name)}</code></td><td>${escaped(parameter.in)}</td><td><code>${escaped(short(parameter.schema))}</code></td></tr>`,
  );
  const responses = Object.entries(operation.responses).map(
    ([status, response]) => `<tr><td>${escaped(status)}</td><td>${escaped(response.description)}</td></tr>`,
  );
  const body = operation.requestBody
    ? `<p>Body</p><pre>${escaped(JSON.stringify(operation.requestBody.content['application/json']?.schema, null, 1))}</pre>`
    : '';
  return `<section id="${escaped(operation.operationId)}"><h2><code><b>${escaped(method.toUpperCase())}</b> ${escaped(path)}</code></h2>
<p>${escaped(operation.summary)}</p><table>${parameters.join('')}</table>${body}<table>${responses.join('')}</table></section>`;
}

function short(schema: unknown): string {
  const text = JSON.stringify(schema);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
