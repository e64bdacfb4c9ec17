// The quiet way to report what a page shows. Its words came with the page: a first visit is sent none of its own.
import { Button } from '@fairway/ui/button';
import { useDialogs } from '@fairway/ui/dialog-stack';
import { IconFlag } from '@tabler/icons-react';
import type { ReportTarget } from './report-form.tsx';
import { reportDialog } from './report-opening.ts';

export function ReportButton({ label, target }: { label: string; target: ReportTarget }) {
  const dialogs = useDialogs();
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<IconFlag size={16} aria-hidden />}
      onClick={() => void dialogs.open(reportDialog, { target })}
    >
      {label}
    </Button>
  );
}
