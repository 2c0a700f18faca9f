import { lt } from '../../db/sql.ts';
import { limits } from '../../../contract/limits.ts';
import type { Core, Job } from '../../core/index.ts';
import { addTime } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import type { Ways } from './drain.ts';
import { drain } from './drain.ts';

const { notifications } = tables;

/** Sends what became due; pushes that a process could not send right away too. */
const sendDue = (core: Core, ways: Ways): Job => ({
  name: 'send-notifications',
  schedule: '* * * * *',
  run: () => drain(core, ways),
});

const forgetNotifications = (core: Core): Job => ({
  name: 'forget-notifications',
  schedule: '41 3 * * *',
  run: async () => {
    const end = addTime(core.clock.now(), { days: -limits.notifications.keptDays });
    await core.db.delete(notifications).where(lt(notifications.at, end));
  },
});

/** Sending, and forgetting what was sent. */
export const deliveryJobs = (core: Core, ways: Ways): readonly Job[] => [
  sendDue(core, ways),
  forgetNotifications(core),
];
