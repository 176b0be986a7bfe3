import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { noExpressions } from '../../../engine/expressions/noExpressions.ts';
import { checkRow } from '../../../engine/rules/checkRow.ts';
import { PlanFormView } from '../../../renderers/forms/draw/PlanFormView.tsx';
import { createFormStore } from '../../../renderers/forms/store/FormStore.ts';
import { formStates } from '../../../renderers/forms/store/formState.ts';
import { around, makeServices } from '../around.ts';
import { KeyWatch } from '../grid/probes.ts';
import type { FormBench } from './FormBench.ts';
import { FORM } from './fields.ts';
import { errorsPainted, interactive, place, textField, wholeForm } from './page.ts';

/** The form of the product as its window uses it: the same component, store and rules, no server. */

const CELLS = { dictionary: () => undefined };

class OursPage implements FormBench {
  readonly watch = new KeyWatch();
  readonly whole = wholeForm;
  private readonly services = makeServices();
  private root: Root | undefined;

  async prepare(): Promise<void> {
    // The bare page has brought all its editors with it.
    await import('../../../renderers/cells/editors/DateEditor.tsx');
    this.root = createRoot(place());
    this.root.render(around(this.services, null));
  }

  async open(): Promise<number> {
    const begin = performance.now();
    const logic = {
      stateOf: formStates(FORM, {}, noExpressions),
      check: (row: Readonly<Record<string, unknown>>) => checkRow(FORM.fields, row, noExpressions),
    };
    const form = createElement(PlanFormView, {
      id: 'bench',
      form: FORM,
      store: createFormStore(logic, {}),
      cells: CELLS,
      narrow: false,
      refused: [],
      onSubmit: () => {},
    });
    this.root?.render(around(this.services, form));
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
    await errorsPainted('.form-error');
    return performance.now() - begin;
  }
}

window.formBench = new OursPage();
