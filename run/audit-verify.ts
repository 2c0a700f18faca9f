import { checkAuditLog } from '#server/features/staff/index.ts';
import { runCommand } from './command.ts';

await runCommand({ options: {}, usage: 'npm run audit:verify takes no words.' }, async (core) => {
  const { no, hash, brokenNo } = await checkAuditLog(core);
  if (brokenNo !== null) {
    const text = `The audit log was changed: entry ${brokenNo} does not follow from those before it.`;
    return { text, isFine: false };
  }
  const text =
    no === 0 ? 'The audit log is empty.' : `The audit log is whole up to entry ${no} (${hash}).`;
  return { text, isFine: true };
});
