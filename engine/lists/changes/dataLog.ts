import { isRecord } from '../../api/envelope.ts';

/** A table whose records have versions; `name`: key of the field that names a record. */
export interface LogTable {
  table: string;
  code: string;
  title: string;
  name?: string;
}

/** A record as it was. */
export interface LogVersion {
  id: string;
  version: number;
  by: string;
  time: string;
  /** Fields with a value, in the form's order; told where two versions are compared. */
  shown: readonly ShownValue[];
}

export interface ShownValue {
  key: string;
  title: string;
  text: string;
}

/** A field of two versions. */
export interface ComparedField {
  key: string;
  title: string;
  texts: readonly [string, string];
  differs: boolean;
}

export function parseTables(result: unknown): LogTable[] {
  return recordsIn(result).map(({ table, code, title, name }) => ({
    table: String(table),
    code: String(code),
    title: String(title),
    ...(typeof name === 'string' ? { name } : {}),
  }));
}

export function parseVersions(result: unknown): LogVersion[] {
  return recordsIn(result).map(({ id, dataVersion, createName, createBy, createTime, shown }) => ({
    id: String(id),
    version: Number(dataVersion) || 0,
    by: String(createName ?? createBy ?? ''),
    time: String(createTime ?? ''),
    shown: recordsIn(shown).map(({ key, title, text }) => ({
      key: String(key),
      title: String(title),
      text: String(text),
    })),
  }));
}

const recordsIn = (told: unknown) => (Array.isArray(told) ? told : []).filter(isRecord);

/** Two versions field by field; one that neither has a value for is left out. */
export function comparedFields(one: LogVersion, other: LogVersion): ComparedField[] {
  const titles = new Map([...one.shown, ...other.shown].map(({ key, title }) => [key, title]));
  const textIn = ({ shown }: LogVersion, wanted: string) => shown.find(({ key }) => key === wanted)?.text ?? '';
  return [...titles].map(([key, title]) => {
    const texts = [textIn(one, key), textIn(other, key)] as const;
    return { key, title, texts, differs: texts[0] !== texts[1] };
  });
}
