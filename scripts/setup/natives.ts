import type { LockedPackage, Lockfile } from './install.mjs';

const NATIVE =
  /-(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-([a-z0-9]+)(?:-(gnu|musl)[a-z]*)?[a-z-]*$/;

/**
 * The entry of a native package as a lock file has it; undefined when the name tells no machine. Without a checksum:
 * the machine that wrote the lock file could not see the package.
 */
export function describeNative(name: string, version: string, dev: boolean): LockedPackage | undefined {
  const machine = NATIVE.exec(name);
  if (!machine) return undefined;
  const [, os = '', cpu = '', libc] = machine;
  const kind = libc === 'musl' ? { libc: ['musl'] } : libc && cpu !== 'arm' ? { libc: ['glibc'] } : {};
  return { version, cpu: [cpu], ...(dev ? { dev } : {}), ...kind, optional: true, os: [os] };
}

/** Entries of native packages that are named as optional somewhere and stand nowhere, by their place. */
export function missingNatives(lock: Lockfile): Record<string, LockedPackage> {
  const places = Object.keys(lock.packages);
  const missing: Record<string, LockedPackage> = {};
  for (const owner of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      if (places.some((place) => place.endsWith(`node_modules/${name}`))) continue;
      const entry = describeNative(name, version, owner.dev === true);
      if (entry) missing[`node_modules/${name}`] = entry;
    }
  }
  return missing;
}
