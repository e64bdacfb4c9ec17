import type { LinkSite } from '@fairway/rules/link-sites';
import {
  IconBrandBehance,
  IconBrandDribbble,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandGitlab,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandMedium,
  IconBrandStackoverflow,
  IconBrandVimeo,
  IconBrandX,
  IconBrandXing,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<LinkSite, typeof IconWorld>> = {
  linkedin: IconBrandLinkedin,
  github: IconBrandGithub,
  gitlab: IconBrandGitlab,
  x: IconBrandX,
  instagram: IconBrandInstagram,
  facebook: IconBrandFacebook,
  youtube: IconBrandYoutube,
  vimeo: IconBrandVimeo,
  medium: IconBrandMedium,
  behance: IconBrandBehance,
  dribbble: IconBrandDribbble,
  stackoverflow: IconBrandStackoverflow,
  xing: IconBrandXing,
};

/** The picture of a known site, or of the web. */
export function SiteIcon({ site }: { site: LinkSite | undefined }) {
  const Icon = site ? ICONS[site] : IconWorld;
  return <Icon size={18} aria-hidden />;
}
