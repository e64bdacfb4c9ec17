// Links of the parts in this package. The app gives its router's link once; without one they are plain anchors.
import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** For the router: the page keeps its place in the window. */
  preventScrollReset?: boolean;
  /** For the router: `none` where many links stand together, so that it does not ask for the routes of each. */
  discover?: 'render' | 'none';
};

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined);

/** Gives the parts the router's link. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** True for an address of another site, a mail or a phone: those never go through the router. */
const leavesSite = (href: string) => /^([a-z][a-z+.-]*:|\/\/)/i.test(href);

/** A link. Addresses of other sites open in place, with no referrer to the opener. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  if (RouterLink && !props.target && props.download === undefined && !leavesSite(props.href)) return <RouterLink {...props} />;
  const { preventScrollReset: _place, discover: _routes, ...anchor } = props;
  return <a {...anchor} {...(anchor.target === '_blank' ? { rel: anchor.rel ?? 'noopener noreferrer' } : {})} />;
}
