import { buildChart } from '../../../engine/charts/buildChart.ts';
import type { Chart } from '../../../engine/charts/Chart.ts';
import { planChart } from '../../../engine/charts/checkChart.ts';
import type { ChartColumn } from '../../../engine/plan/chart.ts';
import type { ChartDeclaration } from '../../../schemas/generated/types.ts';

const COLUMNS: ChartColumn[] = [
  { key: 'day', title: '日期', kind: 'date' },
  { key: 'site', title: '站点', kind: 'text', texts: { us: '美国', de: '德国', jp: '日本', uk: '英国' } },
  { key: 'category', title: '类目', kind: 'text' },
  { key: 'weekday', title: '星期', kind: 'text' },
  { key: 'sales', title: '销售额', kind: 'number', precision: 2, unit: '¥' },
  { key: 'orders', title: '订单数', kind: 'number' },
  { key: 'acos', title: '广告占比', kind: 'number', format: 'percent' },
];

const SITES = ['us', 'de', 'jp', 'uk'];
const CATEGORIES = ['厨房用品', '户外与运动', '宠物', '办公文具', '婴幼儿', '家居收纳', '灯具', '<b>汽车</b>'];

/** The same at every run. */
const wave = (seed: number) => 0.5 + 0.5 * Math.sin(seed * 12.9898) * Math.cos(seed * 0.37);

const dayOf = (at: number) => new Date(Date.UTC(2026, 7, 1 + at)).toISOString().slice(0, 10);

const daily = (days: number) =>
  Array.from({ length: days }, (_, at) =>
    SITES.map((site, place) => ({
      day: dayOf(at),
      site,
      // As decimals come from the database.
      sales: (9000 - place * 1800 + 2600 * wave(at + place * 40)).toFixed(2),
      orders: Math.round(300 - place * 50 + 80 * wave(at * 2 + place)),
      acos: 0.18 + 0.2 * wave(at + place * 7),
    })),
  ).flat();

const byDay = (days: number) => daily(days).filter(({ site }) => site === 'us');
const byCategory = CATEGORIES.map((category, at) => ({
  category,
  sales: 52_000 / (at + 1),
  orders: 90 - at * 7,
  acos: 0.1 * at,
}));
const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const byWeekday = SITES.flatMap((site, place) =>
  WEEKDAYS.map((weekday, at) => ({ site, weekday, orders: Math.round(100 * wave(at * 3 + place)) })),
);
const STEPS = { 销售额: 52_000, 退款: -4100, 佣金: -7800, 配送费: -9400, 广告费: -8600, 采购成本: -15_200 };
const STAGES = { 曝光: 120_000, 点击: 31_000, 加购: 9800, 下单: 4200, 付款: 3900 };
const named = (values: Record<string, number>) =>
  Object.entries(values).map(([category, sales]) => ({ category, sales, orders: sales }));

type Sample = [ChartDeclaration, readonly Record<string, unknown>[]];

const SAMPLES = {
  line: [{ mark: 'line', title: '每日销售额', x: 'day', y: ['sales'], series: 'site', target: 8000 }, daily(90)],
  one: [{ mark: 'line', title: '美国每日销售额', x: 'day', y: ['sales'] }, byDay(30).filter((_, at) => at % 9 < 6)],
  area: [
    {
      mark: 'area',
      title: '订单数',
      x: 'day',
      y: ['orders'],
      references: [{ value: 300, title: '警戒' }],
      annotations: [
        { date: '2026-08-15', title: '会员日' },
        { date: '2026-09-10', title: '新品上架' },
        { date: '2026-09-12', title: '调价' },
      ],
    },
    byDay(60),
  ],
  combo: [
    { mark: 'combo', title: '销售额与广告占比', x: 'day', y: ['sales', { key: 'acos', mark: 'line', axis: 'right' }] },
    byDay(30),
  ],
  bar: [{ mark: 'bar', title: '各类目销售额', x: 'category', y: ['sales'], top: 5 }, byCategory],
  flat: [
    { mark: 'bar', title: '各类目订单数', x: 'category', y: ['orders'], horizontal: true, sort: '-value' },
    byCategory,
  ],
  stack: [{ mark: 'stack', title: '各站点订单数', x: 'day', y: ['orders'], series: 'site' }, daily(14)],
  pie: [{ mark: 'pie', title: '类目占比', x: 'category', y: ['sales'] }, byCategory],
  donut: [{ mark: 'donut', title: '类目订单', x: 'category', y: ['orders'], top: 4 }, byCategory],
  scatter: [{ mark: 'scatter', title: '订单与销售额', x: 'orders', y: ['sales'], series: 'site' }, daily(40)],
  funnel: [{ mark: 'funnel', title: '转化', x: 'category', y: ['orders'] }, named(STAGES)],
  heatmap: [{ mark: 'heatmap', title: '各站点下单时间', x: 'weekday', y: ['orders'], series: 'site' }, byWeekday],
  gauge: [{ mark: 'gauge', title: '月度目标', y: ['sales'], target: 400_000 }, byDay(31)],
  waterfall: [{ mark: 'waterfall', title: '利润构成', x: 'category', y: ['sales'] }, named(STEPS)],
  negative: [{ mark: 'pie', title: '利润占比', x: 'category', y: ['sales'] }, named(STEPS)],
  empty: [{ mark: 'line', title: '没有数据', x: 'day', y: ['sales'] }, []],
  long: [
    { mark: 'line', title: '每分钟', x: 'orders', y: ['sales'] },
    Array.from({ length: 100_000 }, (_, at) => ({ orders: at, sales: 100 * wave(at / 900) })),
  ],
} satisfies Record<string, Sample>;

export type SampleName = keyof typeof SAMPLES;

export const SAMPLE_NAMES = Object.keys(SAMPLES) as SampleName[];

export function sampleChart(name: SampleName): Chart {
  const [declared, rows]: Sample = SAMPLES[name];
  return buildChart(planChart(declared), COLUMNS, rows);
}
