import { ConfigProvider, DatePicker, Form, Input, InputNumber, Select, Switch } from 'antd';
import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { KeyWatch } from '../grid/probes.ts';
import type { FormBench } from './FormBench.ts';
import { type BenchField, FIELDS, OPTIONS } from './fields.ts';
import { errorsPainted, interactive, place, textField, wholeForm } from './page.ts';

/** The same hundred fields as somebody would write them by hand with antd alone. */

const options = OPTIONS.map(({ value, text }) => ({ value, label: text }));

const editors: Record<BenchField['type'], () => ReactNode> = {
  input: () => createElement(Input),
  inputNumber: () => createElement(InputNumber, { style: { width: '100%' } }),
  select: () => createElement(Select, { options }),
  date: () => createElement(DatePicker, { style: { width: '100%' } }),
  switch: () => createElement(Switch),
  textarea: () => createElement(Input.TextArea, { rows: 4 }),
};

function item({ key, title, type, required }: BenchField): ReactNode {
  const rules = required ? [{ required: true, message: `请输入${title}` }] : [];
  return createElement(
    'div',
    { key, style: type === 'textarea' ? { gridColumn: 'span 4' } : {} },
    createElement(Form.Item, { name: key, label: title, rules, style: { marginBottom: 0 } }, editors[type]()),
  );
}

function HandWritten() {
  const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };
  return createElement(
    Form,
    { layout: 'vertical', id: 'bench' },
    createElement('div', { style: grid }, FIELDS.map(item)),
    createElement('button', { type: 'submit', hidden: true }),
  );
}

class BarePage implements FormBench {
  readonly watch = new KeyWatch();
  readonly whole = wholeForm;
  private root: Root | undefined;

  prepare(): void {
    this.root = createRoot(place());
    this.root.render(createElement(ConfigProvider, null, null));
  }

  async open(): Promise<number> {
    const begin = performance.now();
    this.root?.render(createElement(ConfigProvider, null, createElement(HandWritten)));
    await interactive();
    return performance.now() - begin;
  }

  focus(field: number): void {
    textField(field)?.focus();
  }

  shown(field: number): string | undefined {
    return textField(field)?.value;
  }

  async validate(): Promise<number> {
    const begin = performance.now();
    document.querySelector<HTMLFormElement>('form')?.requestSubmit();
    await errorsPainted('.ant-form-item-explain-error');
    return performance.now() - begin;
  }
}

window.formBench = new BarePage();
