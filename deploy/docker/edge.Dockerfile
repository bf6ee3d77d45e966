# Edge: pages, releases, art, and a proxy of the API on the same origin.
# Build from the root of the checkout: docker build -f deploy/docker/edge.Dockerfile -t mosaic-edge .
FROM node:24-bookworm-slim AS build
ENV CI=true
WORKDIR /src
COPY . .
RUN npm exec --yes --package=pnpm@10.34.9 -- pnpm install --frozen-lockfile \
 && node --import tsx scripts/deploy/bundle.ts \
 && npm exec --yes --package=pnpm@10.34.9 -- pnpm --filter @mosaic/edge deploy --prod --legacy /app \
 && cp -r edge/dist /app/dist

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=4000
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME ["/data"]
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.mjs"]
