import type { CellType } from '../../schemas/generated/types.ts';

/**
 * What Enter does in a cell: writes in its place, or opens a list, a calendar, a dialog or a pop-over; switches its
 * mark; or nothing, where a value is only shown. `absent`: there is no such cell.
 */
export type Opens = 'input' | 'list' | 'calendar' | 'dialog' | 'popover' | 'mark' | 'nothing' | 'absent';

/** How a cell is seen in its states. */
export interface CellStates {
  /** As it is kept; a function of the ids of the first categories where it holds some. */
  value: string | number | null | ((categories: readonly string[]) => string);
  /** The text of the filled cell. */
  shown: string;
  /** What a mark that is off is kept as. */
  off?: string;
  /** The text of the empty cell where there is one. */
  empty?: string;
  opens: Opens;
  /** Told at the cell when it must not be empty. */
  wrong: string;
}

/** Every type by the fields of its example; a forgotten one does not compile. */
export const STATES: Record<CellType, Record<string, CellStates>> = {
  normal: { demo: { value: null, shown: 'P0001', opens: 'nothing', wrong: '请输入编号' } },
  input: { demo: { value: '印花短袖T恤', shown: '印花短袖T恤', opens: 'input', wrong: '请输入名称' } },
  inputNumber: {
    demo: { value: 0.9, shown: '90.0%', opens: 'input', wrong: '请输入完成率' },
    weight: { value: 1234.5, shown: '1,234.50', opens: 'input', wrong: '请输入毛重' },
    place: { value: 12, shown: '12', opens: 'input', wrong: '请输入次序' },
  },
  select: {
    province: { value: 'ZJ', shown: '浙江', opens: 'list', wrong: '请选择省份' },
    city: { value: 'HZ', shown: '杭州', opens: 'list', wrong: '请选择城市' },
    state: { value: 'Pending,Shipped', shown: '待处理已发货', opens: 'list', wrong: '请选择状态' },
  },
  list_multi: { demo: { value: 'Pending,Shipped', shown: '待处理+1', opens: 'list', wrong: '请选择状态' } },
  radio: { demo: { value: 'A', shown: '甲乙丙', empty: '甲乙丙', opens: 'mark', wrong: '请选择等级' } },
  switch: { demo: { value: '1', off: '0', shown: '', opens: 'mark', wrong: '请打开启用' } },
  date: {
    demo: { value: '2026-02-28', shown: '2026-02-28', opens: 'calendar', wrong: '请选择日期' },
    year: { value: '2026-01-01', shown: '2026', opens: 'calendar', wrong: '请选择年份' },
    month: { value: '2026-02-01', shown: '2026-02', opens: 'calendar', wrong: '请选择月份' },
    week: { value: '2026-02-23', shown: '2026-W09', opens: 'calendar', wrong: '请选择周' },
    quarter: { value: '2026-04-01', shown: '2026-Q2', opens: 'calendar', wrong: '请选择季度' },
  },
  datetime: {
    demo: { value: '2026-02-28 23:59:59', shown: '2026-02-28 23:59:59', opens: 'calendar', wrong: '请选择时刻' },
  },
  time: { demo: { value: '13:05:09', shown: '13:05:09', opens: 'calendar', wrong: '请选择时间' } },
  textarea: { demo: { value: '第一行\n第二行', shown: '第一行 第二行', opens: 'popover', wrong: '请输入备注' } },
  tags: {
    demo: { value: '热销;新品;', shown: '热销新品', opens: 'input', wrong: '请输入标签' },
    season: { value: '春夏;秋冬;', shown: '春夏秋冬', opens: 'input', wrong: '请输入季节' },
  },
  hidden: { demo: { value: '表格', shown: '', opens: 'absent', wrong: '' } },
  checkbox: { demo: { value: 'Y', off: 'N', shown: '', opens: 'mark', wrong: '请打开已核对' } },
  checkbox_meta: { demo: { value: '1', off: '0', shown: '', opens: 'mark', wrong: '请打开已读' } },
  json: { demo: { value: '{"a":1}', shown: '{"a":1}', opens: 'nothing', wrong: '请输入示例' } },
  progress: { demo: { value: 45, shown: '45%', opens: 'nothing', wrong: '请输入进度' } },
  ellipsis: {
    demo: {
      value: '这一款从去年秋天起在三个站点同时售卖，退货率一直低于平均，值得加单',
      shown: '这一款从去年秋天起在三个站点同时售卖，退货率一直低…',
      opens: 'nothing',
      wrong: '请输入摘要',
    },
    browser: {
      value: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      shown: 'Chrome · Windows',
      opens: 'nothing',
      wrong: '请输入浏览器',
    },
  },
  input_pop: { demo: { value: '第一行\n第二行', shown: '第一行 第二行', opens: 'popover', wrong: '请输入说明' } },
  sel_search: { demo: { value: 'Pending', shown: '待处理', opens: 'list', wrong: '请选择状态' } },
  sel_search_async: { demo: { value: 'Shipped', shown: '已发货', opens: 'list', wrong: '请选择状态' } },
  popup: {
    dimension: { value: 'month', shown: 'month', opens: 'dialog', wrong: '请输入分析维度' },
    demo: { value: '2026-02', shown: '2026-02', opens: 'dialog', wrong: '请输入月份' },
  },
  sel_user: { demo: { value: 'zhangwei,wangfang', shown: '张伟,王芳', opens: 'dialog', wrong: '请选择负责人' } },
  sel_depart: { demo: { value: 'A01A01,A01A02', shown: '运营一部,运营二部', opens: 'dialog', wrong: '请选择部门' } },
  upload: { demo: { value: 'temp/合同正本.pdf', shown: '合同正本.…', opens: 'dialog', wrong: '请上传合同' } },
  file: {
    demo: { value: 'temp/合同正本.pdf,temp/报价.xlsx', shown: '合同正本.…+1', opens: 'dialog', wrong: '请上传附件' },
  },
  image: { demo: { value: 'temp/主图.png', shown: '', opens: 'dialog', wrong: '请上传图片' } },
  slot: { demo: { value: 'B-100', shown: 'B-100', opens: 'nothing', wrong: '请输入链接' } },
  password: { demo: { value: 'open-sesame', shown: '●●●●●●', opens: 'input', wrong: '请输入口令' } },
  sel_role: { demo: { value: 'admin,finance', shown: '管理员,财务', opens: 'dialog', wrong: '请选择角色' } },
  sel_position: { demo: { value: 'general_manager', shown: '总经理', opens: 'dialog', wrong: '请选择职务' } },
  sel_tree: { demo: { value: 'SH-B-01', shown: '上海仓 01 号货架', opens: 'list', wrong: '请选择库位' } },
  cat_tree: {
    demo: {
      value: (categories) => categories.slice(0, 2).join(','),
      shown: '上衣,裤装',
      opens: 'dialog',
      wrong: '请选择分类',
    },
    second: { value: (categories) => categories[2] ?? '', shown: '裙装', opens: 'list', wrong: '请选择另一分类' },
  },
  pca: { demo: { value: '330100', shown: '浙江省/杭州市', opens: 'list', wrong: '请选择地区' } },
  umeditor: {
    demo: { value: '<p>纯棉 <strong>短袖</strong></p>', shown: '纯棉 短袖', opens: 'dialog', wrong: '请输入商品描述' },
  },
  markdown: { demo: { value: '# 题\n\n**粗**', shown: '题 粗', opens: 'dialog', wrong: '请输入操作说明' } },
  code: {
    demo: { value: 'def f():\n  return 1', shown: 'def f(): return 1', opens: 'dialog', wrong: '请输入清洗脚本' },
  },
  cron: {
    demo: { value: '0 0 8 ? * MON-FRI', shown: '0 0 8 ? * MON-FRI', opens: 'input', wrong: '请输入执行时间' },
    older: { value: '0 30 9 * * ?', shown: '0 30 9 * * ?', opens: 'input', wrong: '请输入旧系统的执行时间' },
  },
  checkbox_group: { demo: { value: 'Pending,Shipped', shown: '待处理已发货', opens: 'popover', wrong: '请选择渠道' } },
  sel_business: { demo: { value: 'TS-00123', shown: 'TS-00123', opens: 'dialog', wrong: '请选择商品' } },
  slider: { demo: { value: 'Y', shown: '是', opens: 'input', wrong: '请选择人工确认' } },
};
