// Somebody of a staff or a team as a row of its list: the name, the address beside it, and whether it is the reader.
import { Avatar } from '@fairway/ui/avatar';
import { Badge } from '@fairway/ui/badge';
import styles from './colleague.module.css';

type Props = {
  name: string;
  email: string;
  /** Said beside the name of the reader. */
  you: string | undefined;
  /** What else is to know: that they are the last of their role. */
  note: string | undefined;
};

export function Colleague({ name, email, you, note }: Props) {
  return (
    <div className={styles.person}>
      <Avatar name={name} sizePx={28} />
      <div className={styles.oneLine}>
        <strong>
          <bdi>{name}</bdi> {you ? <Badge>{you}</Badge> : null}
        </strong>
        {name === email ? null : <span>{email}</span>}
        {note ? <span>{note}</span> : null}
      </div>
    </div>
  );
}
