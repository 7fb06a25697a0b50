# One image for whole sites and for every server by itself. docs/operations.md says how to run it.
ARG BUILD_IMAGE=node:24-bookworm-slim
ARG RUN_IMAGE=debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /site
COPY . .
RUN node -e "import('./scripts/prepare.mjs').then(({ prepare }) => prepare())"
RUN mv node_modules/node/bin/node /usr/local/bin/pinned-node && npm prune --omit=dev --ignore-scripts
# The files for browsers are already in dist, and PostgreSQL runs in another container.
RUN cd node_modules \
    && rm -r node monaco-editor @graphiql prettier typescript webpack @rspack @module-federation @lucide react-aria @embedded-postgres \
    && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
    && mkdir /data

FROM ${RUN_IMAGE}
COPY --from=build /usr/local/bin/pinned-node /usr/local/bin/node
COPY --from=build /site /site
COPY --from=build --chown=10001:10001 /data /data
WORKDIR /site
ENV HOME=/tmp NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data/larkfare MOUNT_BROWSER=off
# The site writes only to /data and /tmp. It creates a folder of its own in the volume, which may belong to another user.
VOLUME /data
USER 10001:10001
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Other programs are standalone/src/server.ts <name>, standalone/src/migrate.ts and standalone/src/rotate-key.ts.
# The flags of scripts/node-flags.mjs
ENTRYPOINT ["node", "--max-semi-space-size=16", "--max-old-space-size=1536", "--import", "./scripts/swc-hook.mjs"]
CMD ["standalone/src/main.ts"]
