// Asking for verification, for whatever panel asks: the answer is a connection, which the dialog shows by its state, or a refusal in words.
// A connection that exists already is looked up: pending, ended in the meantime, or verified. @rule verification.12
import { ApiProblem } from '@fairway/client/problem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { uploadFile } from '../../lib/uploads.ts';
import { connectionsQuery, noteConnection, type SchoolConnection } from './components/connections.ts';
import { useReturnUrl } from './components/verify-address.ts';
import { tellWaiting } from './waiting.ts';

/** How an attempt ended. `existing`: there was a connection already, whatever became of it. */
export type Requested = { kind: 'asked' | 'existing'; connection: SchoolConnection | undefined } | { kind: 'refused'; problem: ApiProblem };

type Wish = { noAcademicEmail: boolean; studentEmail?: string; message?: string; file?: File | undefined };

/** The call of one school. */
export function useRequest(schoolId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const returnUrl = useReturnUrl();
  const [busy, setBusy] = useState(false);

  async function existing(): Promise<SchoolConnection | undefined> {
    const { connections } = await queries.fetchQuery({ ...connectionsQuery(api), staleTime: 0 });
    return connections.find((one) => one.schoolId === schoolId);
  }

  async function send({ file, ...wish }: Wish): Promise<SchoolConnection | undefined> {
    if (!file) return (await api.call.POST('/api/v1/university-connection', { body: { ...wish, schoolId, returnUrl } })).data?.connection;
    const fields = { schoolId: `${schoolId}`, message: wish.message ?? '' };
    const path = '/api/v1/university-connection/with-file';
    return (await uploadFile<{ connection: SchoolConnection }>({ path, field: 'file', file, fields })).connection;
  }

  async function request(wish: Wish): Promise<Requested> {
    setBusy(true);
    try {
      const connection = await send(wish);
      if (connection) noteConnection(api, queries, connection);
      if (connection?.state === 'pending' && connection.studentEmail) tellWaiting({ type: 'start' });
      return { kind: 'asked', connection };
    } catch (error) {
      const problem = asProblem(error);
      if (problem.code !== 'ExistingConnection') return { kind: 'refused', problem };
      return { kind: 'existing', connection: await existing().catch(() => undefined) };
    } finally {
      setBusy(false);
    }
  }
  return { request, busy };
}

const asProblem = (error: unknown) => (error instanceof ApiProblem ? error : new ApiProblem({ status: 0, code: 'VerificationFailed' }));
