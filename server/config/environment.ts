import path from 'node:path';
import type { Settings } from './settings.ts';

const DAY = 24 * 60 * 60 * 1000;

type Variables = Record<string, string | undefined>;

/** An environment variable that cannot be used, in words for whoever starts the server. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

function integer(variables: Variables, name: string, fallback: number, max: number): number {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new EnvironmentError(`环境变量 ${name} 应为 0 到 ${max} 的整数，当前为“${text}”`);
  }
  return value;
}

/** Reads the settings from environment variables; `root` is the project's folder. Throws EnvironmentError. */
export function readEnvironment(variables: Variables, root: string): Settings {
  const at = (name: string, fallback: string): string => path.resolve(root, variables[name] || fallback);
  return {
    host: variables.HOST || '127.0.0.1',
    port: integer(variables, 'PORT', 8080, 65_535),
    databaseUrl: variables.DATABASE_URL || undefined,
    dataDir: at('DATA_DIR', '.data'),
    logLevel: variables.LOG_LEVEL || 'warn',
    demo: variables.WEFT_DEMO !== '0',
    adminPassword: variables.WEFT_ADMIN_PASSWORD || undefined,
    captcha: variables.WEFT_CAPTCHA === '1',
    signSecret: variables.WEFT_SIGN_SECRET || undefined,
    screensDir: at('WEFT_SCREENS', 'screens'),
    webDir: at('WEFT_WEB', 'dist/web'),
    sessionLife: 7 * DAY,
    sessionIdle: integer(variables, 'WEFT_SESSION_IDLE_MINUTES', 24 * 60, 7 * 24 * 60) * 60_000,
    origins: (variables.WEFT_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []),
    rateLimit: integer(variables, 'WEFT_RATE_LIMIT', 60_000, 1e9),
    loginRateLimit: integer(variables, 'WEFT_LOGIN_RATE_LIMIT', 120, 1e9),
  };
}
