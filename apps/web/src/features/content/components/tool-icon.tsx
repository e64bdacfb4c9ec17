import type { components } from '@fairway/client/api.gen';
import {
  IconBook2,
  IconBrandAndroid,
  IconBrandApple,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconCertificate,
  IconChartRadar,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDownload,
  IconFileCheck,
  IconFolder,
  IconHelp,
  IconLink,
  IconMail,
  IconMapPin,
  IconMessages,
  IconNews,
  IconPresentation,
  IconSchool,
  IconVideo,
  IconWorld,
} from '@tabler/icons-react';

const ICONS: Record<components['schemas']['ToolLink']['icon'], typeof IconLink> = {
  briefcase: IconBriefcase,
  building: IconBuilding,
  mapPin: IconMapPin,
  calendar: IconCalendarEvent,
  chart: IconChartRadar,
  presentation: IconPresentation,
  certificate: IconCertificate,
  messages: IconMessages,
  folder: IconFolder,
  fileCheck: IconFileCheck,
  world: IconWorld,
  news: IconNews,
  help: IconHelp,
  phone: IconDeviceMobile,
  apple: IconBrandApple,
  android: IconBrandAndroid,
  laptop: IconDeviceLaptop,
  school: IconSchool,
  book: IconBook2,
  video: IconVideo,
  mail: IconMail,
  download: IconDownload,
  link: IconLink,
};

/** The picture of a link, from the list that staff chooses from. */
export function ToolIcon({ icon, size }: { icon: keyof typeof ICONS; size: number }) {
  const Icon = ICONS[icon];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
