import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { buildChart } from '../../engine/charts/buildChart.ts';
import type { ChartColumn, ChartMark, PlanChart } from '../../engine/plan/chart.ts';
import { createDraughtsman } from './Draughtsman.ts';
import type { Paper, PaperJob } from './Paper.ts';

const COLUMNS: ChartColumn[] = [
  { key: 'day', title: '日期', kind: 'date' },
  { key: 'site', title: '站点', kind: 'text' },
  { key: 'sales', title: '销售额', kind: 'number', precision: 2, unit: '¥' },
  { key: 'acos', title: '广告占比', kind: 'number', format: 'percent' },
  { key: 'trackNo', title: '跟踪号', kind: 'number' },
];

const ROWS = Array.from({ length: 40 }, (_, at) => ({
  day: `2026-${at < 20 ? '08' : '09'}-${String((at % 20) + 1).padStart(2, '0')}`,
  site: at % 2 === 0 ? '=1+1' : '德国',
  sales: (1000 + at * 37.25).toFixed(2),
  acos: 0.2 + at / 400,
  trackNo: at === 0 ? '9400111899223100001234' : at,
}));

const chartOf = (mark: ChartMark, plan: Partial<PlanChart> = {}) =>
  buildChart({ mark, title: `各站<销售>&额 ${mark}`, x: 'day', y: [{ key: 'sales' }], ...plan }, COLUMNS, ROWS);

const paper = (parts: Paper['parts']): Paper => ({
  title: '销售看板',
  said: [
    { label: '筛选', text: '站点：美国；日期：近30天' },
    { label: '数据时间', text: '2026-11-23 09:15' },
    { label: '制表人', text: '张三' },
    { label: '声明', text: 'a1b2c3d4' },
  ],
  parts,
});

/** A chart that says what happened on two of its days. */
const annotated = chartOf('line', {
  annotations: [
    { date: '2026-08-05', title: '会员日' },
    { date: '2026-09-02', title: '断货 <A>' },
  ],
});

const draughtsman = createDraughtsman();
afterAll(() => draughtsman.close());

const picture = (kind: 'png' | 'svg', chart = chartOf('line')): PaperJob => ({
  kind,
  chart,
  width: 640,
  height: 360,
  caption: '站点：美国；截至 2026-11-23 09:15',
});

describe('a chart without a browser', () => {
  test.each<[ChartMark, Partial<PlanChart>]>([
    ['line', { series: 'site', target: 1500 }],
    ['combo', { y: [{ key: 'sales' }, { key: 'acos', axis: 'right' }] }],
    ['stack', { series: 'site' }],
    ['donut', { x: 'site' }],
    ['heatmap', { series: 'site' }],
    ['waterfall', { x: 'site' }],
    ['funnel', { x: 'site' }],
    ['gauge', { x: undefined, target: 100_000 }],
    ['scatter', { x: 'acos' }],
  ])('%s is one SVG with its title and caption', async (mark, plan) => {
    const svg = (await draughtsman.make(picture('svg', chartOf(mark, plan)))).toString();
    expect(svg).toMatch(/^<svg width="640" height="360"/);
    expect(svg).toContain(`各站&lt;销售&gt;&amp;额 ${mark}`);
    expect(svg).toContain('截至 2026-11-23 09:15');
    expect(svg).not.toMatch(/NaN|<script/);
  });

  test('says over its dates what happened there', async () => {
    const svg = (await draughtsman.make(picture('svg', annotated))).toString();
    expect(svg).toContain('会员日');
    expect(svg).toContain('断货 &lt;A&gt;');
    const without = (await draughtsman.make(picture('svg'))).toString();
    const lines = (text: string) => [...text.matchAll(/stroke-dasharray/g)].length;
    expect(lines(svg)).toBe(lines(without) + 2);
  });

  test('is painted with a face of its own, twice as sharp', async () => {
    const png = await draughtsman.make(picture('png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 720]);
  });
});

describe('a PDF', () => {
  test('has its pages, and its face is inside', async () => {
    const pdf = await draughtsman.make({
      kind: 'pdf',
      paper: paper([
        {
          kind: 'figures',
          title: '概览',
          figures: [{ column: COLUMNS[2] as ChartColumn, value: 12_345.6, change: '环比 +3.2%' }],
        },
        { kind: 'chart', chart: chartOf('line', { series: 'site' }) },
        { kind: 'chart', chart: chartOf('donut', { x: 'site' }) },
        { kind: 'table', title: '明细', columns: COLUMNS, rows: ROWS },
        { kind: 'notice', title: '库存', text: '没有权限' },
      ]),
    });
    const text = pdf.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toMatch(/\/FontFile2/);
    expect(text).toMatch(/\+NotoSansSC/);
    expect([...text.matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(1);
    // A subset: the face alone has ten megabytes.
    expect(pdf.length).toBeLessThan(400_000);
  });

  test('of many rows says how many there are', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ site: `s${at}` }));
    const pdf = await draughtsman.make({
      kind: 'pdf',
      paper: paper([{ kind: 'table', title: '', columns: COLUMNS.slice(1, 2), rows }]),
    });
    const pages = [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
    expect(pages).toBeGreaterThan(6);
    expect(pages).toBeLessThan(10);
  });
});

describe('a workbook', () => {
  const sheets = async (parts: Paper['parts']) => {
    const files = unzipSync(new Uint8Array(await draughtsman.make({ kind: 'xlsx', paper: paper(parts) })));
    return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
  };

  test('keeps numbers as numbers, days as days, and what looks like a formula as a text', async () => {
    const files = await sheets([{ kind: 'table', title: '明细', columns: COLUMNS, rows: ROWS }]);
    const data = files['xl/worksheets/sheet2.xml'] ?? '';
    expect(data).toContain('<v>1037.25</v>');
    expect(data).toContain('<v>46235</v>');
    expect(data).not.toContain('<f>');
    expect(data).not.toMatch(/<v>9\.4/);
    const words = `${files['xl/sharedStrings.xml'] ?? ''}${data}`;
    expect(words).toContain('=1+1');
    expect(words).toContain('9400111899223100001234');
    expect(words).toContain('销售额（¥）');
    expect(files['xl/styles.xml']).toContain('0.0%');
  });

  // Days without rows have a line too: 2 September is the 33rd.
  test('has what happened beside the days of a chart', async () => {
    const files = await sheets([{ kind: 'chart', chart: annotated }]);
    const strings = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
      ([, text]) => text,
    );
    const data = files['xl/worksheets/sheet2.xml'] ?? '';
    const cells = [...data.matchAll(/<c r="C(\d+)"([^>]*)>(?:<v>(\d+)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)/g)];
    const said = cells.map(([, row, kind, at, inline]) => [
      row,
      kind?.includes('t="s"') ? strings[Number(at)] : inline,
    ]);
    expect(said.filter(([, text]) => text)).toEqual([
      ['1', '标注'],
      ['6', '会员日'],
      ['34', '断货 &lt;A&gt;'],
    ]);
  });

  test('has a sheet for each part, names that collide told apart, and says of what it is', async () => {
    const chart = { ...chartOf('line', { series: 'site' }), title: '明细/[2]*' };
    const table = { kind: 'table', title: '明细 2', columns: COLUMNS, rows: [] } as const;
    const files = await sheets([{ kind: 'chart', chart }, table, table]);
    const names = [...(files['xl/workbook.xml'] ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['说明', '明细  2', '明细 2', '明细 2 2']);
    const all = Object.values(files).join('');
    for (const said of ['销售看板', '站点：美国；日期：近30天', '2026-11-23 09:15', '张三', 'a1b2c3d4'])
      expect(all).toContain(said);
  });
});

test('whatever stands in a name, the file is made', async () => {
  const nasty = 'a\u0000b\u000bc\ud800😀 مرحبا\n\uffff]]>&<"';
  const chart = { ...chartOf('bar', { x: 'site' }), title: nasty, notes: [nasty] };
  chart.x = { ...chart.x, labels: chart.x.labels.map(() => nasty) };
  const columns = COLUMNS.map((column) => ({ ...column, title: nasty, unit: nasty }));
  const rows = [
    { day: '2026-13-45', site: nasty, sales: 'NaN', acos: 1e308 },
    { day: nasty, site: { a: 1 }, sales: true },
  ];
  const parts: Paper['parts'] = [
    { kind: 'chart', chart },
    { kind: 'table', title: nasty, columns, rows },
  ];
  const made = await Promise.all([
    draughtsman.make(picture('png', chart)),
    draughtsman.make({ kind: 'pdf', paper: { ...paper(parts), title: nasty } }),
    draughtsman.make({ kind: 'xlsx', paper: { ...paper(parts), title: nasty } }),
  ]);
  expect(made.every((file) => file.length > 1000)).toBe(true);
  const text = Object.values(unzipSync(new Uint8Array(made[2])))
    .map((content) => strFromU8(content))
    .join('');
  expect(text).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Surrogate}/u);
});

test('what takes too long ends, and the next is made by another thread', async () => {
  const hasty = createDraughtsman({ deadline: 1 });
  await expect(hasty.make(picture('png'))).rejects.toMatchObject({ reason: 'late' });
  await hasty.close();
  const one = createDraughtsman();
  await expect(one.make({ kind: 'svg', chart: null as never, width: 10, height: 10 })).rejects.toMatchObject({
    reason: 'broken',
  });
  expect((await one.make(picture('svg'))).length).toBeGreaterThan(1000);
  await one.close();
});

test('more than is made is refused, and so is more than may wait', async () => {
  await expect(draughtsman.make({ ...picture('svg'), width: 90_000 } as PaperJob)).rejects.toMatchObject({
    reason: 'large',
  });
  const notices = Array.from({ length: 61 }, () => ({ kind: 'notice', title: '', text: '' }) as const);
  await expect(draughtsman.make({ kind: 'pdf', paper: paper(notices) })).rejects.toMatchObject({ reason: 'large' });
  const narrow = createDraughtsman({ waiting: 1 });
  const jobs = await Promise.allSettled([1, 2, 3, 4].map(() => narrow.make(picture('svg'))));
  expect(jobs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  await narrow.close();
});
