/**
 * Shell lines that hide browsers, PostgreSQL, sudo and the fonts for Japanese, Korean and Thai in the mount namespace of the shell.
 * `$SCRATCH` names an empty folder. Nothing is removed before the overlay is known to catch it.
 * Host names are asked of `$NAME_SERVER`, and `$MEMORY_GROUP` limits the memory, where they are given.
 */
export const hideTools = `
set -e
mount -t tmpfs none "$SCRATCH"
mkdir "$SCRATCH/upper" "$SCRATCH/work"
if test -n "$NAME_SERVER"; then
  echo "nameserver $NAME_SERVER" > "$SCRATCH/resolv.conf"
  mount --bind "$SCRATCH/resolv.conf" /etc/resolv.conf
  sed 's/^hosts:.*/hosts: files dns/' /etc/nsswitch.conf > "$SCRATCH/nsswitch.conf"
  mount --bind "$SCRATCH/nsswitch.conf" /etc/nsswitch.conf
fi
if test -n "$MEMORY_GROUP"; then echo $$ > "$MEMORY_GROUP"; fi
mount -t overlay overlay -o "lowerdir=/usr,upperdir=$SCRATCH/upper,workdir=$SCRATCH/work" /usr
touch /usr/.mosaic-overlay
test -e "$SCRATCH/upper/.mosaic-overlay"
for tag in ja ko th; do fc-list -f '%{file}\\n' ":lang=$tag" || true; done | while read -r font; do
  case "$font" in /usr/*) rm -f "$font" ;; esac
done
rm -rf /usr/bin/*chrom* /usr/bin/microsoft-edge* /usr/lib/chromium* /usr/bin/sudo /usr/bin/psql /usr/lib/postgresql
for folder in /opt/google /opt/microsoft /snap; do
  if test -d "$folder"; then mount -t tmpfs none "$folder"; fi
done
`
