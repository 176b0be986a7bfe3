import path from 'node:path';
import { likeliest } from '../../engine/nearest.ts';
import { ADMIN_ROLE } from './builtIn.ts';
import { readProviders } from './providers.ts';
import { readAllowed } from './readAllowed.ts';
import type { DemoSize, Settings } from './settings.ts';

const DAY = 24 * 60 * 60 * 1000;

type Variables = Record<string, string | undefined>;

/** An environment variable that cannot be used, in words for the operator. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

function integer(variables: Variables, name: string, fallback: number, max: number, min = 0): number {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new EnvironmentError(`环境变量 ${name} 应为 ${min} 到 ${max} 的整数，当前为“${text}”`);
  }
  return value;
}

/** On or off; `true` and `yes` would be off for whoever looks for `1`. */
function flag(variables: Variables, name: string): boolean {
  const text = variables[name] || '0';
  if (text === '0' || text === '1') return text === '1';
  throw new EnvironmentError(`环境变量 ${name} 应为 1（开）或 0（关），当前为“${text}”`);
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function logLevel({ LOG_LEVEL }: Variables): string {
  const level = LOG_LEVEL || 'warn';
  if (LEVELS.includes(level)) return level;
  throw new EnvironmentError(`环境变量 LOG_LEVEL 应为 ${LEVELS.join('、')} 之一，当前为“${level}”`);
}

/** As browsers name them: another port, a path or a slash at the end would never be met. */
function origins({ WEFT_ORIGINS }: Variables): string[] {
  const listed = (WEFT_ORIGINS ?? '').split(',').flatMap((origin) => origin.trim() || []);
  // A page of an app or an extension names its own scheme, of which `URL` knows no origin.
  const isOrigin = (text: string): boolean =>
    /^https?:/i.test(text)
      ? URL.canParse(text) && new URL(text).origin === text
      : /^[a-z][\w+.-]*:\/\/[^/?#\s]+$/.test(text);
  const odd = listed.find((each) => !isOrigin(each));
  if (odd === undefined) return listed;
  const meant = URL.canParse(odd) && new URL(odd).origin !== 'null' ? `；是不是想写 ${new URL(odd).origin}？` : '';
  throw new EnvironmentError(
    `环境变量 WEFT_ORIGINS 应为逗号分隔的来源，如 https://weft.example，其中“${odd}”不是${meant}`,
  );
}

/** An http or https address without a slash at its end. */
function webAddress(variables: Variables, name: string): string | undefined {
  const text = variables[name];
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.search + url.hash === '')
    return text.replace(/\/+$/, '');
  throw new EnvironmentError(`环境变量 ${name} 应为 http 或 https 地址，当前为“${text}”`);
}

function signInSettings(variables: Variables): Partial<Settings> {
  const publicUrl = webAddress(variables, 'WEFT_PUBLIC_URL');
  const casUrl = webAddress(variables, 'WEFT_CAS_URL');
  const oidc = readProviders(variables.WEFT_OIDC);
  if (typeof oidc === 'string') throw new EnvironmentError(`环境变量 WEFT_OIDC ${oidc}`);
  if ((casUrl !== undefined || oidc.length > 0) && publicUrl === undefined) {
    throw new EnvironmentError('使用 WEFT_OIDC 或 WEFT_CAS_URL 时，须用 WEFT_PUBLIC_URL 写明浏览器访问本系统的地址');
  }
  const registerRole = variables.WEFT_REGISTER_ROLE || undefined;
  if (registerRole === ADMIN_ROLE) throw new EnvironmentError('环境变量 WEFT_REGISTER_ROLE 不能是管理员角色 admin');
  return {
    publicUrl,
    casUrl,
    oidc,
    registerRole,
    smsUrl: webAddress(variables, 'WEFT_SMS_URL'),
    mailUrl: webAddress(variables, 'WEFT_MAIL_URL'),
  };
}

const SHORTEST_KEY = 32;

function allowedHosts(name: string, text: string | undefined): string | undefined {
  const allowed = readAllowed(text ?? '');
  if ('wrong' in allowed)
    throw new EnvironmentError(`环境变量 ${name} 应为逗号分隔的主机名、地址或网段，其中“${allowed.wrong}”不是`);
  return text || undefined;
}

/** What goes out of the house; addresses may hold a password and are not said again. */
function messageSettings({
  WEFT_SMTP_URL,
  WEFT_MAIL_FROM,
  WEFT_WEBHOOK_ALLOW,
  WEFT_SOURCE_ALLOW,
  WEFT_SECRET_KEY,
  WEFT_SECRET_KEY_OLD,
}: Variables): Partial<Settings> {
  const smtpUrl = WEFT_SMTP_URL || undefined;
  if (smtpUrl !== undefined && !(/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl)))
    throw new EnvironmentError('环境变量 WEFT_SMTP_URL 应为 smtp:// 或 smtps:// 开头的地址');
  const mailFrom = WEFT_MAIL_FROM || undefined;
  if (smtpUrl !== undefined && mailFrom?.includes('@') !== true)
    throw new EnvironmentError('使用 WEFT_SMTP_URL 时，须用 WEFT_MAIL_FROM 写明发件人，如 织屏 <no-reply@example.com>');
  const webhookAllow = allowedHosts('WEFT_WEBHOOK_ALLOW', WEFT_WEBHOOK_ALLOW);
  const sourceAllow = allowedHosts('WEFT_SOURCE_ALLOW', WEFT_SOURCE_ALLOW);
  const secretKey = WEFT_SECRET_KEY || undefined;
  if (secretKey !== undefined && secretKey.length < SHORTEST_KEY)
    throw new EnvironmentError(`环境变量 WEFT_SECRET_KEY 至少 ${SHORTEST_KEY} 个字符，当前为 ${secretKey.length} 个`);
  return { smtpUrl, mailFrom, webhookAllow, sourceAllow, secretKey, secretKeyOld: WEFT_SECRET_KEY_OLD || undefined };
}

/** Shorter ones are guessed. */
const SHORTEST_TOKEN = 16;

function monitorSettings({ REDIS_URL, WEFT_METRICS_TOKEN }: Variables): Partial<Settings> {
  const redisUrl = REDIS_URL || undefined;
  if (redisUrl !== undefined && !(/^rediss?:\/\//.test(redisUrl) && URL.canParse(redisUrl)))
    // The address may hold a password: it is not said again.
    throw new EnvironmentError('环境变量 REDIS_URL 应为 redis:// 或 rediss:// 开头的地址');
  const metricsToken = WEFT_METRICS_TOKEN || undefined;
  if (metricsToken !== undefined && metricsToken.length < SHORTEST_TOKEN)
    throw new EnvironmentError(
      `环境变量 WEFT_METRICS_TOKEN 至少 ${SHORTEST_TOKEN} 个字符，当前为 ${metricsToken.length} 个`,
    );
  return { redisUrl, metricsToken };
}

/** A bucket to keep uploads in; its secret is not said again. */
function bucketSettings(variables: Variables): Settings['s3'] {
  const url = webAddress(variables, 'WEFT_S3_URL');
  const { WEFT_S3_KEY: key = '', WEFT_S3_SECRET: secret = '', WEFT_S3_REGION: region } = variables;
  if (url === undefined) {
    if (key === '' && secret === '') return undefined;
    throw new EnvironmentError('使用 WEFT_S3_KEY 与 WEFT_S3_SECRET 时，须用 WEFT_S3_URL 写明桶的地址');
  }
  if (new URL(url).pathname === '/' || new URL(url).username !== '')
    throw new EnvironmentError('环境变量 WEFT_S3_URL 应为带桶名、不带密钥的地址，如 https://s3.example.com/weft');
  if (key === '' || secret === '')
    throw new EnvironmentError('使用 WEFT_S3_URL 时，须用 WEFT_S3_KEY 与 WEFT_S3_SECRET 写明密钥');
  return { url, key, secret, region: region || 'us-east-1' };
}

function gatewaySettings({ WEFT_GATEWAY_ALLOW, WEFT_GATEWAY_TOKEN }: Variables): Partial<Settings> {
  const gatewayAllow = allowedHosts('WEFT_GATEWAY_ALLOW', WEFT_GATEWAY_ALLOW);
  const gatewayToken = WEFT_GATEWAY_TOKEN || undefined;
  if (gatewayToken !== undefined && gatewayToken.length < SHORTEST_TOKEN)
    throw new EnvironmentError(
      `环境变量 WEFT_GATEWAY_TOKEN 至少 ${SHORTEST_TOKEN} 个字符，当前为 ${gatewayToken.length} 个`,
    );
  return { gatewayAllow, gatewayToken };
}

const DEMO_SIZES: Readonly<Record<string, DemoSize>> = {
  tiny: 'tiny',
  small: 'small',
  full: 'full',
  // None at all is no size.
  0: 'small',
  1: 'small',
};

function demoSize({ WEFT_DEMO: text = '' }: Variables): DemoSize {
  if (text === '') return 'small';
  const size = Object.hasOwn(DEMO_SIZES, text) ? DEMO_SIZES[text] : undefined;
  if (size) return size;
  throw new EnvironmentError(`环境变量 WEFT_DEMO 应为 0（不要演示数据）、tiny、small 或 full，当前为“${text}”`);
}

/** Reads the settings from environment variables; `root` is the project's folder. Throws EnvironmentError. */
export function readEnvironment(variables: Variables, root: string): Settings {
  const at = (name: string, fallback: string): string => path.resolve(root, variables[name] || fallback);
  return {
    host: variables.HOST || '127.0.0.1',
    port: integer(variables, 'PORT', 8080, 65_535),
    databaseUrl: variables.DATABASE_URL || undefined,
    dataDir: at('DATA_DIR', '.data'),
    logLevel: logLevel(variables),
    demo: variables.WEFT_DEMO !== '0',
    demoSize: demoSize(variables),
    adminPassword: variables.WEFT_ADMIN_PASSWORD || undefined,
    captcha: flag(variables, 'WEFT_CAPTCHA'),
    slider: flag(variables, 'WEFT_SLIDER'),
    ...signInSettings(variables),
    ...messageSettings(variables),
    signSecret: variables.WEFT_SIGN_SECRET || undefined,
    signWholeCalls: flag(variables, 'WEFT_SIGN_WHOLE'),
    screensDir: at('WEFT_SCREENS', 'screens'),
    webDir: at('WEFT_WEB', 'dist/web'),
    sessionLife: 7 * DAY,
    // None at all would be over before the first page.
    sessionIdle: integer(variables, 'WEFT_SESSION_IDLE_MINUTES', 24 * 60, 7 * 24 * 60, 1) * 60_000,
    origins: origins(variables),
    rateLimit: integer(variables, 'WEFT_RATE_LIMIT', 60_000, 1e9),
    loginRateLimit: integer(variables, 'WEFT_LOGIN_RATE_LIMIT', 120, 1e9),
    logDays: integer(variables, 'WEFT_LOG_DAYS', 180, 36_500, 7),
    ...monitorSettings(variables),
    ...gatewaySettings(variables),
    uploadsADay: integer(variables, 'WEFT_UPLOAD_MB_A_DAY', 500, 1e6),
    filesOfTenant: integer(variables, 'WEFT_FILES_MB_A_TENANT', 0, 1e9),
    filesOfPerson: integer(variables, 'WEFT_FILES_MB_A_PERSON', 0, 1e9),
    s3: bucketSettings(variables),
  };
}

/** What commands and tests of this project read. */
const ELSEWHERE =
  'URL USER PASSWORD TOKEN THREADS THOROUGH PICTURES TABLE ORDERS_CSV WRITE_NORMALIZED TEST_REPORT TESTS_DONE'
    .split(' ')
    .map((name) => `WEFT_${name}`);

/** Variables called like ours that nothing reads, in words for the operator. Throws what `readEnvironment` throws. */
export function unreadVariables(variables: Variables, root: string): string[] {
  const read = new Set(ELSEWHERE);
  const get = (all: Variables, name: string | symbol) => {
    read.add(String(name));
    return all[String(name)];
  };
  readEnvironment(new Proxy(variables, { get }), root);
  return Object.keys(variables).flatMap((name) => {
    if (!name.startsWith('WEFT_') || read.has(name)) return [];
    const near = likeliest(name, read);
    return `环境变量 ${name} 没有作用${near === undefined ? '；全部变量见 .env.example' : `，是不是想写 ${near}？`}`;
  });
}
