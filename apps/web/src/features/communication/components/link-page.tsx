// A page behind a link of a mail: it says what will happen, and does it when the button is pressed, never on load: mail scanners open
// links too. @rule identity.30
import { ApiProblem } from '@fairway/client/problem';
import { Button } from '@fairway/ui/button';
import { EmptyState } from '@fairway/ui/empty-state';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../lib/error-text.ts';

export type LinkPageProps<T> = {
  title: string;
  text: string;
  confirmLabel: string;
  act: () => Promise<T>;
  done: (result: T) => { title: string; text: string; actions?: ReactNode };
  failed: { title: string; text: string; actions?: ReactNode };
};

export function LinkPage<T>({ title, text, confirmLabel, act, done, failed }: LinkPageProps<T>) {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ value: T }>();
  const [problem, setProblem] = useState<ApiProblem>();
  if (result) return <EmptyState level={1} drawing="list" {...done(result.value)} />;
  if (problem?.code === 'InvalidToken') return <EmptyState level={1} drawing="error" {...failed} />;
  const confirm = async () => {
    setBusy(true);
    try {
      setResult({ value: await act() });
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : new ApiProblem({ status: 0, code: 'internal' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EmptyState
      level={1}
      drawing="list"
      title={title}
      text={problem ? errorText(problem) : text}
      actions={
        <Button variant="primary" busy={busy} onClick={confirm}>
          {confirmLabel}
        </Button>
      }
    />
  );
}
