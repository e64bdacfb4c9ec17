// The way to a file of the API. The session is renewed first where it is about to end: the browser asks for the file by itself.
import { Link } from '@fairway/ui/link';
import { IconDownload } from '@tabler/icons-react';
import { beforeCall } from '../session-keeper.ts';

export type CsvLinkProps = {
  path: string /** `?` and what is asked, or nothing. */;
  search: string;
  label: string;
  className?: string | undefined;
};

export function CsvLink({ path, search, label, className }: CsvLinkProps) {
  return (
    <Link
      className={className}
      href={path + search}
      download=""
      aria-label={label}
      title={label}
      onClick={async (event) => {
        event.preventDefault();
        await beforeCall(path);
        window.location.assign(path + search);
      }}
    >
      <IconDownload size={18} aria-hidden />
    </Link>
  );
}
