# The product in one image, for web processes and workers. It needs no network and builds nothing at its start.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
# Apart from the code, so that it is installed again only when packages change.
COPY package.json package-lock.json .npmrc ./
RUN npm install --omit=dev
COPY . .
RUN npm run build

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WORKER_PORT=3001 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
# The only folder that is written to, beside /tmp; a new volume begins as it.
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000 3001
# Alive, not ready: a process that waits for its database must not be replaced.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "deploy/is-alive.mjs"]
# Node itself, so that it hears when it is asked to end.
CMD ["node", "--max-semi-space-size=16", "run/start.ts"]
