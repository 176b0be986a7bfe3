/** What the product reads of the environment; see `server/config/environment.ts`. */
const OWN = /^(?:WEFT_.*|HOST|PORT|DATABASE_URL|DATA_DIR|REDIS_URL|LOG_LEVEL)$/;

/**
 * The environment of a server that knows nothing of the one people work with: neither its database nor its cache, nor
 * where its mails and calls go. Filled with the smallest demonstration, for this machine alone.
 */
export function lone(
  variables: NodeJS.ProcessEnv,
  { dataDir, screens, port }: { dataDir: string; screens: string; port: string },
): NodeJS.ProcessEnv {
  const others = Object.entries(variables).filter(([name]) => !OWN.test(name));
  return {
    ...Object.fromEntries(others),
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDir,
    WEFT_SCREENS: screens,
    WEFT_DEMO: 'tiny',
  };
}
