// Whatever no page answers. Coming from another page, the browser asks the server first: legacy addresses, and pages that were
// switched on since this document was loaded, are only known there.
import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router';
import { notFound } from '../lib/page.ts';

export function loader() {
  throw notFound();
}

export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  throw redirectDocument(url.pathname + url.search + url.hash);
}

export default function NotFoundPage() {
  return null;
}
