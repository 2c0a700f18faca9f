import { expect, it } from 'vitest';
import { metricOf } from './metrics.ts';

const TEXT = `# HELP process_open_fds Number of open file descriptors.
process_open_fds 34
live_connections{kind="member"} 5
live_connections{kind="console"} 2
live_connections_more 9
`;

it('reads a figure, adds up its labels, and says what is not told', () => {
  expect(metricOf(TEXT, 'process_open_fds')).toBe(34);
  expect(metricOf(TEXT, 'live_connections')).toBe(7);
  expect(metricOf(TEXT, 'heap')).toBeNaN();
});
