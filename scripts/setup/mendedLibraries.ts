import type { Plugin } from 'vite';

/** What no setting of a library changes: in which module, its text, and what stands in its place. */
const REPLACED: readonly [module: string, text: string, instead: string][] = [
  // What is not shown has the height `auto`: read as no number, which is never the one before, it makes a grid of a
  // page that is kept hidden look again with every frame.
  ['ag-stack/dist/package/main.esm.mjs', 'height: pf(height || "0")', 'height: pf(height) || 0'],
  ['ag-stack/dist/package/main.esm.mjs', 'width: pf(width || "0")', 'width: pf(width) || 0'],
  // A dialog is noted when it is drawn, and forgotten when it goes: one that was drawn and never came to be shown, as
  // something beside it was still loading, kept Esc from every other for good.
  [
    '@rc-component/portal/es/useEscKeyDown.js',
    'const len = stack.length;',
    'stack = stack.filter(({ shown }) => shown);\n    const len = stack.length;',
  ],
  [
    '@rc-component/portal/es/useEscKeyDown.js',
    'ensure();\n      // Attach',
    'ensure();\n      for (const item of stack) if (item.id === id) item.shown = true;\n      // Attach',
  ],
  // An icon is said by the file it is drawn in ("shopping"); the words beside it, or of its button, say what it means.
  [
    '@ant-design/icons/es/components/AntdIconLight.js',
    'role: "img",\n    "aria-label": icon.name',
    '...(restProps["aria-label"] === undefined ? { "aria-hidden": true } : { role: "img" })',
  ],
  [
    '@rc-component/tabs/es/TabNavList/TabNode.js',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the library's own text
    '`Tab ${currentPosition} of ${tabCount}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what stands in its place
    '`第 ${currentPosition} 个，共 ${tabCount} 个`',
  ],
  ['@rc-component/input/es/BaseInput.js', 'type: "button",', 'type: "button",\n        "aria-label": "清除输入",'],
  [
    'antd/es/input/Search.js',
    "color: enterButton ? 'primary' : 'default',",
    "color: enterButton ? 'primary' : 'default',\n      \"aria-label\": '查找',",
  ],
  ['@rc-component/select/es/hooks/useAllowClear.js', "'Clear'", "'清空'"],
  ['@rc-component/input-number/es/StepHandler.js', "'Increase Value' : 'Decrease Value'", "'增加' : '减少'"],
];

/** Puts Chinese in the place of words that libraries speak to screen readers, and mends a fault; the build fails when a text is gone. */
export function mendedLibraries(): Plugin {
  return {
    name: 'mended-libraries',
    apply: 'build',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      const found = REPLACED.filter(([module]) => path.endsWith(`/node_modules/${module}`));
      if (found.length === 0) return undefined;
      let mended = code;
      for (const [module, text, instead] of found) {
        if (!code.includes(text)) this.error(`${module} no longer says ${text}`);
        mended = mended.replace(text, () => instead);
      }
      return { code: mended, map: null };
    },
  };
}
