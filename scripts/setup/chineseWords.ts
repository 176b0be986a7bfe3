import type { Plugin } from 'vite';

/** What a library says in English and no setting of it changes: in which module, the words, and what stands in their place. */
const REPLACED: readonly [module: string, words: string, instead: string][] = [
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
  ['@rc-component/select/es/hooks/useAllowClear.js', "'Clear'", "'清空'"],
  ['@rc-component/input-number/es/StepHandler.js', "'Increase Value' : 'Decrease Value'", "'增加' : '减少'"],
];

/** Puts Chinese in the place of words that libraries speak to screen readers; the build fails when they no longer say them. */
export function chineseWords(): Plugin {
  return {
    name: 'chinese-words',
    apply: 'build',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      const found = REPLACED.find(([module]) => path.endsWith(`/node_modules/${module}`));
      if (!found) return undefined;
      const [module, words, instead] = found;
      if (!code.includes(words)) this.error(`${module} no longer says ${words}`);
      return { code: code.replace(words, () => instead), map: null };
    },
  };
}
