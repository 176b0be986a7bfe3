import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { TYPESCRIPT } from '../../scripts/setup/child.mjs';

/** A code block of the page whose fence names the file it belongs in. */
export interface Example {
  /** `screens/market/….sql` */
  file: string;
  text: string;
}

/** What docs/implementers.md tells its reader to write, and what it says will come of a slip. */
export interface ImplementersPage {
  /** The report's files. */
  examples: Example[];
  /** Those of the report with a period, a filter and a rate, and the board that counts it. */
  second: Example[];
  /** The files of the further pages, in the order they are written; a later one may take the place of an earlier. */
  further: Example[];
  /** The page's own slip: `right` is written as `wrong`. */
  slip: { right: string; wrong: string };
  /** What the validator is said to print about it. */
  diagnostic: string;
}

/** Reads the page literally: nothing is added, nothing mended. */
export function readImplementersPage(): ImplementersPage {
  const text = fs.readFileSync(inProject('docs', 'implementers.md'), 'utf8');
  const [steps = '', further = ''] = text.split(/^## 四种常见的页面$/m);
  const [report = '', second = ''] = steps.split(/^(?=## 5\. )/m);
  const slip = /把 `(\w+)` 写成 `(\w+)`/.exec(text);
  const diagnostic = /^```text\n([\s\S]*?)^```$/m.exec(text);
  return {
    examples: blocksOf(report),
    second: blocksOf(second),
    further: blocksOf(further),
    slip: { right: slip?.[1] ?? '', wrong: slip?.[2] ?? '' },
    diagnostic: diagnostic?.[1] ?? '',
  };
}

function blocksOf(text: string): Example[] {
  const blocks = text.matchAll(/^```\w+ (screens\/\S+)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, file = '', content = '']) => ({ file, text: content }));
}

/** The report's JSON of the page. */
export function reportOf({ examples }: ImplementersPage): Example {
  const report = examples.find(({ file }) => file.endsWith('.report.json'));
  if (!report) throw new Error('the page shows no report');
  return report;
}

/** The report with the page's slip in it. */
export function misspelt(page: ImplementersPage): Example {
  const { file, text } = reportOf(page);
  return { file, text: text.replace(`"${page.slip.right}"`, `"${page.slip.wrong}"`) };
}

/** Saves a file the way editors do, under the folder that stands for `screens/`. */
export function saveInto(screens: string, { file, text }: Example): void {
  const target = path.join(screens, path.relative('screens', file));
  fs.writeFileSync(`${target}.tmp`, text);
  fs.renameSync(`${target}.tmp`, target);
}

/** Takes a file away again. */
export function removeFrom(screens: string, { file }: Example): void {
  fs.rmSync(path.join(screens, path.relative('screens', file)));
}

/** Runs what `npm run validate` runs, on a folder; answers its exit code and all it printed. */
export function validate(screens: string): Promise<{ code: number; output: string }> {
  const args = [...TYPESCRIPT, inProject('scripts', 'validate.ts'), '--dir', screens];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: inProject() }, (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output: output + errors }),
    );
  });
}

/** A row of the orders as the list's endpoint gives it. */
export interface OrderRow {
  orderId: string;
  orderDate: string;
  status: string;
  qty: number | string;
  shipCity: string | null;
}

/** A row of the page's report. */
export interface CityRow {
  city: string | null;
  orders: number;
  units: number;
}

/** What the page's SQL says, said once more without SQL. */
export function rankCities(rows: readonly OrderRow[], since?: string): CityRow[] {
  const cities = new Map<string | null, { orders: Set<string>; units: number }>();
  for (const { orderId, orderDate, status, qty, shipCity } of rows) {
    if (status === 'Cancelled' || (since !== undefined && orderDate < since)) continue;
    const name = shipCity === null ? null : shipCity.trim().toUpperCase();
    const city = cities.get(name) ?? { orders: new Set(), units: 0 };
    cities.set(name, city);
    city.orders.add(orderId);
    city.units += Number(qty);
  }
  return [...cities].map(([city, { orders, units }]) => ({ city, orders: orders.size, units }));
}

/** In the order of their names, so that two of them can be compared. */
export function byCity(rows: readonly CityRow[]): CityRow[] {
  const figures = rows.map(({ city, orders, units }) => ({ city, orders: Number(orders), units: Number(units) }));
  return figures.sort((a, b) => ((a.city ?? '') < (b.city ?? '') ? -1 : 1));
}
