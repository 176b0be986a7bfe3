import type { Params } from '../../engine/api/client.ts';
import { fillPath } from '../../engine/api/endpoints.ts';
import { isRecord } from '../../engine/api/envelope.ts';
import { wireCode } from '../../engine/names.ts';
import type { CellServices, PickerPage } from '../cells/CellServices.ts';

type Get = (path: string, params: Params, signal: AbortSignal) => Promise<unknown>;

/** What a picker looks like, apart from its rows. */
interface PickerHead extends Pick<PickerPage, 'title' | 'width' | 'searches' | 'columns'> {
  code: string;
  /** Column a keyword searches. */
  text: string | undefined;
}

/** Milliseconds a report's columns stay as they are (widgets specification, section 7). */
const KEPT = 30_000;

/** Rows of declared pickers: the picker, its report's columns, then pages of its data. */
export function createPickerRows(get: Get, clock: () => number): CellServices['pickerRows'] {
  const heads = new Map<string, { at: number; head: Promise<PickerHead> }>();
  const headOf = (picker: string): Promise<PickerHead> => {
    const kept = heads.get(picker);
    if (kept && clock() - kept.at < KEPT) return kept.head;
    // Others may wait for the same head: the one who gives up first must not take it from them.
    const head = loadHead(get, picker, new AbortController().signal);
    heads.set(picker, { at: clock(), head });
    head.catch(() => heads.delete(picker));
    return head;
  };
  return async (picker, { keyword, pageNo, pageSize }, signal) => {
    const { code, text, ...head } = await headOf(picker);
    const filter = keyword && text ? { [text]: `*${keyword}*` } : {};
    const path = fillPath('/online/cgreport/api/getData/{code}', { code });
    const page = await get(path, { ...filter, pageNo, pageSize }, signal);
    const rows = isRecord(page) && Array.isArray(page.records) ? page.records.filter(isRecord) : [];
    return { ...head, records: rows, total: (isRecord(page) && Number(page.total)) || rows.length };
  };
}

async function loadHead(get: Get, picker: string, signal: AbortSignal): Promise<PickerHead> {
  const declared = await get(fillPath('/config/pickers/{picker}', { picker }), {}, signal);
  const { title, report, value, text, width } = isRecord(declared) ? declared : {};
  const code = wireCode(String(report ?? ''));
  const described = await get(fillPath('/online/cgreport/api/getRpColumns/{code}', { code }), {}, signal);
  const columns = columnsOf(described);
  const searched = [text, value].find((key) => typeof key === 'string' && key !== '');
  const searches = columns.find((column) => column.key === searched)?.title;
  return {
    code,
    title: typeof title === 'string' ? title : '请选择',
    text: typeof searched === 'string' ? searched : undefined,
    columns,
    ...(typeof width === 'number' ? { width } : {}),
    ...(searches === undefined ? {} : { searches }),
  };
}

function columnsOf(described: unknown): PickerPage['columns'] {
  const { columns, dictOptions } = isRecord(described) ? described : {};
  return (Array.isArray(columns) ? columns.filter(isRecord) : []).map(({ dataIndex, title, customRender }) => {
    const key = String(dataIndex);
    const items = isRecord(dictOptions) ? dictOptions[String(customRender ?? key)] : undefined;
    const column = { key, title: typeof title === 'string' ? title : key };
    return Array.isArray(items) ? { ...column, texts: textsOf(items) } : column;
  });
}

function textsOf(items: readonly unknown[]): Record<string, string> {
  return Object.fromEntries(items.filter(isRecord).map((item) => [String(item.value), String(item.text)]));
}
