// Links of the parts in this package. The app gives its router's link once; without one they are plain anchors.
import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

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
  if (!RouterLink || props.target || props.download !== undefined || leavesSite(props.href))
    return <a {...props} {...(props.target === '_blank' ? { rel: props.rel ?? 'noopener noreferrer' } : {})} />;
  return <RouterLink {...props} />;
}
