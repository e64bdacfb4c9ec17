// A CV that somebody may open: shown here where it is a PDF, saved where it is not. Its address is asked for by the press.
import { Button, LinkButton } from '@fairway/ui/button';
import { showToast } from '@fairway/ui/show-toast';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Card } from '../console/card.tsx';
import parts from '../console/parts.module.css';
import { useErrorText } from '../error-text.ts';
import { useReaderFormats } from '../reader-formats.ts';
import { PdfViewer } from './pdf-viewer.tsx';

type Props = {
  /** Null: there is none. */
  cv: { name: string; sizeBytes: number; isPdf: boolean } | null;
  /** Whose it is. */
  name: string;
  words: { title: string; open: string; save: string; none: string };
  ask: () => Promise<{ data?: { url: string } | undefined }>;
  /** What stands below it, where there is one. */
  children?: ReactNode;
};

export function CvCard({ cv, name, words, ask, children }: Props) {
  const errorText = useErrorText();
  const formats = useReaderFormats();
  const [url, setUrl] = useState<string>();
  const open = useMutation({
    mutationFn: ask,
    onSuccess: ({ data }) => setUrl(data?.url),
    onError: (error) => showToast({ kind: 'error', text: errorText(error) }),
  });
  const save =
    url && cv ? (
      <LinkButton size="small" href={url} download={cv.name}>
        {words.save}
      </LinkButton>
    ) : null;
  return (
    <Card title={words.title}>
      {cv ? (
        <div className={parts.line}>
          <span dir="auto">{cv.name}</span>
          <span className={parts.muted}>{formats.fileSize(cv.sizeBytes)}</span>
          {url ? null : (
            <Button size="small" busy={open.isPending} onClick={() => open.mutate()}>
              {words.open}
            </Button>
          )}
          {cv.isPdf ? null : save}
        </div>
      ) : (
        <p className={parts.muted}>{words.none}</p>
      )}
      {url && cv?.isPdf ? <PdfViewer url={url} title={`${words.title}: ${name}`} actions={save} /> : null}
      {cv ? children : null}
    </Card>
  );
}
