# Publisher: builds host and remotes, draws the art and publishes both, then exits. Squads publish one remote with it:
#   docker run mosaic-publisher node --import tsx scripts/task.ts release publish wallet
FROM node:24-bookworm-slim
ENV CI=true DATA_DIR=/data
WORKDIR /src
COPY --chown=node:node . .
RUN npm exec --yes --package=pnpm@10.34.9 -- pnpm install --frozen-lockfile \
 && mkdir -p /data releases \
 && chown -R node:node /data /src/releases /src/node_modules
USER node
VOLUME ["/data"]
CMD ["node", "--import", "tsx", "scripts/deploy/publish.ts"]
