# Gateway: the reference gateway.
# Build from the root of the checkout: docker build -f deploy/docker/gateway.Dockerfile -t mosaic-gateway .
FROM node:24-bookworm-slim AS build
ENV CI=true
WORKDIR /src
COPY . .
RUN npm exec --yes --package=pnpm@10.34.9 -- pnpm install --frozen-lockfile \
 && node --import tsx scripts/deploy/bundle.ts \
 && npm exec --yes --package=pnpm@10.34.9 -- pnpm --filter @mosaic/gateway deploy --prod --legacy /app \
 && cp -r gateway/dist /app/dist \
 && mv operator/dist /app/desk

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=4001 OPS_FILES=/app/desk
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME ["/data"]
EXPOSE 4001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4001/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.mjs"]
