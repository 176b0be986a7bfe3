import type { AddressInfo } from 'node:net';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './config/builtIn.ts';
import { EnvironmentError } from './config/environment.ts';
import type { Settings } from './config/settings.ts';
import { FaultError, SqlStateError, UnavailableError } from './db/Database.ts';
import { WAY_OUT } from './db/faults.ts';
import { DirectoryError, LockedError } from './db/pglite/directoryLock.ts';
import { MigrationError } from './db/schema/migrate.ts';
import type { RlsCheck } from './db/schema/verifyRls.ts';
import type { ScreensProblem } from './http/Screens.ts';
import type { Seeded } from './organization/seed.ts';

/** Declarations with errors: the server does not start. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';
  constructor(readonly problems: readonly ScreensProblem[]) {
    super(`${problems.length} problems`);
  }
}

/** The database does not keep tenants apart: the server does not start. */
export class RlsError extends Error {
  override readonly name = 'RlsError';
  constructor(checks: readonly RlsCheck[]) {
    super(checks.map(({ sentence }) => sentence).join('；'));
  }
}

function problemText(problem: ScreensProblem): string {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const pointer = problem.pointer === '' ? '' : ` ${problem.pointer}`;
  return `${place}${pointer}  ${problem.severity === 'error' ? '错误' : '提醒'}  ${problem.message}。${problem.fix}`;
}

/** One line a problem. */
export function problemsText(problems: readonly ScreensProblem[]): string {
  return problems.map(problemText).join('\n');
}

/** Why the server could not start, for the operator; undefined for a bug, which deserves its stack. */
export function startFailureText(error: unknown, settings: Settings): string | undefined {
  if (error instanceof DeclarationError) {
    return `${problemsText(error.problems)}\n声明有误，服务没有启动，数据表未改动`;
  }
  if (error instanceof LockedError || error instanceof DirectoryError || error instanceof MigrationError) {
    return error.message;
  }
  if (error instanceof RlsError) {
    return `数据库没有保证：${error.message}。服务没有启动；请让 DATABASE_URL 的账号成为这些表的所有者，并允许它建立行级安全策略`;
  }
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof UnavailableError)
    return `无法连接数据库：${error.message}，请检查 DATABASE_URL 与数据库是否已启动`;
  if (error instanceof FaultError) return `${WAY_OUT[error.kind]}（${error.code}：${error.message}）`;
  if (error instanceof SqlStateError) return `数据库拒绝了启动所需的操作：${error.message}（${error.code}）`;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') return `端口 ${settings.port} 已被占用，请停止占用它的程序，或用环境变量 PORT 换一个端口`;
  if (code === 'EACCES') return `没有权限监听端口 ${settings.port}，请用环境变量 PORT 换一个 1024 以上的端口`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `本机没有地址 ${settings.host}，请检查环境变量 HOST`;
  if (code === 'ENOENT') return `找不到声明目录 ${settings.screensDir}`;
  return undefined;
}

function accountLines(settings: Settings, seeded: Seeded): string[] {
  if (seeded.adminPassword) {
    return [`管理员账号 admin，一次性生成的密码：${seeded.adminPassword}（只显示这一次，请立即保存）`];
  }
  if (!settings.demo) return ['使用已有账号登录'];
  const admin = settings.adminPassword ? 'admin（密码为 WEFT_ADMIN_PASSWORD）' : 'admin';
  const lines = [`演示账号 ${admin}、${DEMO_PEOPLE}，密码 ${DEMO_PASSWORD}；WEFT_DEMO=0 关闭演示`];
  const isLocal = settings.host === '127.0.0.1' || settings.host === 'localhost' || settings.host === '::1';
  return isLocal ? lines : [...lines, '提醒：演示密码是公开的，而服务对外可见，请设 WEFT_DEMO=0 并使用新的数据目录'];
}

/** The lines printed once the server listens; people are led to where browsers reach it. */
export function startedText(settings: Settings, address: AddressInfo, seeded: Seeded, seconds: number): string {
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host;
  const shown = host.includes(':') ? `[${host}]` : host;
  const place = settings.databaseUrl ? 'PostgreSQL' : `内置数据库（${settings.dataDir}）`;
  const own = `http://${shown}:${address.port}`;
  const led = settings.publicUrl === undefined ? `${own}（` : `${settings.publicUrl}（本机 ${own}，`;
  return [`织屏已启动：${led}${seconds.toFixed(1)} 秒，${place}）`, ...accountLines(settings, seeded)].join('\n');
}
