const MAJOR = 20;
const MINOR = 19;

/** Ends the process with one line when this Node is older than the product needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  console.error(`需要 Node ≥ ${MAJOR}.${MINOR}，当前为 ${process.versions.node}：https://nodejs.org`);
  process.exit(1);
}
