import { BusinessError } from '../../http/errors.ts';
import type { Writer } from '../Records.ts';

type Columns = Record<string, unknown>;

/** Each costs about a tenth of a second of one core. */
const MOST = 50;

/**
 * The rows, by column names, with every secret as its hash: what nobody may read again need not be readable in the
 * table or its backups either. What the server itself must read again is sealed by the table's hooks. Throws
 * BusinessError for more than 50 at once.
 */
export async function sealed(
  { context, shape, ports }: Pick<Writer, 'context' | 'shape' | 'ports'>,
  rows: readonly Columns[],
): Promise<readonly Columns[]> {
  const columns = shape.model.fields.filter(({ kind }) => kind === 'secret').map(({ column }) => column);
  const given = rows.flatMap((row) => columns.filter((column) => typeof row[column] === 'string'));
  if (given.length === 0) return rows;
  if (given.length > MOST) throw new BusinessError(`一次最多保存${MOST}个密码，请分次保存`);
  const { hash } = context.secrets;
  const seal = ports?.hooks.get(shape.model.table)?.seal;
  const keep = async (secret: string, id: string) => (seal ? seal(secret, id) : hash(secret));
  return Promise.all(rows.map((row) => sealedRow(keep, row, columns)));
}

async function sealedRow(
  keep: (secret: string, id: string) => Promise<string>,
  row: Columns,
  columns: readonly string[],
): Promise<Columns> {
  const own: Columns = { ...row };
  for (const column of columns) {
    const secret = row[column];
    if (typeof secret === 'string') own[column] = await keep(secret, String(row.id));
  }
  return own;
}
