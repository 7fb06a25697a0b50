#!/bin/sh
# Builds the Dockerfile and tests the image on a Debian machine without a Docker daemon and without an image registry. The
# base image is made from Debian's packages. Run it as root, with Debian's buildah, mmdebstrap and curl, in a prepared clone
# with everything committed:
#   DATABASE_URL=postgresql://… deploy/try-image.sh [folder for the images]
set -eu
cd "$(dirname "$0")/.."
folder=${1:-$(mktemp -d)}
mkdir -p "$folder/base/usr/local/bin" "$folder/base/usr/local/lib/node_modules/npm" "$folder/base/etc/ssl/certs"
images="--root $folder/images --runroot $folder/run"

# The parts of debian:bookworm-slim and node:24-bookworm-slim that the image needs.
[ -e "$folder/debian.tar" ] || mmdebstrap --variant=minbase bookworm "$folder/debian.tar"
cp node_modules/node/bin/node "$folder/base/usr/local/bin"
npm pack --silent --pack-destination "$folder" npm@11 >/dev/null
tar xzf "$folder"/npm-11*.tgz -C "$folder/base/usr/local/lib/node_modules/npm" --strip-components=1
ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$folder/base/usr/local/bin/npm"
cp -L /etc/ssl/certs/ca-certificates.crt "$folder/base/etc/ssl/certs"
printf 'FROM scratch\nADD debian.tar /\n' | buildah $images build -q -f - -t debian-of-packages "$folder"
printf 'FROM debian-of-packages\nCOPY base /\nENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt\n' |
  buildah $images build -q -f - -t node-of-packages "$folder"

# Build from a clean clone.
rm -rf "$folder/clone"
git clone -q . "$folder/clone"
buildah $images build --isolation chroot --format docker -t larkfare \
  --build-arg BUILD_IMAGE=node-of-packages --build-arg RUN_IMAGE=debian-of-packages "$folder/clone"

# Run it as Kubernetes does: with the image's own settings, user and program, as process 1, with only /data and /tmp writable.
root=$(buildah $images mount "$(buildah $images from larkfare)")
of_image() {
  buildah $images inspect --type image larkfare | node -p "const { config } = JSON.parse(fs.readFileSync(0)).OCIv1; [config.$1].flat().join(' ')"
}
settings="$(of_image Env) PORT=39517 DATABASE_URL=$DATABASE_URL SITE_URL=http://localhost:39517"
in_image() {
  unshare --mount --pid --fork sh -euc '
    root=$1 user=$2 folder=$3; shift 3
    mount --bind "$root" "$root"; mount -o remount,bind,ro "$root"
    mount -t proc proc "$root/proc"; mount --rbind /dev "$root/dev"
    mount -t tmpfs tmpfs "$root/tmp"; mount -t tmpfs tmpfs "$root/data"
    exec chroot --userspec "$user" "$root" env -i -C "$folder" "$@"
  ' sh "$root" "$(of_image User)" "$(of_image WorkingDir)" $settings "$@"
}
page() { curl --silent --show-error --fail --output /dev/null "http://localhost:39517$1"; }

in_image sh -c 'test $(id -u) = 10001 && touch /data/file /tmp/file && ! touch file'
in_image $(of_image Entrypoint) standalone/src/migrate.ts
in_image $(of_image Entrypoint) $(of_image Cmd) &
site=$!
# The program is the child of unshare, which is a child of this shell.
program() { pgrep -P "$(pgrep -P $site)" 2>/dev/null; }
trap 'kill "$(program)" 2>/dev/null || true' EXIT
timeout 120 sh -c 'until curl --silent --fail http://localhost:39517/readyz; do sleep 1; done'
page /home

# After SIGTERM, running requests are answered (0) and later ones refused (22) or not accepted (7). No request is cut off.
: >"$folder/exits"
for _ in $(seq 50); do
  { page /home && echo 0 || echo $?; } >>"$folder/exits" 2>/dev/null &
done
sleep 0.3
kill -TERM "$(program)"
wait $site
sleep 5
sort "$folder/exits" | uniq -c
! grep -qvE '^(0|7|22)$' "$folder/exits"
du -sh "$root/site"
