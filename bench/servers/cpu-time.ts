/** What a server answers the bench: the processor time it has used, and the memory it holds. */
export const cpuTime = async (): Promise<{ cpu: number; memory: number }> => {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1000, memory: process.memoryUsage.rss() / 2 ** 20 };
};
