import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from './tests/support/browser/find-chromium.ts';

// React reads it when it is loaded: pages are tested as they run, and drawn in half of the time.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser/global-setup.ts',
  fullyParallel: true,
  // One more than cores: a page waits for the browser, the server and the database in turn.
  workers: 3,
  // Only a real fault lasts so long, on however slow a machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // In a new process with a new server. Who needed it is told as a defect at the end of the run.
  retries: 1,
  // So many faults at once have one cause, and each of them waits long for what does not come.
  maxFailures: 25,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // Already JavaScript: what runs in production is what the tests load.
  build: { external: ['**/{build,contract,demo,messages,run,server}/**'] },
  use: {
    actionTimeout: 30_000,
    browserName: 'chromium',
    // Only tests about it let the worker in: requests that it answers pass by those who watch them.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: launchArgs },
  },
});
