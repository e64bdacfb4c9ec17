import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // Where it could be parted from its page, a loader would be a file more of a first visit: a hundred bytes and a round trip.
  splitRouteModules: false,
} satisfies Config;
