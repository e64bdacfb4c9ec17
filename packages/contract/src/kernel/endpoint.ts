// One declaration of an endpoint. The server's validation, the OpenAPI document, the client's types and the fuzz and role tests
// all derive from it (ARCHITECTURE.md, law 2). It holds no behaviour.
import { type Access, mayWhileViewing } from '@fairway/rules/access';
import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Feature } from '../switches.ts';

export type EndpointShape = {
  /** Unique name, also the operationId: a verb and a noun. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as `{id}`; under /api or /identity. @rule api.1 */
  path: string;
  /** One sentence for the document. */
  summary: string;
  /** The noun it belongs to. */
  tag: string;
  access: Access;
  /** The switch that removes it (404) when off. */
  feature?: Feature;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The request is multipart/form-data: one file in this field; its other fields are the `body`. */
  upload?: {
    field: string;
    maxBytes: number;
    /** Answered to a file of more than `maxBytes`. */
    tooLarge: ErrorCode;
  };
  /** The reply's body; absent: 204. */
  returns?: z.ZodType;
  /** A reply that is no JSON; the handler returns its text or bytes, or gives them piece by piece. */
  produces?: 'text/html' | 'text/csv' | 'application/zip' | 'application/pdf' | 'application/samlmetadata+xml';
  /** Status of success; default 200, or 204 without `returns`. */
  status?: 200 | 201 | 202 | 204;
  /** For an administrator who looks through a person's eyes; default: reads are allowed, all others refused (rules/access.ts). */
  whileViewing?: 'allowed' | 'refused';
  /** The codes a caller may get besides the ones every endpoint has (see `commonErrors`). */
  errors: readonly ErrorCode[];
  /** false: the handler runs without a transaction (hashing, uploads, gateways must not hold a connection). GET never has one. */
  tx?: false;
  /** Largest body in bytes; default 64 KiB. */
  bodyLimitBytes?: number;
};

/** Declares an endpoint; the types of its schemas are kept. */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape;
}

/** A file that came with a request. It lies aside until the endpoint has answered, then it is gone; a handler copies what it keeps. */
export type UploadedFile = {
  /** Where it lies on this machine. */
  path: string;
  /** What the sender called it; decides nothing. */
  name: string;
  sizeBytes: number;
  sha256: Uint8Array;
};

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
/** What a handler receives. */
export type EndpointInput<E extends EndpointShape> = {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  file: E['upload'] extends object ? UploadedFile : undefined;
};
/** What a handler returns. */
export type EndpointReply<E extends EndpointShape> = E['produces'] extends string
  ? string | Uint8Array | AsyncIterable<Uint8Array>
  : E['returns'] extends z.ZodType
    ? z.input<E['returns']>
    : undefined;

/**
 * How any request may be refused before its endpoint looks at it, said once for all: no HTTP or no JSON (400), not whole in its time (408), too
 * large (413), of a type or packed in a way that is not taken (415), an expectation other than 100-continue (417), a Host that is nobody's here
 * (421), too many (429), headers too long (431). 408, 417 and 431 come from the server below and may have no problem document.
 */
export const REFUSED_STATUSES: readonly number[] = [400, 408, 413, 415, 417, 421, 429, 431];

/** The codes that every endpoint may answer, by what it declares. */
export function commonErrors(shape: EndpointShape): ErrorCode[] {
  const codes: ErrorCode[] = ['rate_limited', 'unavailable', 'internal'];
  if (shape.params || shape.query || shape.body || shape.upload) codes.push('validation');
  if (shape.feature || shape.params) codes.push('not_found');
  if (shape.body || shape.upload) codes.push('body_too_large', 'unsupported_media_type', 'malformed_body');
  if (shape.upload) codes.push('storage_full', shape.upload.tooLarge);
  if (shape.method !== 'GET') codes.push('cross_site');
  if (!mayWhileViewing(shape)) codes.push('view_as.read_only');
  if (shape.access !== 'public') codes.push('unauthenticated', 'forbidden');
  if (!['public', 'user', 'candidate'].includes(shape.access)) codes.push('second_factor_needed');
  if (['schoolStaff', 'schoolAdmin'].includes(shape.access)) codes.push('schools.suspended');
  return codes;
}
