// Ends well if the process in this container answers: one that serves pages, else a worker.
const { PORT, WORKER_PORT } = process.env;

const answers = async (port) => {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  return answer?.ok === true;
};

process.exitCode = (await answers(PORT)) || (await answers(WORKER_PORT)) ? 0 : 1;
