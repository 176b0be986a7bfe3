import { readFileSync } from 'node:fs';
import * as XLSX from '@e965/xlsx';
import type { SampleServer } from './sampleServer.ts';

const shipped = ['system/job.model.json', 'system/jobs.screen.json', 'dictionaries/job_state.dictionary.json'];

/** Declarations by path, with which a sample server has the page of jobs: imports run as jobs. */
export const jobs = Object.fromEntries(
  shipped.map((file) => {
    const { $schema: _schema, ...rest } = JSON.parse(readFileSync(`screens/${file}`, 'utf8'));
    return [`screens/${file}`, rest];
  }),
);

/** What stands in files, by their names. */
export type Files = Record<string, string | Uint8Array>;

/** A workbook of these sheets, each a list of rows. */
export function book(sheets: Record<string, unknown[][]>, bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  const made = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet(rows), name);
  return new Uint8Array(XLSX.write(made, { type: 'array', bookType }));
}

/** Posts files as a form in a browser does; the HTTP status with the answer's own fields. */
export async function sendFiles(
  { server }: { server: Pick<SampleServer['server'], 'app'> },
  headers: Record<string, string> | undefined,
  path: string,
  files: Files,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, content] of Object.entries(files))
    form.append('files[]', new Blob([content as Uint8Array<ArrayBuffer>]), name);
  const packed = new Response(form);
  const reply = await server.app.inject({
    method: 'POST',
    url: path,
    payload: Buffer.from(await packed.arrayBuffer()),
    headers: { ...headers, 'content-type': packed.headers.get('content-type') ?? '' },
  });
  return { status: reply.statusCode, ...reply.json() };
}
