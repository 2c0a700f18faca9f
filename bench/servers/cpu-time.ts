/** What a server answers the bench: the processor time it has used. */
export const cpuTime = async (): Promise<{ cpu: number }> => {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1000 };
};
