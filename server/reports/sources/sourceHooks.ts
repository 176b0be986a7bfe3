import { isIP } from 'node:net';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import { SECRET_MASK } from '../../../engine/values/secret.ts';
import { isOpenAddress, isOwnName } from '../../config/openAddress.ts';
import { type AllowedHosts, readAllowed } from '../../config/readAllowed.ts';
import type { Session } from '../../db/Database.ts';
import { run } from '../../db/sql.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { CLOSED_WORDS } from './faultWords.ts';
import { hostOf, selectSources } from './KeptSource.ts';
import type { Sources } from './sources.ts';

const CODE = /^[a-z][a-z0-9_]{0,39}$/;
/** A host name or an address: no port, path or user beside it. */
const HOST = /^[a-z0-9]([a-z0-9._-]{0,251}[a-z0-9])?$/;

const MOST_PASSWORD = 200;

/** Where the password would go to somebody else: it is then to be typed anew. */
const WHITHER = ['dbType', 'host', 'port', 'tls'] as const;

function hostProblem(host: string, allowed: AllowedHosts): string | undefined {
  const family = isIP(host);
  if (family === 0 && !HOST.test(host)) return '应为主机名或 IP 地址，不带端口与路径';
  if (allowed.names.has(host)) return undefined;
  return isOwnName(host) || (family !== 0 && !isOpenAddress(host, allowed)) ? CLOSED_WORDS : undefined;
}

function problemsOf({ old, values }: Draft, allowed: AllowedHosts): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const tell = (key: string, message: string) => problems.push({ key, message });
  if (old && values.code !== old.code) tell('code', '编码不能改：报表按它找到数据源');
  if (!CODE.test(String(values.code ?? ''))) tell('code', '应以小写字母开头，只有小写字母、数字与 _');
  values.host = hostOf(String(values.host ?? ''));
  const wrong = hostProblem(String(values.host), allowed);
  if (wrong !== undefined) tell('host', wrong);
  if (old && (values.dbPassword === null || values.dbPassword === '')) values.dbPassword = old.dbPassword ?? null;
  if (String(values.dbPassword ?? '').length > MOST_PASSWORD) tell('dbPassword', `最多${MOST_PASSWORD}个字符`);
  const isKept = values.dbPassword === SECRET_MASK;
  if (old && isKept && WHITHER.some((key) => String(values[key]) !== String(old[key])))
    tell('dbPassword', '改了种类、主机、端口或加密，请重新填写密码');
  return problems;
}

/** The reports that read a source, as people know them. */
export function readersOf({ reports }: Pick<Compiled, 'reports'>, code: string): string[] {
  return [...reports.values()].flatMap(({ dataSource, title, id }) =>
    dataSource?.code === code ? [`${title}（${id}）`] : [],
  );
}

async function removing({ context, actor }: Records, ids: readonly string[], session: Session): Promise<void> {
  const { rows } = await run<{ code: string; name: string }>(
    session,
    selectSources(actor.tenant).where('id', 'in', ids),
  );
  for (const { code, name } of rows) {
    const readers = readersOf(context.compiled(), code);
    if (readers.length > 0)
      throw new BusinessError(`数据源「${name}」有报表在用，不能删除：${readers.slice(0, 5).join('、')}`);
  }
}

/** Sources are of the wide net or allowed ones, keep their codes, and their passwords are read by nobody. */
export const sourceHooks = ({ seal }: Pick<Sources, 'seal'>): TableHooks => ({
  oneByOne: true,
  seal,
  check: ({ context }, drafts) => {
    const allowed = readAllowed(context.settings.sourceAllow ?? '');
    if ('wrong' in allowed) throw new Error('WEFT_SOURCE_ALLOW is read before');
    return new Map(drafts.map((draft) => [draft, problemsOf(draft, allowed)]));
  },
  removing,
});
