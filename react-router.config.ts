import type { Config } from '@react-router/dev/config';

const buildDirectory = process.env['DEV_PAGES'] ? 'build/dev' : 'build';

export default { appDirectory: 'web', buildDirectory, ssr: true } satisfies Config;
