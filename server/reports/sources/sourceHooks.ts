import { isIP } from 'node:net';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import { SECRET_MASK } from '../../../engine/values/secret.ts';
import { hostOf, isClosedHost } from '../../config/openAddress.ts';
import { type AllowedHosts, readAllowed } from '../../config/readAllowed.ts';
import type { Session } from '../../db/Database.ts';
import { run } from '../../db/sql.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { CLOSED_WORDS, TYPE_ANEW } from './faultWords.ts';
import { goesElsewhere, kindOf, selectSources, tlsOf } from './KeptSource.ts';
import type { Sources } from './sources.ts';

const CODE = /^[a-z][a-z0-9_]{0,39}$/;
/** A host name or an address: no port, path or user beside it. */
const HOST = /^[a-z0-9]([a-z0-9._-]{0,251}[a-z0-9])?$/;

const MOST_PASSWORD = 200;

function hostProblem(host: string, allowed: AllowedHosts): string | undefined {
  if (isIP(host) === 0 && !HOST.test(host)) return '应为主机名或 IP 地址，不带端口与路径';
  return isClosedHost(host, allowed) ? CLOSED_WORDS : undefined;
}

const whither = ({ dbType, host, port, tls, dbUsername }: Draft['values']) => ({
  kind: kindOf(dbType),
  host: hostOf(String(host)),
  port: Number(port),
  tls: tlsOf(tls),
  user: String(dbUsername),
});

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
  if (old && values.dbPassword === SECRET_MASK && goesElsewhere(whither(values), whither(old)))
    tell('dbPassword', TYPE_ANEW);
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
