// A link whose target is the whole card or row around it, so that the text in it is said once and a finger finds it anywhere.
// What is to stay a target of its own inside the host needs `position: relative`.
import { Link, type LinkProps } from './link.tsx';
import styles from './stretched-link.module.css';

/** The class of the element that the link fills. */
export const linkHost = styles.host ?? '';

/** The link; many stand in a list, so the router does not ask for the routes of each. */
export function StretchedLink(props: Omit<LinkProps, 'className' | 'discover'>) {
  return <Link discover="none" {...props} className={styles.link} />;
}
