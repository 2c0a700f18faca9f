/** Runs one call at a time; calls made meanwhile are coalesced into one more run afterwards. */
export const coalesce = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let requested = 0;
  const runAll = async () => {
    for (let done = -1; done !== requested;) {
      done = requested;
      await run();
    }
  };
  return () => {
    requested += 1;
    running ??= runAll().finally(() => (running = undefined));
    return running;
  };
};
