import type { FormRule } from 'antd';

/** A rule of the engine as a rule of a form. */
export function ruled(check: (value: string) => string | undefined): FormRule[] {
  return [
    {
      validator: async (_rule, value: unknown) => {
        const wrong = check(typeof value === 'string' ? value.trim() : '');
        if (wrong !== undefined) throw new Error(wrong);
      },
    },
  ];
}
