import type { Model } from '../../engine/plan/compiled.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { createFileStore, fileRoot } from '../files/fileStore.ts';
import { createFileRecords } from '../files/records/fileRecords.ts';
import type { Context } from '../http/Context.ts';
import { holdsAny, insertRecords } from './insertRecords.ts';
import { generateArticles, generateNewProducts } from './newProducts.ts';
import { demoPictures } from './pictures.ts';

const ROWS = 200;
const ARTICLES = 40;

/** Puts new products with their sub-tables into the demo's tables while they are empty; answers how many. */
export async function fillNewProducts(context: Context): Promise<number> {
  const models = ['demo/grid', 'demo/grid-line', 'demo/grid-note', 'demo/product'].map((id) =>
    context.compiled().models.get(id),
  );
  const [main, line, note, product] = models;
  if (!main || !line || !note || !product) return 0;
  if (await context.db.withTenant(allRows(HOME_TENANT), (session) => holdsAny(session, main))) return 0;
  // Files are written beforehand: a transaction must not wait for anything but the database.
  const pictures = await storePictures(context);
  return context.db.withTenant(allRows(HOME_TENANT), async (session) => {
    if (await holdsAny(session, main)) return 0;
    const [first, ...others] = generateArticles(1, ARTICLES);
    if (!first) return 0;
    const made = generateNewProducts(1, ROWS, [first, ...others], pictures);
    const put = (model: Model, rows: readonly object[]) => insertRecords(context, session, model, rows);
    if (!(await holdsAny(session, product))) await put(product, [first, ...others]);
    const ids = await put(
      main,
      made.map(({ record }) => record),
    );
    const under = (rows: (index: number) => readonly object[]) =>
      made.flatMap((_, index) => rows(index).map((row) => ({ ...row, gridId: ids[index] })));
    await put(
      line,
      under((index) => made[index]?.lines ?? []),
    );
    await put(
      note,
      under((index) => made[index]?.notes ?? []),
    );
    return ids.length;
  });
}

async function storePictures(context: Context): Promise<string[]> {
  const store = createFileStore(fileRoot(context.settings));
  const records = createFileRecords(context, store);
  const paths: string[] = [];
  for (const { name, content } of demoPictures()) {
    const source = async function* () {
      yield content;
    };
    const incoming = await store.receive(name, source());
    const url = await incoming.place(HOME_TENANT, 'demo');
    await records.keep({ tenant: HOME_TENANT, username: 'admin', orgCode: 'A01' }, { url, bytes: incoming.size });
    paths.push(url);
  }
  return paths;
}
