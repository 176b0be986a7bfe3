import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClipboard, writeClipboard } from './clipboard.ts';
import bareBreaks from './fixtures/bare-breaks.json' with { type: 'json' };
import excel from './fixtures/excel.json' with { type: 'json' };
import calc from './fixtures/libreoffice-calc-7.4.7-block.json' with { type: 'json' };
import wps from './fixtures/wps.json' with { type: 'json' };

const cell = fc
  .oneof(
    fc.string(),
    fc.constantFrom('', '"', '""', 'a"b', '"a"', 'a\tb', 'a\nb', '\n', '\r', ' x ', '=1+1', '\uFEFF', '中"\n"文'),
  )
  .map((text) => text.replaceAll('\r\n', '\n'));
const matrices = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([height, width]) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
  );

describe('reading the clipboard', () => {
  it('reads what Excel copies', () => {
    expect(parseClipboard({ text: excel.text })).toEqual([
      ['货号', '名称', '数量', '日期', '备注'],
      ['A-01', '棉质"T恤"', '１，２００', '2024/5/1', '第一行\n第二行'],
      ['A-02', '5" 管', '1,234.50', '2024-5-2', ''],
      ['A-03', '', '(12)', '45413', '含\t制表符'],
    ]);
  });

  it('reads what WPS copies', () => {
    expect(parseClipboard({ text: wps.text })).toEqual([
      ['货号', '名称', '备注'],
      ['B-01', '宽 8" 板', '甲\n乙'],
      ['B-02', '是', ''],
    ]);
  });

  it('reads what LibreOffice Calc copies: breaks from its table, spaces from its text', () => {
    const empty = Array<string>(11).fill('');
    const block = parseClipboard(calc);
    expect(block).toEqual([
      ['货号', '名称', '备注', '数量', '单价', '日期', '时刻', '阶段', '比例', '核对', '编码', '空列'],
      [
        'A-01',
        '棉质"T恤"',
        '第一行\n第二行',
        '１，２００',
        '1,234.50',
        '2026/2/28',
        '2026-02-28 23:59:59',
        '打样',
        '12.50%',
        'TRUE',
        '00012',
        '',
      ],
      [
        'A-02',
        '5" 管',
        '含制表符',
        '12',
        '(1,234,567.89)',
        '2026年5月1日',
        '2026/5/1 8:05',
        '上架',
        '100%',
        'FALSE',
        '00012',
        '',
      ],
      [
        '"整格引号"',
        "'单引号",
        '他说"好",\n再说"不"',
        '1,200,000',
        '¥99.00',
        '2026-12-31',
        '13:05:00',
        '选品、打样',
        '-5.00%',
        '',
        '123456789012345678',
        '',
      ],
      ['A & B <甲>', ...empty],
      [
        '=1+1',
        '  两端空格  ',
        ' 首尾换行 ',
        '全角ＡＢＣ　空格',
        '1000000000000000',
        '2026/2/30',
        '8:30 PM',
        '已 停  用',
        '33.33%',
        '是',
        '+8613800000001',
        '',
      ],
      ['合并两列', '', '合并两行', '1', ...empty.slice(3)],
      ['A-06', '右', '', '2', ...empty.slice(4), '末列'],
    ]);
    const squeezed = block.map((row) => row.map((cell) => cell.replace(/ +/g, ' ').trim()));
    expect(parseClipboard({ html: calc.html })).toEqual(squeezed);
  });

  it('reads the tables of Excel and WPS', () => {
    expect(parseClipboard({ html: excel.html })).toEqual([
      ['A-01', '第一行\n第二行'],
      ['R&D <甲>', ''],
    ]);
    expect(parseClipboard({ html: wps.html })).toEqual([
      ['甲', '1'],
      ['', '2'],
    ]);
  });

  it('prefers the table only where it carries more', () => {
    expect(parseClipboard(bareBreaks)).toEqual([
      ['D-01', '上\n下'],
      ['D-02', '单'],
    ]);
    expect(parseClipboard({ text: 'a\tb', html: '<table><tr><td>c</td></tr></table>' })).toEqual([['a', 'b']]);
  });

  it('asks the table whose the quotes are', () => {
    const cells = [
      ['"开头', '一'],
      ['二', '结尾"'],
    ];
    const { html } = writeClipboard(cells);
    const text = '"开头\t一\n二\t结尾"\n';
    expect(parseClipboard({ text, html })).toEqual(cells);
    expect(parseClipboard({ text })).toEqual([['开头\t一\n二\t结尾']]);
    expect(parseClipboard({ text: '"整格"', html: writeClipboard([['"整格"']]).html })).toEqual([['"整格"']]);
    expect(parseClipboard({ text: '"a  b"', html: writeClipboard([['a b']]).html })).toEqual([['a  b']]);
    expect(parseClipboard({ text: 'a b', html: writeClipboard([['c\nd']]).html })).toEqual([['a b']]);
  });

  it.each<[string, string[][]]>([
    ['', []],
    ['x', [['x']]],
    ['\r\n', [['']]],
    ['a\t', [['a', '']]],
    ['a\r\n\r\nb\r\n', [['a'], [''], ['b']]],
    [
      'a\tb\nc',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['"open\tb', [['"open', 'b']]],
    ['"a"b\tc', [['"a"b', 'c']]],
    ['\uFEFFa', [['a']]],
    ['a\rb', [['a'], ['b']]],
  ])('reads %j', (text, rows) => {
    expect(parseClipboard({ text })).toEqual(rows);
  });

  it('reads back what it writes, by text and by table', () => {
    const back = fc.property(matrices, (matrix) => {
      expect(parseClipboard({ text: writeClipboard(matrix).text })).toEqual(matrix);
    });
    fc.assert(back, { numRuns: 500 });
    const spaced = (text: string): string => text.replace(/[\s\uFEFF\0]+/g, ' ').trim();
    const byTable = fc.property(matrices, (matrix) => {
      const plain = matrix.map((row) => row.map(spaced));
      expect(parseClipboard({ html: writeClipboard(plain).html })).toEqual(plain);
    });
    fc.assert(byTable);
  });

  it('is not slowed down by hostile HTML, and takes nothing from prototypes', () => {
    const hostile = [
      '<table>',
      '<a'.repeat(300_000),
      '<!--'.repeat(100_000),
      ' '.repeat(300_000),
      '&constructor;',
    ].join('');
    const started = performance.now();
    expect(parseClipboard({ html: `<table><td>${' '.repeat(300_000)}x&constructor;</td></table>` })).toEqual([
      ['x&constructor;'],
    ]);
    parseClipboard({ html: hostile });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('A091 tells spreadsheets that a text is no formula', () => {
    const { html, text } = writeClipboard([['=HYPERLINK("http://evil")', '-5', '0012', '<b>']]);
    expect(html).toBe(
      '<table><tbody><tr><td style="mso-number-format:\'\\@\'">=HYPERLINK(&quot;http://evil&quot;)</td><td>-5</td>' +
        '<td style="mso-number-format:\'\\@\'">0012</td><td>&lt;b&gt;</td></tr></tbody></table>',
    );
    expect(parseClipboard({ text })).toEqual([['=HYPERLINK("http://evil")', '-5', '0012', '<b>']]);
  });
});
